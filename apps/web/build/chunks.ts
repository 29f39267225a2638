/** Groups our files into chunks, by the table of pages: many small files would weigh more than a few. */
import { statSync } from 'node:fs';
import type { PageName } from '@tenth-night/domain/site/paths';
import { pageNames, type TextGroup, textsOf } from '../app/pages.ts';
import { appFile, filesOf, isLeaf } from './import-graph.ts';

const HOME = 'home';
const DESTINATIONS: readonly TextGroup[] = ['main', 'explore', 'destination'];
/** The façade, which the other pages do not show. */
const REWARDS: readonly TextGroup[] = ['main', 'trips', 'booking'];
/** The pages with the fields for dates and travelers. The results load them only on a wide screen. */
const STAY_FIELDS: readonly TextGroup[] = ['main', 'hotel', 'destination'];
/** The pages with hearts. */
const HEARTS: readonly TextGroup[] = ['search', 'hotel', 'destination'];
/** Pages of little more than text. */
const SHORT: readonly TextGroup[] = ['legal', 'pages'];
/** So many kinds of pages share a file that even a light page of a booking is among them. */
const MANY = 5;
/** Few visitors open it: it takes what the others have, and they do not pay for it. */
const RARE = 'booking-change';
/** The HTTP headers of a file of its own would weigh more. */
const TINY_BYTES = 2_000;
const NOTHING_LATER = () => false;
const filesOfPage = pageNames().map((page) => ({ page, files: filesOf([appFile(`routes/${page}`)], NOTHING_LATER) }));
const filesOfPageAndLater = pageNames().map((page) => filesOf([appFile(`routes/${page}`)], () => true));
const filesOfEntry = filesOf([appFile('entry-client')], NOTHING_LATER);

/** What every page may load later: it must not bring parts of other pages. */
const filesOfSettings = filesOf([appFile('features/preferences/reconcile-settings')], NOTHING_LATER);

/** What hearts load with the first press. */
const filesOfPress = filesOf(['lib/saved/account-saved', 'stay-ui/saved-notice'].map(appFile), NOTHING_LATER);

/** Null if the bundler may choose the chunk. */
export function chunkOf(file: string): string | null {
  if (filesOfEntry.has(file)) return null;
  return groupOf(file) ?? (isTinyShare(file) ? 'common' : null);
}

function groupOf(file: string): string | null {
  const all = filesOfPage.filter(({ files }) => files.has(file)).map(({ page }) => page);
  // The pages of saved hotels take what the others have. Nobody arrives there first.
  const users = all.filter((page) => textsOf(page) !== 'saved' && page !== RARE);
  // Each module is no more than an address: a chunk of their own would weigh more.
  if (/ui.drawings./.test(file)) return 'shared';
  if (users.length === 0 && filesOfPress.has(file)) return 'first-press';
  // One chunk for all of them: every page pays for the name of each file that it may load later. But only for their own
  // files: what other pages load later must not bring it along.
  if (users.length === 0 && all.length > 0) return /(?:features|lib).saved./.test(file) ? 'saved' : null;
  if (filesOfSettings.has(file)) return users.length === 0 ? 'settings' : null;
  // Visitors come from search engines to a destination: it takes what the others have, and they do not pay for it.
  const others = users.filter((page) => textsOf(page) !== 'destination');
  if (others.length === 0 && users.length > 1) return 'destination';
  if (HEARTS.every((group) => users.some((page) => textsOf(page) === group)) && areOf(users, HEARTS)) return 'hearts';
  // A press on a heart must not load parts of other pages.
  if (filesOfPress.has(file) && !users.includes(HOME) && !users.includes('search')) return 'common';
  const pages = users.includes(HOME) ? users : others;
  const groups = [...new Set(pages.map((page) => textsOf(page)))];
  const isOnSavedCards = all.length > users.length && /stay-ui./.test(file);
  if (pages.length < 2) {
    // The results, and pages of saved hotels or of destinations: all of them have hearts.
    if ((isOnSavedCards || users.length > others.length) && pages.includes('search')) return 'hearts';
    // A small part that only rare pages share: a chunk of its own would weigh more.
    return all.length > users.length && pages.includes('hotel') && /app.ui./.test(file) ? 'stay' : null;
  }
  const areOnly = (some: readonly TextGroup[]) => areOf(pages, some);
  // The lightest page that needs a file decides: it must not load parts of heavier pages.
  if (pages.includes(HOME)) {
    if (areOnly(STAY_FIELDS)) return 'stay-fields';
    if (areOnly(DESTINATIONS)) return 'destinations';
    if (areOnly(REWARDS)) return 'rewards';
    return groups.includes('search') || groups.length > 2 ? 'shared' : null;
  }
  if (groups.some((group) => SHORT.includes(group))) return null;
  const isForDestination = users.length > others.length;
  if (groups.includes('search')) return isForDestination || groups.length >= MANY ? 'common' : 'browse';
  if (isForDestination) return null;
  if (groups.includes('hotel')) return 'stay';
  if (groups.length > 1) return 'booked';
  // The page after a payment is the most anxious one: it does not load the details of a booking.
  return groups[0] === 'booking' && !pages.includes('payment-return') ? 'one-booking' : (groups[0] ?? null);
}

/** Several pages load it, at once or later. */
function isTinyShare(file: string): boolean {
  if (!file.endsWith('.ts') || !isLeaf(file) || statSync(file).size > TINY_BYTES) return false;
  const isOnArrival = filesOfPage.some(({ files }) => files.has(file));
  return isOnArrival && filesOfPageAndLater.filter((files) => files.has(file)).length > 2;
}

function areOf(pages: readonly PageName[], groups: readonly TextGroup[]): boolean {
  return pages.every((page) => groups.includes(textsOf(page)));
}

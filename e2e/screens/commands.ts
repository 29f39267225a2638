/** What screen tests ask of the world outside the browser. They run in Node, with the browser's cookies. */
import type { SentPage } from '@tenth-night/web/testing/show-screen';
import type { BrowserCommand } from 'vitest/node';
import { type Booked, bookStay } from '../booked';
import { type Chosen, findOffer } from '../chosen-offer';
import { bookedStay, booksOf, isRefundable, type Prebook, pay, prebookStay, returnPath } from '../paid-stay';
import type { Site } from '../start-site';
import type { Stay } from '../stay-dates';

type Books = Awaited<ReturnType<typeof booksOf>>;
type BookedStay = Awaited<ReturnType<typeof bookedStay>>;
type Found = Pick<Chosen, 'hotelId' | 'offer'>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    faults: (...faults: readonly Readonly<Record<string, unknown>>[]) => Promise<void>;
    /** The first offer of Copenhagen, or the first with a free cancellation. */
    findOffer: (isRefundable?: boolean) => Promise<Found>;
    prebookStay: () => Promise<Prebook>;
    /** Pays with an accepted card. Returns the address that leads back from the payment. */
    pay: (prebook: Prebook) => Promise<string>;
    booksOf: (prebook: Prebook) => Promise<Books>;
    /** Books a paid stay by a call. Its link opens without an account. */
    bookedStay: (isRefundable: boolean) => Promise<BookedStay>;
    bookStay: (stay: Stay & { readonly city: string }) => Promise<Booked>;
    /** A page as the host sends it, after its redirects. */
    pageOf: (address: string) => Promise<SentPage>;
    forgetCookies: () => Promise<void>;
  }
}

export function commandsOf(site: Site) {
  const faults: BrowserCommand<Record<string, unknown>[]> = (_, ...list) => site.faults(...list);
  const find: BrowserCommand<[mustBeRefundable?: boolean]> = ({ context }, mustBeRefundable) =>
    findOffer(context, mustBeRefundable ? { isFit: isRefundable } : {});
  const prebook: BrowserCommand<[]> = ({ context }) => prebookStay(context, site);
  const payFor: BrowserCommand<[Prebook]> = async ({ context }, prebooked) =>
    returnPath(prebooked, await pay(context.request, site, prebooked));
  const books: BrowserCommand<[Prebook]> = ({ context }, prebooked) => booksOf(context.request, site, prebooked);
  const book: BrowserCommand<[Stay & { city: string }]> = ({ context }, stay) => bookStay(context.request, site, stay);
  const booked: BrowserCommand<[mustBeRefundable: boolean]> = ({ context }, mustBeRefundable) =>
    bookedStay(context, site, { isFit: (offer) => (mustBeRefundable ? isRefundable(offer) : !offer.refundable) });
  const pageOf: BrowserCommand<[address: string]> = async ({ context }, address) => {
    const answer = await context.request.get(address);
    const { pathname, search } = new URL(answer.url());
    return { address: pathname + search, html: await answer.text() };
  };
  const forgetCookies: BrowserCommand<[]> = ({ context }) => context.clearCookies();
  return {
    faults,
    findOffer: find,
    prebookStay: prebook,
    pay: payFor,
    booksOf: books,
    bookedStay: booked,
    bookStay: book,
    pageOf,
    forgetCookies,
  };
}

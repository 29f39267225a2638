/** A hotel's description in HTML (reference §3.3 and §12.13): most are plain, some long, odd or missing. */
import type { Hotel } from '../hotels/hotel';
import type { ContentLanguage } from '../languages';
import {
  createTeller,
  type Teller,
  tellAll,
  tellComforts,
  tellHouse,
  tellRooms,
  tellWhere,
} from './description-teller';
import type { Topic } from './descriptions/description-texts';
import { facilityName } from './facility-names';
import { toldLanguage } from './told-language';

const MISSING_SHARE = 0.008;
const ODD_SHARE = 0.015;
const LONG_SHARE = 0.012;
const HEADING_SHARE = 0.5;
const CLOSING_SHARE = 0.35;
const COMFORT_COUNT = 3;
const LIST_SHARE = 0.25;
const LIST_LENGTH = 6;
/** Higher ids are alarms and fire extinguishers. */
const LISTED_IDS_MAX = 400;

/** Some neighbours in the list of facilities. Empty if none are known. */
function facilityList({ hotel, language, random }: Teller): string {
  const ids = hotel.facilityIds;
  let end = ids.length;
  while (end > 0 && (ids[end - 1] ?? 0) > LISTED_IDS_MAX) end--;
  const first = random.int(0, Math.max(0, end - LIST_LENGTH));
  let items = '';
  for (let k = first; k < end && k < first + LIST_LENGTH; k++)
    items += `<li>${facilityName(ids[k] ?? 0, language)}</li>`;
  return items && `<ul>${items}</ul>`;
}

/** The last paragraph: sentences, or sometimes a list with a few words before and after it. */
function ending(teller: Teller, heading: string): string {
  const { hotel, random, texts } = teller;
  const closing = random.pick(texts.closings);
  if (hotel.facilityIds.length > LIST_LENGTH && random.chance(LIST_SHARE)) {
    const intro = random.pick(texts.listIntros);
    return `<p>${heading}${intro}</p>${facilityList(teller)}<p>${closing}</p>`;
  }
  const text = tellComforts(teller, COMFORT_COUNT) || tellRooms(teller);
  return random.chance(CLOSING_SHARE) ? `<p>${heading}${text} ${closing}</p>` : `<p>${heading}${text}</p>`;
}

function plainDescription(teller: Teller): string {
  const { random, texts } = teller;
  const hasHeadings = random.chance(HEADING_SHARE);
  const heading = (topic: Topic): string =>
    hasHeadings ? `<strong>${random.pick(texts.headings[topic])}</strong><br>` : '';
  const where = heading('where') + tellWhere(teller);
  const house = tellHouse(teller);
  const rooms = tellRooms(teller);
  const end = ending(teller, heading('comforts'));
  switch (random.int(2, 4)) {
    case 2:
      return `<p>${where} ${house} ${rooms}</p>${end}`;
    case 3:
      return `<p>${where}</p><p>${heading('house')}${house} ${rooms}</p>${end}`;
    default:
      return `<p>${where}</p><p>${heading('house')}${house}</p><p>${heading('rooms')}${rooms}</p>${end}`;
  }
}

/** Everything that the texts can say about the hotel. */
function longDescription(teller: Teller): string {
  const { hotel, texts } = teller;
  const told = (topic: Topic, text: string): string => `<p><strong>${texts.headings[topic][0]}</strong><br>${text}</p>`;
  return [
    told('where', tellWhere(teller)),
    told('house', tellAll(teller, [...texts.ofKind[hotel.kind], ...texts.house])),
    told('rooms', tellAll(teller, texts.rooms)),
    told('comforts', tellComforts(teller, Number.POSITIVE_INFINITY) || tellRooms(teller)),
    facilityList(teller),
    `<p>${tellAll(teller, texts.closings)}</p>`,
  ].join('');
}

/** Like text pasted from elsewhere: styles, a link, nested lists, and unclosed tags. All of it is harmless. */
function oddDescription(teller: Teller): string {
  const { hotel, texts, values } = teller;
  return (
    `<div style="font-family:Georgia;color:#333333"><h3>${values.name}</h3><br>${tellWhere(teller)}<br><br>` +
    `<ul><li>${texts.headings.house[0]} &amp; ${texts.headings.rooms[0]}${facilityList(teller)}</li><li></li></ul>` +
    `<p align="center">${tellHouse(teller)}<p>${tellRooms(teller)}<br>` +
    `<a href="https://hotels.example.test/${hotel.id}" target="_blank">${values.name}</a></div>`
  );
}

export function hotelDescription(hotel: Hotel, language: ContentLanguage): string {
  const teller = createTeller(hotel, toldLanguage(hotel, language));
  const lot = teller.random.next();
  if (lot < MISSING_SHARE) return '';
  if (lot < MISSING_SHARE + ODD_SHARE) return oddDescription(teller);
  if (lot < MISSING_SHARE + ODD_SHARE + LONG_SHARE) return longDescription(teller);
  return plainDescription(teller);
}

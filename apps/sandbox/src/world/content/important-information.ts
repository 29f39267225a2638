/** What a guest should know before arrival, line by line (reference §3.4). Empty for some hotels. */
import { createRandom } from '../../kernel/random';
import type { Hotel } from '../hotels/hotel';
import type { ContentLanguage } from '../languages';
import { fillSlots } from './fill-slots';
import { houseRuleTextsOf } from './house-rules/house-rule-texts-of';
import { localAmount, roundLocal } from './local-amount';
import { toldLanguage } from './told-language';

const SILENT_SHARE = 0.06;
const DEPOSIT_SHARE = 0.35;
const HTML_SHARE = 0.15;
const OTHER_MAX = 3;

export function importantInformation(hotel: Hotel, asked: ContentLanguage): string {
  const random = createRandom(`${hotel.id} important information`);
  if (random.chance(SILENT_SHARE)) return '';
  const language = toldLanguage(hotel, asked);
  const { notices } = houseRuleTextsOf(language);
  const amount = (local: number) => ({ amount: localAmount(local, hotel, language) });
  const cityTax = hotel.city.taxes.cityTax?.[Math.floor(hotel.stars) - 1];
  const deposit = roundLocal(random.range(50, 60 + hotel.stars * 40), hotel);
  const lines = [
    ...(random.chance(DEPOSIT_SHARE) ? [fillSlots(random.pick(notices.deposit), amount(deposit))] : []),
    ...(cityTax ? [fillSlots(random.pick(notices.cityTax), amount(cityTax))] : []),
  ];
  const first = random.int(0, notices.other.length - 1);
  const count = random.int(lines.length > 0 ? 0 : 1, OTHER_MAX);
  for (let k = 0; k < count; k++) lines.push(notices.other[(first + 2 * k) % notices.other.length] ?? '');
  if (random.chance(HTML_SHARE)) return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  return lines.join('\n');
}

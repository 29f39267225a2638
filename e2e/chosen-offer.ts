/** A chosen room: an offer of the sandbox, and what Book stores of it in the address and in the browser. */
import type { Locator, Page } from '@playwright/test';
import { API_BASE } from '@tenth-night/contract/first-paths';
import { decodeOffer } from '@tenth-night/contract/offer-codec';
import { PATHS } from '@tenth-night/contract/paths';
import type { PrebookAnswer, PrebookBodyOffer } from '@tenth-night/contract/prebook-codec';
import type { HotelRatesLine, OfferBody } from '@tenth-night/contract/rates';
import { jsonOf } from './checked-answer';
import { hotelsOf } from './hotels-of-a-city';
import { STAY } from './stay-dates';

export const PREBOOK = `**${API_BASE}${PATHS.prebook}`;
export const CONTACT = `**${API_BASE}${PATHS.contact}`;
export const PREBOOK_AT_PROVIDER = '/v3.0/rates/prebook';
/** Without it, the sandbox changes some offers at random, as hotels do. */
export const AS_OFFERED = { path: PREBOOK_AT_PROVIDER, kind: 'as-offered' };

/** The page of a journey, or anything else that can send requests to the site. */
export type Asker = Pick<Page, 'request'>;

type Wish = {
  readonly city?: string;
  readonly hotelId?: string;
  readonly isFit?: (offer: OfferBody, hotelId: string) => boolean;
};

export type Chosen = {
  readonly hotelId: string;
  readonly offer: OfferBody;
  readonly query: Readonly<Record<string, string>>;
  readonly address: string;
};

/** The first offer that fits. */
export async function findOffer(page: Asker, { city = 'Copenhagen', hotelId, isFit = () => true }: Wish = {}) {
  for (const hotelIds of hotelId ? [[hotelId]] : await hotelsOf(page.request, city)) {
    const data = { ...STAY, hotelIds, occupancies: [{ adults: 2 }], offersPerHotel: 50 };
    const answer = await jsonOf(await page.request.post(`${API_BASE}${PATHS.documentRates}`, { data }));
    for (const hotel of answer.hotels as readonly HotelRatesLine[]) {
      const offer = hotel.offers.find((one) => isFit(one, hotel.hotelId));
      if (offer) return { hotelId: hotel.hotelId, offer };
    }
  }
  throw new Error(`No hotel of ${city} has such an offer`);
}

/** Does the same as Book: the browser stores the offer, and the address names it. */
export async function choose(page: Page, wish: Wish = {}): Promise<Chosen> {
  const chosen = chosenOf(await findOffer(page, wish), wish.city);
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), chosen.stored);
  return chosen;
}

/** `stored` is the key and the text that the browser stores. */
export function chosenOf({ hotelId, offer }: Pick<Chosen, 'hotelId' | 'offer'>, placeName = 'Copenhagen') {
  const criteria = {
    ...{ placeId: null, placeName, isStreaming: true, isDebugging: false },
    dates: STAY,
    travellers: { adults: 2, childrenAges: [], rooms: 1 },
  };
  const record = JSON.stringify({ offer: decodeOffer(offer), hotelId, criteria, currency: offer.currency });
  const query = {
    offerId: offer.offerId ?? '',
    hotelId,
    price: String(offer.price),
    refundable: String(offer.refundable),
    board: offer.board ?? '',
    ...STAY,
    nights: '3',
    adults: '2',
    children: '0',
    childrenAges: '',
    rooms: '1',
  };
  const stored: [key: string, text: string] = [`offer:${offer.offerId}`, record];
  return { hotelId, offer, query, stored, address: `/checkout?${new URLSearchParams(query)}` };
}

/** Replaces parts of prebook's answer: `offer` parts of its offer, `data` the other fields. */
export async function changePrebook(
  page: Page,
  offer: (offer: PrebookBodyOffer) => object,
  data: Partial<PrebookAnswer['data']> = {},
): Promise<void> {
  await page.route(PREBOOK, async (route) => {
    const answer = (await jsonOf(await route.fetch())) as PrebookAnswer;
    await route.fulfill({
      json: { data: { ...answer.data, ...data, offer: { ...answer.data.offer, ...offer(answer.data.offer) } } },
    });
  });
}

export const stayCard = (page: Page): Locator => page.getByRole('region', { name: 'Your stay' });
export const priceCard = (page: Page): Locator => page.getByRole('complementary', { name: 'Your price' });
export const details = (page: Page): Locator => page.getByRole('form', { name: 'Your details' });
export const payment = (page: Page): Locator => page.getByRole('region', { name: 'Payment' });
export const gate = (page: Page): Locator => page.getByRole('region', { name: 'The hotel changed this offer' });
export const payButton = (page: Page): Locator => payment(page).getByRole('button', { name: /^Pay now/ });
export const card = (page: Page) => page.frameLocator('.sandbox-card-frame');

export const money = (amount: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(amount);

export async function openAddress(page: Page): Promise<void> {
  await details(page).getByText('Add a billing address').click();
}

export async function fillDetails(page: Page, email = 'mira@example.test'): Promise<void> {
  await details(page).getByLabel('First name').fill('Mira');
  await details(page).getByLabel('Last name').fill('Nováková');
  await details(page).getByLabel('Email').fill(email);
}

/** A third-party shop: a page on its own origin that sells one stay of the sandbox through the hosted widget. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jsonOf } from './checked-answer';
import { STAY } from './stay-dates';

const KEY = { 'x-api-key': 'sand_00000000-0000-4000-8000-000000000000', 'content-type': 'application/json' };

export type Prebook = {
  readonly prebookId: string;
  readonly transactionId: string;
  readonly secretKey: string;
  readonly price: number;
  readonly currency: string;
};

/** The vendor's API as a shop's server calls it. */
export function createVendor(sandboxUrl: string) {
  const send = (method: string, path: string, body?: object) =>
    fetch(`${sandboxUrl}/v3.0${path}`, { method, headers: KEY, ...(body && { body: JSON.stringify(body) }) });
  const call = async (...asked: Parameters<typeof send>) => jsonOf(await send(...asked));

  return {
    async prebook(): Promise<Prebook> {
      const { hotelIds } = await call('GET', '/data/hotels?countryCode=IT&cityName=Rome&limit=40');
      const rates = await call('POST', '/hotels/rates', {
        hotelIds,
        ...STAY,
        currency: 'EUR',
        guestNationality: 'US',
        occupancies: [{ adults: 2 }],
        refundableRatesOnly: true,
        maxRatesPerHotel: 1,
      });
      const [{ offerId }] = rates.data[0].roomTypes;
      return (await call('POST', '/rates/prebook', { offerId, usePaymentSdk: true })).data;
    },
    /** Returns the booking, or the reason why it was not booked. */
    async book({ prebookId, transactionId }: Prebook, clientReference: string) {
      const guest = { firstName: 'Ada', lastName: 'Testa', email: `${prebookId}@example.test` };
      const answer = await send('POST', '/rates/book', {
        prebookId,
        clientReference,
        holder: guest,
        guests: [{ occupancyNumber: 1, ...guest }],
        payment: { method: 'TRANSACTION_ID', transactionId },
      });
      return answer.json();
    },
    bookingsOf: (reference: string) => call('GET', `/bookings?clientReference=${reference}`),
    cancel: (bookingId: string) => call('PUT', `/bookings/${bookingId}`),
    async charges(transactionId: string) {
      const ledger = await jsonOf(await fetch(`${sandboxUrl}/__sandbox/ledger`));
      const own = (row: { transactionId: string }) => row.transactionId === transactionId;
      return { charges: ledger.charges.filter(own), refunds: ledger.refunds.filter(own) };
    },
  };
}

const checkoutPage = (sandboxUrl: string, { secretKey, prebookId, price }: Prebook, lang: string) => `<!doctype html>
<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>
<link rel="icon" href="data:,"><style>:root{color-scheme:light dark}body{max-width:560px;font-family:sans-serif}</style></head>
<body><main><h1>Shop</h1><div id="pay"></div></main>
<script src="${sandboxUrl}/payment-wrapper/dist/liteAPIPayment.js?v=a1"></script>
<script>
new LiteAPIPayment({
  publicKey: 'sandbox',
  secretKey: '${secretKey}',
  targetElement: '#pay',
  returnUrl: location.origin + '/paid?prebookId=${prebookId}',
  submitButton: { text: 'Pay now ${price} EUR' },
}).handlePayment();
</script></body></html>`;

const PAID_PAGE = '<!doctype html><html lang="en"><title>Paid</title><link rel="icon" href="data:,"><h1>Paid</h1>';

export async function openShop(sandboxUrl: string, prebook: Prebook, lang = 'en') {
  const server: Server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url?.startsWith('/paid') ? PAID_PAGE : checkoutPage(sandboxUrl, prebook, lang));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

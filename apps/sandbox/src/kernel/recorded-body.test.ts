import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordBody } from './recorded-body';

const LIMIT = 16 * 1024;
const shown = (text: string) => recordBody(text).recorded;
const shownJson = (value: unknown) => shown(JSON.stringify(value));

describe('a recorded body', () => {
  it.each([{ hotelIds: ['lp1', 'lp2'], occupancies: [{ adults: 2, children: [5] }] }, [], null, 0, false, 'text'])(
    'is the parsed JSON: %j',
    (body) => {
      expect(shownJson(body)).toEqual({ body });
    },
  );

  it('is text if it is not JSON', () => {
    expect(shown('hotelIds=lp1&adults=2')).toEqual({ body: 'hotelIds=lp1&adults=2' });
    expect(shown('{"hotelIds":')).toEqual({ body: '{"hotelIds":' });
  });

  it('is cut at 16 kB and marked, but never in the middle of a character', () => {
    const exact = 'x'.repeat(LIMIT - 2);
    expect(shownJson(exact)).toEqual({ body: exact });
    expect(shownJson(`${exact}x`)).toEqual({ body: `"${exact}x`, isBodyCut: true });
    // The é has two bytes, and only the first one fits.
    const { body, isBodyCut } = shown(`${'x'.repeat(LIMIT - 1)}é`);
    expect([body, isBodyCut]).toEqual(['x'.repeat(LIMIT - 1), true]);
  });

  it('holds no card number, whatever the name of its field is', () => {
    const number = '4242 4242 4242 4242';
    expect(
      shownJson({ note: `my card is ${number}.`, deep: [{ any: 4242424242424242 }], dashed: '4000-0000-0000-0002' }),
    ).toEqual({
      body: { note: 'my card is ***.', deep: [{ any: '***' }], dashed: '***' },
    });
    expect(shown(`card ${number} declined`)).toEqual({ body: 'card *** declined' });
    // In the field of a card form, even a mistyped number is masked.
    expect(shownJson({ number: '4242424242424241' })).toEqual({ body: { number: '***' } });
  });

  it('keeps numbers that are not card numbers', () => {
    const body = { phone: '+33 1 23 45 67 89', price: 12345.67, at: 1_799_999_999_999, reference: 'TN23456789AB' };
    expect(shownJson(body)).toEqual({ body });
  });

  it.each(['cvc', 'CVV', 'secretKey', 'client_secret', 'password', 'newPassword', 'cardNumber', 'securityCode'])(
    'holds no %s',
    (name) => {
      expect(shownJson({ a: [{ [name]: { any: 'hidden' } }], b: 1 })).toEqual({
        body: { a: [{ [name]: '***' }], b: 1 },
      });
      for (const text of [`{"${name}": "hid\\"den", "b":`, `b=1&${name}=hidden&c=2`, `{"${name}":"hidden`]) {
        expect(shown(text).body).not.toContain('hid');
        expect(shown(text).body).toContain('***');
      }
    },
  );

  it('is masked before it is cut, so that no part of a secret stays', () => {
    const card = '4242424242424242';
    for (let before = LIMIT - 40; before < LIMIT; before += 1) {
      const { body } = shownJson({ a: 'x'.repeat(before), b: card, password: 'hidden', c: 'x'.repeat(100) });
      expect(body).not.toMatch(/4242|hid/);
    }
  });

  it('never fails: deep nesting and odd texts are recorded as text', () => {
    expect(shown('['.repeat(200_000)).isBodyCut).toBe(true);
    expect(shown(`${'['.repeat(100_000)}${']'.repeat(100_000)}`).isBodyCut).toBe(true);
    fc.assert(fc.property(fc.string({ minLength: 1, unit: 'binary' }), (text) => recordBody(text).bytes > 0));
  });
});

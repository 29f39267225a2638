import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { derivedKey } from '../../config/derived-keys';
import { createCookieRenewal } from './session-cookie';

const [OLD, NEW] = ['the old secret, long enough to be one', 'the new secret, long enough to be one'];
const NAME = 'tenth-night.session_token';
const signed = (key: string) => {
  const signature = createHmac('sha256', key).update('to.ken').digest('base64');
  return `${NAME}=${encodeURIComponent(`to.ken.${signature}`)}`;
};
const renewed = createCookieRenewal({ current: NEW, previous: OLD });

it('signs a session again that an earlier key has signed', () => {
  const right = signed(derivedKey(NEW, 'sessions'));
  expect(renewed(signed(derivedKey(OLD, 'sessions')))).toBe(right);
  expect(renewed(`a=1; ${signed(OLD)}; b=2`)).toBe(`a=1; ${right}; b=2`);
  expect(renewed(signed(NEW))).toBe(right);
  expect(renewed(right)).toBe(right);
});

const FOREIGN = [signed('a key of nobody of us'), signed(OLD).replace(NAME, 'another_cookie')];

it.each(['', 'a=b', `${NAME}=`, `${NAME}=%E0%A4%A`, `${NAME}=to.ken.nonsense`, ...FOREIGN])(
  'does not change %j',
  (header) => {
    expect(renewed(header)).toBe(header);
  },
);

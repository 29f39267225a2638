import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { loadCommonPasswords } from './common-passwords';

it('contains the most common passwords, and no others', async () => {
  const isCommon = await loadCommonPasswords();
  expect(['123456', 'password', 'letmein', 'tulips'].filter(isCommon)).toHaveLength(4);
  expect(['12345', 'ten-nights-away', 'correct horse', ''].filter(isCommon)).toEqual([]);
});

it('contains the 10,000 most common ones of six characters or more', async () => {
  const isCommon = await loadCommonPasswords();
  const long = dictionary['passwords-common'].filter((password) => password.length >= 6);
  expect([long[0], long[9_999], long[10_000]].map((password) => isCommon(password ?? ''))).toEqual([true, true, false]);
});

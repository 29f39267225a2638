import { expect, it } from 'vitest';
import { loadCommonPasswords } from './common-passwords';

it('contains the most common passwords, and no others', async () => {
  const isCommon = await loadCommonPasswords();
  expect(['123456', 'password', 'letmein', 'tulips'].filter(isCommon)).toHaveLength(4);
  expect(['12345', 'ten-nights-away', 'correct horse', ''].filter(isCommon)).toEqual([]);
});

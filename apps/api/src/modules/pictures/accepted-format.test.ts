import { describe, expect, it } from 'vitest';
import { formatFor } from './accepted-format';

describe('the format of a picture', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avifx,text/html', 'plain'],
    ['*/*', 'plain'],
    ['', 'plain'],
    [undefined, 'plain'],
  ])('for %s is %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });
});

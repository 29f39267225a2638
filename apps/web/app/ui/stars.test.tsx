import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stars } from './stars';

const starsIn = (count: number) => renderToStaticMarkup(<Stars count={count} label="stars" />).match(/<svg/g)?.length;

describe('the star row', () => {
  it('[CHK-29] has as many stars as the hotel, from 0 to 5', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => starsIn(count) ?? 0)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('draws a half as a whole star, and never more than five', () => {
    expect([3.5, 4.4, 9].map(starsIn)).toEqual([4, 4, 5]);
  });
});

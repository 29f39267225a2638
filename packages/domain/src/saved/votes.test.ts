import { expect, it } from 'vitest';
import { orderByVotes } from './votes';

it('puts the most liked hotel first, and keeps the order of equal ones', () => {
  const hotels = [0, 2, 1, 2, 0].map((votes, i) => ({ hotelId: `h${i}`, votes }));
  expect(orderByVotes(hotels).map(({ hotelId }) => hotelId)).toEqual(['h1', 'h3', 'h2', 'h0', 'h4']);
});

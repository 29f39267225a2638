import { describe, expect, it } from 'vitest';
import { createBookingLink } from './booking-link';

const [OURS, OTHERS] = [createBookingLink('a secret'), createBookingLink('another secret')];

describe('the link to a booking', () => {
  it('opens with the token of that booking', () => {
    expect(OURS.opens('TN1', OURS.tokenOf('TN1'))).toBe(true);
    expect(OURS.tokenOf('TN1')).toMatch(/^[\w-]{43}$/);
  });

  it.each([undefined, '', 'x', OURS.tokenOf('TN2'), OTHERS.tokenOf('TN1'), OURS.tokenOf('TN1').slice(0, -4)])(
    'does not open with %j',
    (token) => expect(OURS.opens('TN1', token)).toBe(false),
  );
});

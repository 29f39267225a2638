import { describe, expect, it } from 'vitest';
import { createBookingLink } from './booking-link';

const linkOf = (current: string, previous: string | null = null) => createBookingLink({ current, previous });
const [OURS, OTHERS] = [linkOf('a secret'), linkOf('another secret')];

describe('the link to a booking', () => {
  it('opens with the token of that booking', () => {
    expect(OURS.opens('TN1', OURS.tokenOf('TN1'))).toBe(true);
    expect(OURS.tokenOf('TN1')).toMatch(/^[\w-]{43}$/);
  });

  it('opens after a change of the secret, while the previous secret is known', () => {
    expect(linkOf('a new secret', 'a secret').opens('TN1', OURS.tokenOf('TN1'))).toBe(true);
    expect(linkOf('a new secret').opens('TN1', OURS.tokenOf('TN1'))).toBe(false);
    expect(linkOf('a new secret', 'a secret').tokenOf('TN1')).toBe(linkOf('a new secret').tokenOf('TN1'));
  });

  it.each([undefined, '', 'x', OURS.tokenOf('TN2'), OTHERS.tokenOf('TN1'), OURS.tokenOf('TN1').slice(0, -4)])(
    'does not open with %j',
    (token) => expect(OURS.opens('TN1', token)).toBe(false),
  );
});

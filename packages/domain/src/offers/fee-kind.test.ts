import { describe, expect, it } from 'vitest';
import { feeKind } from './fee-kind';

describe('the kind of a fee', () => {
  it.each([
    ['City tax', 'city'],
    ['city_tax', 'city'],
    ['Municipal tax', 'city'],
    [' Tourism  Fee ', 'tourist'],
    ['Resort fee', 'resort'],
    ['Property fee', 'property'],
    ['SERVICE CHARGE', 'service'],
    ['Cleaning fee', 'cleaning'],
  ])('of %j is %s', (description, kind) => {
    expect(feeKind(description)).toBe(kind);
  });

  it.each(['', 'Spa levy', 'City tax and resort fee'])('of %j only the provider knows', (description) => {
    expect(feeKind(description)).toBeUndefined();
  });
});

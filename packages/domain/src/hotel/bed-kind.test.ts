import { describe, expect, it } from 'vitest';
import { bedKind } from './bed-kind';

describe('the kind of a bed', () => {
  it.each([
    ['Single bed', 'single'],
    ['Twin Beds', 'single'],
    ['Double bed', 'double'],
    ['Queen bed', 'queen'],
    ['Large bed (King size)', 'king'],
    ['King-size bed', 'king'],
    ['Extra-large double bed (Super-king size)', 'king'],
    ['Bunk bed', 'bunk'],
    ['Sofa bed', 'sofa'],
  ])('of %j is %s', (type, kind) => {
    expect(bedKind(type)).toBe(kind);
  });

  it.each(['', 'Bed', 'Futon', 'Łóżko pojedyncze', 'Single bed or sofa bed'])(
    'of %j only the provider knows',
    (type) => {
      expect(bedKind(type)).toBeUndefined();
    },
  );
});

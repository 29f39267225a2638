import { describe, expect, it } from 'vitest';
import { panelTop } from './panel-top';

describe('the top of a panel', () => {
  it('is 16 px below its field if there is room', () => {
    expect(panelTop({ fieldBottom: 300, height: 400, viewportHeight: 860 })).toBe(316);
  });

  it('moves up over the field if the panel would end below the window', () => {
    expect(panelTop({ fieldBottom: 500, height: 400, viewportHeight: 860 })).toBe(444);
  });

  it('stays inside a window that is lower than the panel', () => {
    expect(panelTop({ fieldBottom: 300, height: 700, viewportHeight: 600 })).toBe(16);
  });
});

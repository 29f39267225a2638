import { describe, expect, it } from 'vitest';
import { panelTop } from './panel-top';

const FIELD = { fieldTop: 440, fieldBottom: 500 };

describe('the top of a panel', () => {
  it('is 16 px below its field if there is room', () => {
    expect(panelTop({ ...FIELD, height: 328, viewportHeight: 860 })).toBe(516);
  });

  it('leaves 16 px above its field if there is room only there', () => {
    expect(panelTop({ ...FIELD, height: 400, viewportHeight: 860 })).toBe(24);
  });

  it('comes nearer to its field and to the edge rather than cover the field', () => {
    expect(panelTop({ ...FIELD, height: 430, viewportHeight: 860 })).toBe(6);
    expect(panelTop({ ...FIELD, fieldTop: 300, height: 350, viewportHeight: 860 })).toBe(504);
  });

  it('covers the field if neither side has room', () => {
    expect(panelTop({ ...FIELD, height: 500, viewportHeight: 860 })).toBe(344);
  });

  it('stays inside a window that is lower than the panel', () => {
    expect(panelTop({ ...FIELD, height: 700, viewportHeight: 600 })).toBe(16);
  });
});

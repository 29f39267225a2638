/** The gap between the panel and its field, and between the panel and the window's edge. Equals `--s4` in the styles. */
const GAP = 16;
/** Enough, if otherwise the panel would cover its field. */
const LEAST_GAP = 4;

type Space = {
  readonly fieldTop: number;
  readonly fieldBottom: number;
  readonly height: number;
  readonly viewportHeight: number;
};

/** The top of the panel: under its field, else above it. It covers the field only if neither side has room. */
export function panelTop({ fieldTop, fieldBottom, height, viewportHeight }: Space): number {
  for (const gap of [GAP, LEAST_GAP]) {
    if (fieldBottom + height + 2 * gap <= viewportHeight) return fieldBottom + gap;
    if (height + 2 * gap <= fieldTop) return fieldTop - gap - height;
  }
  return Math.max(GAP, viewportHeight - GAP - height);
}

/** The space between the panel and its field, and between the panel and the edge of the window. As `--s4` in the styles. */
const GAP = 16;

type Space = { readonly fieldBottom: number; readonly height: number; readonly viewportHeight: number };

/** Where the panel begins: under its field, or as far up as it must be to end inside the window. */
export function panelTop({ fieldBottom, height, viewportHeight }: Space): number {
  const under = fieldBottom + GAP;
  const lowest = viewportHeight - GAP - height;
  return Math.max(GAP, Math.min(under, lowest));
}

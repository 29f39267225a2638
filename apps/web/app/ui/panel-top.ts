/**
 * The gap between the panel and its field, and between the panel and the window's edge. Equals `--s4` in the styles.
 */
const GAP = 16;

type Space = { readonly fieldBottom: number; readonly height: number; readonly viewportHeight: number };

/** The top of the panel: under its field, or further up if it would not fit into the window. */
export function panelTop({ fieldBottom, height, viewportHeight }: Space): number {
  const under = fieldBottom + GAP;
  const lowest = viewportHeight - GAP - height;
  return Math.max(GAP, Math.min(under, lowest));
}

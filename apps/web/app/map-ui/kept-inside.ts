type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** About half of the number and the price of a cluster. Below is the line with the sources of the map. */
const REACH = { side: 56, top: 24, bottom: 48 };

/** Where a mark is whole that is centred on a place of the map. Null if the place is outside. */
export function keptInside({ x, y }: Point, { width, height }: Size): Point | null {
  if (x < 0 || y < 0 || x > width || y > height) return null;
  return { x: between(REACH.side, x, width - REACH.side), y: between(REACH.top, y, height - REACH.bottom) };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** On which side of its dot the name of the centre covers no pin, and no pin covers it. */
type Pin = { readonly x: number; readonly y: number; readonly isCluster: boolean };
type Name = { readonly x: number; readonly y: number; readonly length: number };
type Box = readonly [left: number, top: number, right: number, bottom: number];

export type Side = 'below' | 'above' | 'right' | 'left';

const LETTER_PX = 8;
const HEIGHT_PX = 24;
const FROM_DOT_PX = 13;

/** The side with the least overlap; the first of equals. */
export function freeSide({ x, y, length }: Name, pins: readonly Pin[]): Side {
  const width = length * LETTER_PX + 16;
  const boxes: Readonly<Record<Side, Box>> = {
    below: [x - width / 2, y + FROM_DOT_PX, x + width / 2, y + FROM_DOT_PX + HEIGHT_PX],
    above: [x - width / 2, y - FROM_DOT_PX - HEIGHT_PX, x + width / 2, y - FROM_DOT_PX],
    right: [x + FROM_DOT_PX, y - HEIGHT_PX / 2, x + FROM_DOT_PX + width, y + HEIGHT_PX / 2],
    left: [x - FROM_DOT_PX - width, y - HEIGHT_PX / 2, x - FROM_DOT_PX, y + HEIGHT_PX / 2],
  };
  const covered = pins.map(boxOf);
  const sides = Object.keys(boxes) as Side[];
  const overlap = (side: Side) => covered.reduce((sum, box) => sum + shared(boxes[side], box), 0);
  return sides.reduce((best, side) => (overlap(side) < overlap(best) ? side : best));
}

/** About the size of a pin: a cluster lies on its place, a hotel's price stands on it. */
function boxOf({ x, y, isCluster }: Pin): Box {
  return isCluster ? [x - 50, y - 22, x + 50, y + 22] : [x - 34, y - 42, x + 34, y];
}

function shared(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const tall = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

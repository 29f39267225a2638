/** The same meridian, as a number within 180° of `near`. */
export function nearestTurn(longitude: number, near: number): number {
  return longitude + 360 * Math.round((near - longitude) / 360);
}

/** Merges several lists of hotels into one, best first. For equal ranks the earlier list comes first. */
import { slices } from '../kernel/slices';
import type { Hotel } from './hotels/hotel';

async function mergeTwo(left: readonly Hotel[], right: readonly Hotel[]): Promise<readonly Hotel[]> {
  const merged: Hotel[] = [];
  let [l, r] = [0, 0];
  for (let [a, b] = [left[l], right[r]]; a || b; [a, b] = [left[l], right[r]]) {
    while (slices.isOver()) await slices.next();
    if (a && (!b || a.rank >= b.rank)) {
      merged.push(a);
      l++;
    } else if (b) {
      merged.push(b);
      r++;
    }
  }
  return merged;
}

/** Each list is already sorted, so this only merges. */
export async function mergeRanked(lists: readonly (readonly Hotel[])[]): Promise<readonly Hotel[]> {
  if (lists.length <= 1) return lists[0] ?? [];
  const middle = lists.length >> 1;
  return mergeTwo(await mergeRanked(lists.slice(0, middle)), await mergeRanked(lists.slice(middle)));
}

/** The cities of the sandbox. One more city is one more file and one more line here. */
import type { City } from './city';
import { LONDON } from './london.seed';
import { PARIS } from './paris.seed';

export const CITIES: readonly City[] = [PARIS, LONDON];

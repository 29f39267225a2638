/** The cities of the sandbox. One more city is one more entry in the file of its country, and one more name here. */
import type { City } from './city';
import { PARIS } from './europe/france.seed';
import { LONDON } from './europe/united-kingdom.seed';

export const CITIES: readonly City[] = [PARIS, LONDON];

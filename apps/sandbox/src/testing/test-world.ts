/** The invented world of the tests. Sandboxes share it, because building a large city takes a second. */
import { createWorld } from '../world/world';

export const TEST_WORLD = createWorld('test');

/** Fills the store in the given folder until it is killed. Each key is the digest of its bytes. */
import { createHash, randomBytes } from 'node:crypto';
import { createPictureStore } from '../modules/pictures/picture-store';

const [, , folder = ''] = process.argv;
const store = createPictureStore({ folder, maxBytes: 1e9, now: Date.now, report: () => {} });

for (;;) {
  for (let k = 0; k < 4; k++) {
    const bytes = randomBytes(2_000_000);
    store.keep(createHash('sha256').update(bytes).digest('hex'), bytes);
  }
  await store.settled();
}

/** Writes pictures of the given size into the store until it is killed. Each key is the digest of its bytes. */
import { createHash, randomBytes } from 'node:crypto';
import { createPictureStore } from '../modules/pictures/picture-store';

const [, , folder = '', size] = process.argv;
const store = createPictureStore({ folder, maxBytes: 100 * Number(size), now: Date.now, report: () => {} });

for (;;) {
  const bytes = randomBytes(Number(size));
  store.keep(createHash('sha256').update(bytes).digest('hex'), bytes);
  await store.settled();
}

import { picturePath } from '@tenth-night/contract/first-paths';
import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources';

it('offers a picture in the given widths, and the largest to a browser that cannot choose', () => {
  const path = picturePath('https://pictures.test/a b.jpg?x=1&y=2');
  expect(pictureSources(path, [320, 1080])).toEqual({
    src: '/api/pictures?url=https%3A%2F%2Fpictures.test%2Fa%20b.jpg%3Fx%3D1%26y%3D2&w=1080',
    srcSet:
      '/api/pictures?url=https%3A%2F%2Fpictures.test%2Fa%20b.jpg%3Fx%3D1%26y%3D2&w=320 320w, ' +
      '/api/pictures?url=https%3A%2F%2Fpictures.test%2Fa%20b.jpg%3Fx%3D1%26y%3D2&w=1080 1080w',
  });
});

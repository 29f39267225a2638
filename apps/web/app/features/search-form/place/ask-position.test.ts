import { expect, it } from 'vitest';
import { askPosition } from './ask-position';

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void;
const browser = (getCurrentPosition: Answer) => ({ getCurrentPosition }) as unknown as Geolocation;
const failure = (code: number) => ({ code, PERMISSION_DENIED: 1 }) as GeolocationPositionError;

it('gives the position that the browser found', async () => {
  const coords = { latitude: 48.86, longitude: 2.35, accuracy: 20 } as GeolocationCoordinates;
  const position = askPosition(browser((found) => found({ coords } as GeolocationPosition)));
  expect(await position).toEqual({ kind: 'found', at: { latitude: 48.86, longitude: 2.35 } });
});

it('tells a refusal from a failure', async () => {
  const answer = (code: number) => askPosition(browser((_, failed) => failed(failure(code))));
  expect([await answer(1), await answer(2), await answer(3)].map(({ kind }) => kind)).toEqual([
    'refused',
    'failed',
    'failed',
  ]);
});

it('fails in a browser that cannot find out', async () => {
  expect(await askPosition(null)).toEqual({ kind: 'failed' });
});

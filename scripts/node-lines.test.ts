import { expect, it } from 'vitest';
import { newestOfLines } from './steps/node-lines.mjs';

it('takes the newest release of every even line since 20, sorted by number and not by text', () => {
  const offered = ['18.20.8', '20.19.0', '20.9.0', '22.2.0', '22.10.0', '23.6.0', '24.0.0', '24.0.0-rc.1'];
  expect(newestOfLines(offered)).toEqual(['20.19.0', '22.10.0', '24.0.0']);
});

it('takes the newest line even when it is odd', () => {
  expect(newestOfLines(['22.1.0', '23.9.0', '24.3.0', '25.0.1', '25.0.0'])).toEqual(['22.1.0', '24.3.0', '25.0.1']);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runnableBlocks } from './steps/runnable-blocks.mjs';

it('runs only blocks that are marked for it, in their order', () => {
  const page = 'Text\n```sh run\ncd here\nls\n```\n```sh\nrm -r /\n```\n```sh run\npwd\n```\n';
  expect(runnableBlocks(page)).toEqual(['cd here\nls', 'pwd']);
});

it('finds in docs/deploy.md the steps of a newcomer: unpack, doctor, start, stop', () => {
  const blocks = runnableBlocks(readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8'));
  expect(blocks).toHaveLength(4);
  expect(blocks.join('\n')).toMatch(/tar -xzf[\s\S]*doctor\.js[\s\S]*main\.js &[\s\S]*kill/);
});

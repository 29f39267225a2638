import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptSecret } from './auth-secret';

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'tenth-night-secret-')), 'data');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

describe('the generated secret', () => {
  it('is created once, is long, and is readable only by its owner', async () => {
    const secret = await keptSecret(folder);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(await keptSecret(folder)).toBe(secret);
    expect(statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['auth-secret']);
  });

  it('is different in another folder', async () => {
    expect(await keptSecret(path.join(folder, 'a'))).not.toBe(await keptSecret(path.join(folder, 'b')));
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './env';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function secretFile(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('a secret in a file', () => {
  it('is read without the spaces and line ends around it', () => {
    const AUTH_SECRET_FILE = secretFile('auth', `  ${'s'.repeat(32)}\n`);
    expect(readConfig({ AUTH_SECRET_FILE }).authSecret).toBe('s'.repeat(32));
  });

  it('is read for the keys of rate providers too', () => {
    expect(readConfig({ LITEAPI_KEY_FILE: secretFile('key', 'sand_x\n') }).live?.apiKey).toBe('sand_x');
  });

  it('is checked like the variable itself', () => {
    const DATABASE_URL_FILE = secretFile('database', 'mysql://hidden-password');
    expect(() => readConfig({ DATABASE_URL_FILE })).toThrow(/^(?![\s\S]*hidden)[\s\S]*DATABASE_URL does not have/);
  });

  it('must not be set twice', () => {
    const env = { SMTP_URL: 'smtps://relay.test', SMTP_URL_FILE: secretFile('smtp', 'smtps://relay.test') };
    expect(() => readConfig(env)).toThrow('SMTP_URL and SMTP_URL_FILE are both set');
  });

  it('must be readable and must not be empty: the error names the variable and the path', () => {
    const missing = path.join(folder, 'missing');
    expect(() => readConfig({ TRIPADVISOR_KEY_FILE: missing })).toThrow(
      `TRIPADVISOR_KEY_FILE: the file ${missing} cannot be read.`,
    );
    const empty = secretFile('empty', '\n');
    expect(() => readConfig({ LITEAPI_KEY_FILE: empty })).toThrow(`LITEAPI_KEY_FILE: the file ${empty} is empty.`);
  });

  it('is not read for a variable that is no secret, or for an empty path', () => {
    expect(readConfig({ SITE_NAME_FILE: secretFile('name', 'Lamplight'), LITEAPI_KEY_FILE: '' })).toMatchObject({
      live: null,
      site: { name: 'Tenth Night' },
    });
  });
});

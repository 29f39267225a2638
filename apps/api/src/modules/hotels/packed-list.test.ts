import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseForm, packList, unpackList } from './packed-list';

describe('the form of a list', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (accepted, form) => {
    expect(chooseForm(accepted)).toBe(form);
  });
});

describe('a packed list', () => {
  const answer = { data: [{ name: 'Hôtel' }] };

  it('says the same in every form, under the same tag', async () => {
    const packed = await packList(answer);
    const { br, gzip, identity } = packed;
    const texts = [
      brotliDecompressSync(unpackList(br).bytes),
      gunzipSync(unpackList(gzip).bytes),
      unpackList(identity).bytes,
    ];
    expect(texts.map((bytes) => JSON.parse(bytes.toString()))).toEqual([answer, answer, answer]);
    expect(new Set([br, gzip, identity].map((form) => unpackList(form).etag)).size).toBe(1);
    expect(unpackList(br).etag).toMatch(/^W\/"[\w-]{27}"$/);
  });

  it('has another tag when it says something else', async () => {
    const other = await packList({ data: [] });
    expect(unpackList(other.br).etag).not.toBe(unpackList((await packList(answer)).br).etag);
  });
});

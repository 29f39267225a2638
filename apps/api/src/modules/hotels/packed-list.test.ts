import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cutList, packList, unpackList } from './packed-list';

describe('a packed list', () => {
  const hotels = [{ name: 'Hôtel' }, { name: 'Two\nlines,\n]}' }, { name: '' }];
  const answer = { data: hotels };

  it('contains the same hotels in every form, under the same tag', async () => {
    const packed = await packList(hotels);
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

  it('has another tag when the contents differ', async () => {
    const other = await packList([]);
    expect(unpackList(other.br).etag).not.toBe(unpackList((await packList(hotels)).br).etag);
  });

  it('knows its number of hotels, even if it is empty', async () => {
    const [full, empty] = [await packList(hotels), await packList([])];
    expect([unpackList(full.gzip).count, unpackList(empty.identity).count]).toEqual([3, 0]);
    expect(JSON.parse(unpackList(empty.identity).bytes.toString())).toEqual({ data: [] });
  });

  it.each([1, 2, 3])('is cut to its first %i hotels in every form, under its own tag', async (limit) => {
    const { identity } = await packList(hotels);
    const cuts = await Promise.all((['br', 'gzip', 'identity'] as const).map((form) => cutList(identity, limit, form)));
    const texts = [brotliDecompressSync(bytesOf(cuts[0])), gunzipSync(bytesOf(cuts[1])), bytesOf(cuts[2])];
    const first = { data: hotels.slice(0, limit) };
    expect(texts.map((bytes) => JSON.parse(bytes.toString()))).toEqual([first, first, first]);
    const tags = new Set(cuts.map(({ etag }) => etag));
    expect(tags.size).toBe(1);
    expect(tags).not.toContain(unpackList(identity).etag);
  });
});

const bytesOf = (cut: { bytes: Buffer } | undefined) => cut?.bytes ?? Buffer.alloc(0);

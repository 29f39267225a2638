import { expect, it } from 'vitest';
import { goJson, goJsonInSlices } from './go-json';

it('escapes like Go, and is the same after parsing', () => {
  const value = { name: 'Bed & Breakfast', html: '<p>1 > 0</p>' };
  expect(goJson(value)).toBe('{"name":"Bed \\u0026 Breakfast","html":"\\u003cp\\u003e1 \\u003e 0\\u003c/p\\u003e"}');
  expect(JSON.parse(goJson(value))).toEqual(value);
});

it.each([
  {},
  { data: [] },
  { data: [{ name: 'Bed & Breakfast' }, null, 3], left: undefined, total: 2, place: { name: 'Łódź' }, isEmpty: null },
  { data: Array.from({ length: 3000 }, (_, k) => ({ id: k, text: '<b>żółty</b>'.repeat(10) })), sandbox: true },
])('writes the same bytes in slices', async (value) => {
  expect(String(await goJsonInSlices(value))).toBe(goJson(value));
});

import { expect, it } from 'vitest';
import { goJson } from './go-json';

it('escapes as Go does, and reads back as it was', () => {
  const value = { name: 'Bed & Breakfast', html: '<p>1 > 0</p>' };
  expect(goJson(value)).toBe('{"name":"Bed \\u0026 Breakfast","html":"\\u003cp\\u003e1 \\u003e 0\\u003c/p\\u003e"}');
  expect(JSON.parse(goJson(value))).toEqual(value);
});

/** Generates values for a schema: mostly valid, sometimes completely unexpected. */
import type { Chance } from '../faults/chance';

/** The part of JSON schema that our routes use. */
export type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** Real values of the test data by field name. With them, some requests pass all checks. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const WORDS = ['Rome', 'en', 'ar', 'EUR', 'US', '2027-03-12', '2027-03-15', 'ada@example.test', 'tulips and rain', '1'];
const NUMBERS = [0, 1, 2, 3, 41.9, 12.5, 200];
const ODD: readonly unknown[] = [
  ...['', ' ', '\u0000', '\ud800', '💥', '%', '%E0%A4%A', '../../etc/passwd', "'; drop table users; --", '<script>'],
  ...['x'.repeat(5_000), '2027-02-30', '9999-12-31', '-1', '1e400', 'null', '__proto__', 'constructor'],
  ...[null, true, false, -1, 0, 0.1, 1e21, 2 ** 53, -(2 ** 53), [], {}, [[[[]]]], { a: { b: { c: null } } }],
];
const ODD_SHARE = 0.06;

export function valueFor(schema: Schema, chance: Chance, known: Known, name = ''): unknown {
  if (chance.isTrue(ODD_SHARE)) return chance.pick(ODD);
  const own = known[name];
  if (own && chance.isTrue(0.85)) return chance.pick(own);
  if (schema.anyOf) return valueFor(chance.pick(schema.anyOf), chance, known, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return objectFor(schema, chance, known);
    case 'array': {
      const length = chance.between(0, Math.min(schema.maxItems ?? 4, chance.isTrue(0.05) ? 600 : 4) + 1);
      return Array.from({ length }, () => valueFor(schema.items ?? {}, chance, known, name));
    }
    case 'integer':
      return Math.floor(chance.pick(NUMBERS));
    case 'number':
      return chance.pick(NUMBERS);
    case 'boolean':
      return chance.isTrue(0.5);
    case 'null':
      return null;
    default:
      return chance.pick(WORDS);
  }
}

function objectFor(schema: Schema, chance: Chance, known: Known): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const isThere = (field: string) => chance.isTrue(required.includes(field) ? 0.95 : 0.5);
  const fields = Object.keys(properties).filter(isThere);
  const object = Object.fromEntries(fields.map((f) => [f, valueFor(properties[f] ?? {}, chance, known, f)]));
  return chance.isTrue(0.05) ? { ...object, [String(chance.pick(ODD))]: chance.pick(ODD) } : object;
}

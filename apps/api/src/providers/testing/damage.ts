/** Damages answers for property tests: fields are missing, empty, huge, of another type or nested garbage. */
import fc from 'fast-check';

type Path = readonly (string | number)[];
export type Damage = { readonly path: Path; readonly value: unknown };

/** Marks a missing field. */
const GONE = Symbol('gone');

const garbage = fc.oneof(
  fc.constantFrom(GONE, null, '', 0, -1, 1e308, Number.MAX_SAFE_INTEGER, true, false, [], {}, [null], [[[]]], 'null'),
  fc.constantFrom(
    '2027-02-30',
    '+275760-09-12 23:00:00',
    'x'.repeat(100_000),
    '\u0000',
    '12,5',
    'EURO',
    'javascript:x',
  ),
  // Such a field makes String() throw.
  fc.constantFrom({ toString: 5, valueOf: null }, [{ toString: 1 }], { name: { name: {} } }, { length: 3 }),
  fc.jsonValue(),
);

/** One to three broken places somewhere in the answer. */
export function damageOf(answer: unknown): fc.Arbitrary<readonly Damage[]> {
  const path = fc.constantFrom(...pathsIn(answer));
  return fc.array(fc.record({ path, value: garbage }), { minLength: 1, maxLength: 3 });
}

export function damaged(answer: unknown, damages: readonly Damage[]): unknown {
  return damages.reduce((whole, { path, value }) => replaced(whole, path, value), answer);
}

function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...(at.length > 0 ? [at] : []), ...[...keys].flatMap((key) => pathsIn(value[key as never], [...at, key]))];
}

/** Does not change the original answer. Ignores a path that an earlier damage removed. */
function replaced(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof whole !== 'object' || whole === null) return whole;
  const inner = rest.length > 0 ? replaced(whole[key as never], rest, value) : value;
  if (Array.isArray(whole)) return whole.flatMap((item, i) => (i !== key ? [item] : inner === GONE ? [] : [inner]));
  const { [key]: _, ...others } = whole as Record<string, unknown>;
  return inner === GONE ? others : { ...others, [key]: inner };
}

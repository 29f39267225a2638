/**
 * Seeds are facts and texts in JSON files, `*.seed.json`, beside the code that uses them. `seeds.test.ts` checks every
 * file against its schema, so the program loads them without a check.
 */
import Type, { type Static, type TProperties, type TSchema } from 'typebox';

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
/** The read-only type of a seed. */
export type Seed<S extends TSchema> = Frozen<Static<S>>;

/** For seeds with tuples or literals: TypeScript sees only arrays and strings in JSON. */
export const asSeed = <S extends TSchema>(json: unknown): Seed<S> => json as Seed<S>;

/** An object without unknown keys. */
export const closed = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

export const eachOf = <K extends string, S extends TSchema>(keys: readonly K[], schema: S): Record<K, S> =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>;

export const Text = Type.String({ minLength: 1 });
export const Texts = Type.Array(Text, { minItems: 1 });

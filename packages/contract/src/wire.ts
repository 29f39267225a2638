/** The read-only type of what a schema describes. */
import type Type from 'typebox';

export type Wire<Schema extends Type.TSchema> = Frozen<Type.Static<Schema>>;

type Plain = string | number | boolean | null | undefined;
type Frozen<Value> = unknown extends Value
  ? Value
  : Value extends Plain
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Frozen<Item>[]
      : { readonly [Key in keyof Value]: Frozen<Value[Key]> };

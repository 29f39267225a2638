/** What a row of the tables of variables says: `docs/configuration.md` and `.env.example` are made from these rows. */
import Type, { type TSchema } from 'typebox';

export type Variable = {
  /** A value must match it. */
  readonly form: TSchema;
  /** In words, as Markdown. Left out if the variable is unset by default. */
  readonly default?: string;
  /** A plausible value, for `.env.example`. */
  readonly example: string;
  /** Another variable, with `_FILE` at the end of its name, can give the path of a file with the value. */
  readonly isSecret?: true;
  /** For a variable of a rate provider: it works with the sandbox too, without the provider's key. */
  readonly isForSandbox?: true;
  /** What it is for, as Markdown. */
  readonly purpose: string;
};

export type Variables = Readonly<Record<string, Variable>>;

export const pattern = (regex: string) => Type.String({ pattern: regex });
export const oneOf = (...values: string[]) => Type.Enum(values);
export const longText = (minLength: number) => Type.String({ minLength });
export const text = longText(1);
export const url = pattern('^https?://[^\\s]+$');

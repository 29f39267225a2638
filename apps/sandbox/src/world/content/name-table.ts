/** Names of things in all languages. */
import Type from 'typebox';
import { closed, eachOf, type Seed, Text } from '../../kernel/seed';
import { CONTENT_LANGUAGES } from '../languages';

export const NameTable = Type.Array(closed({ id: Type.Integer(), names: closed(eachOf(CONTENT_LANGUAGES, Text)) }));
export type NameTable = Seed<typeof NameTable>;

/**
 * The file of a flavour: all its words, or only those that differ from another flavour.
 * Hotels are invented; no word is a brand.
 */
import Type from 'typebox';
import { closed, eachOf, type Seed, Text, Texts } from '../../kernel/seed';
import { HOTEL_KINDS } from './flavour';

const words = Type.Record(Type.String(), Texts);

const Whole = closed({ words, hotelNames: closed(eachOf(HOTEL_KINDS, Texts)), addresses: Texts });

const Derived = closed({
  /** The file name of the base flavour. */
  basedOn: Text,
  /** Letters to replace in all words. */
  respelled: Type.Optional(Type.Record(Type.String(), Type.String())),
  words: Type.Optional(words),
  hotelNames: Type.Optional(closed(eachOf(HOTEL_KINDS, Type.Optional(Texts)))),
  addresses: Type.Optional(Texts),
});

export const FlavourSeed = Type.Union([Whole, Derived]);
export type FlavourSeed = Seed<typeof FlavourSeed>;
export type DerivedFlavour = Seed<typeof Derived>;

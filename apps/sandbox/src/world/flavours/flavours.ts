/** The flavours by file name. To add one, add a file and its name here. */
import american from './american.seed.json' with { type: 'json' };
import arabic from './arabic.seed.json' with { type: 'json' };
import australian from './australian.seed.json' with { type: 'json' };
import belgian from './belgian.seed.json' with { type: 'json' };
import brazilian from './brazilian.seed.json' with { type: 'json' };
import british from './british.seed.json' with { type: 'json' };
import bulgarian from './bulgarian.seed.json' with { type: 'json' };
import canadian from './canadian.seed.json' with { type: 'json' };
import cantonese from './cantonese.seed.json' with { type: 'json' };
import catalan from './catalan.seed.json' with { type: 'json' };
import chilean from './chilean.seed.json' with { type: 'json' };
import chinese from './chinese.seed.json' with { type: 'json' };
import colombian from './colombian.seed.json' with { type: 'json' };
import croatian from './croatian.seed.json' with { type: 'json' };
import czech from './czech.seed.json' with { type: 'json' };
import danish from './danish.seed.json' with { type: 'json' };
import dutch from './dutch.seed.json' with { type: 'json' };
import egyptian from './egyptian.seed.json' with { type: 'json' };
import estonian from './estonian.seed.json' with { type: 'json' };
import filipino from './filipino.seed.json' with { type: 'json' };
import finnish from './finnish.seed.json' with { type: 'json' };
import type { Flavour } from './flavour';
import type { DerivedFlavour, FlavourSeed } from './flavour-seed';
import french from './french.seed.json' with { type: 'json' };
import frenchTowns from './french-towns.seed.json' with { type: 'json' };
import german from './german.seed.json' with { type: 'json' };
import greek from './greek.seed.json' with { type: 'json' };
import hebrew from './hebrew.seed.json' with { type: 'json' };
import hungarian from './hungarian.seed.json' with { type: 'json' };
import icelandic from './icelandic.seed.json' with { type: 'json' };
import indian from './indian.seed.json' with { type: 'json' };
import indonesian from './indonesian.seed.json' with { type: 'json' };
import italian from './italian.seed.json' with { type: 'json' };
import japanese from './japanese.seed.json' with { type: 'json' };
import korean from './korean.seed.json' with { type: 'json' };
import latinAmerican from './latin-american.seed.json' with { type: 'json' };
import latvian from './latvian.seed.json' with { type: 'json' };
import lithuanian from './lithuanian.seed.json' with { type: 'json' };
import malay from './malay.seed.json' with { type: 'json' };
import moroccan from './moroccan.seed.json' with { type: 'json' };
import newZealand from './new-zealand.seed.json' with { type: 'json' };
import norwegian from './norwegian.seed.json' with { type: 'json' };
import polish from './polish.seed.json' with { type: 'json' };
import portuguese from './portuguese.seed.json' with { type: 'json' };
import quebecois from './quebecois.seed.json' with { type: 'json' };
import romand from './romand.seed.json' with { type: 'json' };
import romanian from './romanian.seed.json' with { type: 'json' };
import singaporean from './singaporean.seed.json' with { type: 'json' };
import slovak from './slovak.seed.json' with { type: 'json' };
import slovene from './slovene.seed.json' with { type: 'json' };
import southAfrican from './south-african.seed.json' with { type: 'json' };
import spanish from './spanish.seed.json' with { type: 'json' };
import swedish from './swedish.seed.json' with { type: 'json' };
import swissGerman from './swiss-german.seed.json' with { type: 'json' };
import taiwanese from './taiwanese.seed.json' with { type: 'json' };
import thai from './thai.seed.json' with { type: 'json' };
import turkish from './turkish.seed.json' with { type: 'json' };
import vietnamese from './vietnamese.seed.json' with { type: 'json' };

const SEEDS: Readonly<Record<string, FlavourSeed>> = {
  american,
  arabic,
  australian,
  belgian,
  brazilian,
  british,
  bulgarian,
  canadian,
  cantonese,
  catalan,
  chilean,
  chinese,
  colombian,
  croatian,
  czech,
  danish,
  dutch,
  egyptian,
  estonian,
  filipino,
  finnish,
  french,
  'french-towns': frenchTowns,
  german,
  greek,
  hebrew,
  hungarian,
  icelandic,
  indian,
  indonesian,
  italian,
  japanese,
  korean,
  'latin-american': latinAmerican,
  latvian,
  lithuanian,
  malay,
  moroccan,
  'new-zealand': newZealand,
  norwegian,
  polish,
  portuguese,
  quebecois,
  romand,
  romanian,
  singaporean,
  slovak,
  slovene,
  'south-african': southAfrican,
  spanish,
  swedish,
  'swiss-german': swissGerman,
  taiwanese,
  thai,
  turkish,
  vietnamese,
};

function derive({ basedOn, respelled, words, hotelNames, addresses }: DerivedFlavour): Flavour {
  const base = flavourOf(basedOn);
  const respell = (word: string): string =>
    Object.entries(respelled ?? {}).reduce((text, [from, to]) => text.replaceAll(from, to), word);
  const allWords = Object.entries({ ...base.words, ...words });
  return {
    words: Object.fromEntries(allWords.map(([slot, list]) => [slot, list.map(respell)])),
    hotelNames: { ...base.hotelNames, ...hotelNames },
    addresses: addresses ?? base.addresses,
  };
}

const made = new Map<string, Flavour>();

export function flavourOf(name: string): Flavour {
  const known = made.get(name);
  if (known) return known;
  const seed = SEEDS[name];
  if (!seed) throw new Error(`No flavour ${name}`);
  const flavour = 'basedOn' in seed ? derive(seed) : seed;
  made.set(name, flavour);
  return flavour;
}

/** What a hotel takes from its city: sky, landmark silhouette (400 × 230 box, ground at y = 230), building style. */
import Type from 'typebox';
import { asSeed, closed, type Seed, Text, Texts } from '../../../kernel/seed';
import cityLook from './city-look.seed.json' with { type: 'json' };

const LookSeed = closed({
  sky: Type.Tuple([Text, Text, Text, Text]),
  mark: Text,
  skyline: Type.Enum(['roofs', 'towers', 'domes', 'hills']),
  manners: Type.Array(Type.Enum(['mansard', 'brick', 'palazzo', 'deco', 'tower', 'gable', 'riad', 'bay', 'terrace'])),
  /** Names of palettes, or single colours. */
  walls: Texts,
  isWarm: Type.Optional(Type.Boolean()),
  hasWater: Type.Optional(Type.Boolean()),
});
type LookSeed = Seed<typeof LookSeed>;

export const CityLooks = closed({
  palettes: Type.Record(Type.String(), Texts),
  /** By slug. */
  cities: Type.Record(Type.String(), LookSeed),
  elsewhere: LookSeed,
});

export type CityLook = Required<LookSeed>;
export type Manner = LookSeed['manners'][number];

const { palettes, cities, elsewhere } = asSeed<typeof CityLooks>(cityLook);

const lookOf = ({ walls, isWarm = false, hasWater = false, ...look }: LookSeed): CityLook => ({
  ...look,
  walls: walls.flatMap((wall) => palettes[wall] ?? wall),
  isWarm,
  hasWater,
});

const ELSEWHERE = lookOf(elsewhere);
const CITY_LOOKS = new Map(Object.entries(cities).map(([slug, look]) => [slug, lookOf(look)]));

export const cityLookOf = (slug: string): CityLook => CITY_LOOKS.get(slug) ?? ELSEWHERE;

/** The look that all pictures of a hotel share. It depends only on the seed, so that façade and room match. */
import { createRandom } from '../../../kernel/random';
import { type CityLook, cityLookOf, type Manner } from './city-look';
import { mix } from './sheet';

export type HotelPictureKind = 'facade' | 'lobby' | 'room' | 'bath' | 'pool' | 'view' | 'restaurant';
export interface HotelPictureInput {
  readonly seed: string | number;
  readonly kind: HotelPictureKind;
  readonly stars: number;
  /** Another picture of the same kind in the same hotel, such as a second room. */
  readonly variant?: number;
  /** A destination's slug. An unknown one gets a plain town. */
  readonly city: string;
  /** The time of day. If left out, the seed decides. */
  readonly hour?: Hour;
}

const HOURS = ['morning', 'noon', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

export interface HotelLook {
  readonly city: CityLook;
  readonly stars: number;
  readonly tier: 0 | 1 | 2;
  readonly manner: Manner;
  readonly hour: Hour;
  /** From 0, golden hour, to 1, blue hour. 0 by day. */
  readonly dusk: number;
  /** Only the view from the hotel shows the city's landmark. */
  readonly hasMark: boolean;
  readonly shell: string;
  readonly trim: string;
  readonly roof: string;
  readonly wall: string;
  readonly dado: string;
  readonly accent: string;
  readonly cloth: string;
  readonly wood: string;
  readonly metal: string;
  readonly night: string;
  readonly sky: CityLook['sky'];
}

type RoomColors = readonly [wall: string, dado: string, accent: string, cloth: string, wood: string];

/** By tier: from plain and fresh to deep and quiet. */
const ROOMS: readonly [readonly RoomColors[], readonly RoomColors[], readonly RoomColors[]] = [
  [
    ['#cdbfa8', '#b8a587', '#c8743f', '#f3ebdc', '#a9784c'],
    ['#a9bfba', '#8fa9a5', '#d9924a', '#f4efe2', '#b58a5c'],
    ['#d6b9a4', '#c29d86', '#3f7078', '#f6ede0', '#95643f'],
    ['#b3bccd', '#97a3ba', '#cf6c47', '#f3f0ea', '#a87f58'],
    ['#cdc39a', '#b5a97b', '#557250', '#f7f1dd', '#966c42'],
  ],
  [
    ['#8aa098', '#6f877f', '#d08b4c', '#f1ebdd', '#7d5a3f'],
    ['#a58a86', '#8a6f6d', '#d9a05a', '#f3e9df', '#6e4a38'],
    ['#7f8fa6', '#65758d', '#d97f55', '#efeee8', '#84603f'],
    ['#b39a72', '#96805c', '#2f5f68', '#f4ecda', '#6d4b30'],
    ['#94a07f', '#798567', '#b9563f', '#f2efdf', '#7b5837'],
    ['#9a8fa8', '#7f748d', '#d99a5c', '#f2ecf2', '#70503c'],
  ],
  [
    ['#2c4a63', '#21384d', '#cf9c50', '#efe6d6', '#5f3d2a'],
    ['#31554a', '#26433b', '#d2a45c', '#f0e8d8', '#6b442d'],
    ['#633644', '#4e2935', '#dcab69', '#f3e6da', '#54322a'],
    ['#423f66', '#33304f', '#dba963', '#ece4ee', '#5c3e2b'],
    ['#55524b', '#423f39', '#c9814f', '#efe9df', '#6a4a33'],
    ['#1f5560', '#17424b', '#e0a15a', '#ecebe0', '#6f4a30'],
  ],
];

type Sky = CityLook['sky'];
type Light = { readonly sky: Sky; readonly night: string };

/** The sky of the day, with a little of the city's own evening. */
const DAYS: Readonly<Record<'morning' | 'noon', Light>> = {
  morning: { sky: ['#86b4dc', '#b4d1e8', '#f2d8cb', '#ffeed6'], night: '#5d6b8a' },
  noon: { sky: ['#4a95d3', '#7db8e3', '#b4dbf0', '#e3f1f4'], night: '#50708c' },
};
const OWN_SHARE = 0.12;

function lightOf(hour: Hour, dusk: number, [zenith, high, low, horizon]: Sky): Light {
  if (hour !== 'dusk') {
    const { sky, night } = DAYS[hour];
    const own = (day: string, evening: string) => mix(day, evening, OWN_SHARE);
    return { sky: [own(sky[0], zenith), own(sky[1], high), own(sky[2], low), own(sky[3], horizon)], night };
  }
  return {
    sky: [
      mix(zenith, '#0c1430', dusk * 0.4),
      mix(high, '#27406e', dusk * (0.34 - 0.06)),
      mix(low, '#27406e', dusk * (0.34 - 2 * 0.06)),
      mix(horizon, '#27406e', dusk * (0.34 - 3 * 0.06)),
    ],
    night: mix(zenith, '#0e1630', 0.35 * dusk),
  };
}

export function hotelLookOf(input: HotelPictureInput): HotelLook {
  const r = createRandom(`hotel ${input.seed} ${input.city}`);
  const city = cityLookOf(input.city);
  const stars = Math.max(1, Math.min(5, Math.round(input.stars)));
  const tier = stars <= 2 ? 0 : stars === 3 ? 1 : 2;
  const evening = r.range(0.1, 0.95);
  const hour = input.hour ?? r.pick(HOURS);
  const dusk = hour === 'dusk' ? evening : 0;
  const [wall, dado, accent, cloth, wood] = r.pick(ROOMS[tier]);
  const { sky, night } = lightOf(hour, dusk, city.sky);
  const shell = r.pick(city.walls);
  return {
    city,
    stars,
    tier,
    hour,
    dusk,
    hasMark: input.kind === 'view',
    sky,
    night,
    manner: tier === 2 && r.chance(0.3) && city.manners.includes('tower') ? 'tower' : r.pick(city.manners),
    shell: mix(shell, night, 0.08 + dusk * 0.18),
    trim: mix(r.pick(['#f3e9d6', '#e9dcc4', '#dfd0bc', '#f6efe2']), night, 0.12 + dusk * 0.18),
    roof: mix(r.pick(['#3d4256', '#4a3b4c', '#7a4238', '#39505a', '#5a3f3a']), night, 0.2 + dusk * 0.2),
    wall: mix(wall, '#2a2140', 0.04 + dusk * 0.1),
    dado: mix(dado, '#2a2140', 0.06 + dusk * 0.1),
    accent,
    cloth,
    wood,
    metal: r.pick(['#d8ab62', '#c98f5a', '#b9b3a6', '#e0c07c']),
  };
}

/** The dimensions of a building: its floors and bays, and its position in the street. */
import type { Random } from '../../../kernel/random';
import type { Manner } from './city-look';
import type { HotelLook } from './hotel-look';

type WindowForm = 'french' | 'sash' | 'arch' | 'wide' | 'pane' | 'ogive';

interface Plan {
  readonly floors: readonly [number, number];
  readonly bays: readonly [number, number];
  readonly floorHeight: number;
  readonly bayWidth: readonly [number, number];
  readonly form: WindowForm;
}

const PLANS: Readonly<Record<Manner, Plan>> = {
  mansard: { floors: [4, 5], bays: [5, 8], floorHeight: 84, bayWidth: [86, 104], form: 'french' },
  brick: { floors: [4, 6], bays: [4, 7], floorHeight: 80, bayWidth: [88, 116], form: 'sash' },
  palazzo: { floors: [3, 4], bays: [4, 7], floorHeight: 98, bayWidth: [100, 124], form: 'arch' },
  deco: { floors: [3, 5], bays: [4, 6], floorHeight: 88, bayWidth: [106, 136], form: 'wide' },
  tower: { floors: [9, 12], bays: [6, 9], floorHeight: 46, bayWidth: [62, 82], form: 'pane' },
  gable: { floors: [4, 5], bays: [6, 9], floorHeight: 82, bayWidth: [68, 76], form: 'sash' },
  riad: { floors: [3, 4], bays: [5, 7], floorHeight: 96, bayWidth: [92, 112], form: 'ogive' },
  bay: { floors: [3, 4], bays: [3, 5], floorHeight: 100, bayWidth: [132, 164], form: 'sash' },
  terrace: { floors: [4, 6], bays: [4, 6], floorHeight: 76, bayWidth: [108, 140], form: 'wide' },
};

/** The share of a bay's width that the window takes. */
const WINDOW_WIDTH: Readonly<Record<WindowForm, number>> = {
  french: 0.38,
  sash: 0.4,
  arch: 0.38,
  wide: 0.62,
  pane: 0.74,
  ogive: 0.38,
};

/** The top of the pavement, and the height of the ground floor. */
export const GROUND = 700;
export const LOBBY = 116;

export interface House {
  readonly form: WindowForm;
  readonly floors: number;
  readonly bays: number;
  readonly floorHeight: number;
  readonly bayWidth: number;
  readonly windowWidth: number;
  readonly windowHeight: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export function houseOf(r: Random, h: HotelLook): House {
  const plan = PLANS[h.manner];
  const floors = r.int(...plan.floors);
  const bays = r.int(...plan.bays);
  const floorHeight = Math.min(plan.floorHeight * 1.2, (GROUND - LOBBY - 150) / floors);
  const bayWidth = Math.min(r.range(...plan.bayWidth), 900 / bays);
  const w = bays * bayWidth + 30;
  return {
    form: plan.form,
    floors,
    bays,
    floorHeight,
    bayWidth,
    windowWidth: Math.round(bayWidth * WINDOW_WIDTH[plan.form]),
    windowHeight: Math.round(floorHeight * (plan.form === 'wide' ? 0.56 : 0.66)),
    x: Math.round((1200 - w) / 2 + r.range(-90, 90)),
    y: Math.round(GROUND - LOBBY - floors * floorHeight),
    w,
  };
}

export const bayCentre = (house: House, bay: number): number => house.x + 15 + house.bayWidth * (bay + 0.5);
export const windowTop = (house: House, floor: number): number =>
  house.y + floor * house.floorHeight + (house.floorHeight - house.windowHeight) * 0.55;

/** The ten windows of the façade: lit by completed stays, promised by booked ones. Search-and-browse §3 "Rewards card". */
import { NIGHTS_TO_FREE, stampCard } from './stamps';

export type Windows = {
  readonly lit: number;
  /** Dark until the booked stays are over. They follow the lit windows. */
  readonly promised: number;
  /** Nights that are neither stayed nor booked, until the card is full. */
  readonly missing: number;
};

/** `booked` are the nights of stays to come. A card never has more than ten windows. */
export function windowsOf(stayed: number, booked: number): Windows {
  const lit = stampCard(stayed).stamped;
  const filled = stampCard(lit + Math.max(Math.trunc(booked), 0)).stamped;
  return { lit, promised: filled - lit, missing: NIGHTS_TO_FREE - filled };
}

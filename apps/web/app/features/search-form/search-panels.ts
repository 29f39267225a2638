/** The interface between the search bar and the panels under its fields. The route connects them. */
import type { StayDates } from '@tenth-night/domain/stay/dates';
import type { Travellers } from '@tenth-night/domain/stay/occupancy';
import type { ComponentType, RefObject } from 'react';
import type { PriceQuestion } from '../../lib/rates/lowest-prices';

export type PanelProps = {
  readonly id: string;
  /** The field above the panel. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

export type DatesPanelProps = PanelProps & {
  readonly dates: StayDates | null;
  /** What the days cost, and for whom. Null while no place is chosen. */
  readonly pricesOf: PriceQuestion | null;
  onChange(dates: StayDates | null): void;
};

export type TravellersPanelProps = PanelProps & {
  readonly travellers: Travellers;
  onChange(travellers: Travellers): void;
};

/** Loads the panel at the first sign of intent. */
export type LoadPanel<P extends PanelProps> = () => Promise<ComponentType<P>>;

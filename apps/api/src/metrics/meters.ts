/** What the code tells about itself. It does not know who listens, and usually nobody does. */
import type { CounterName, GaugeName, LabelsOf, TimerName } from './metric-table';

export type Sample<Name extends GaugeName> = { readonly labels: LabelsOf<Name>; readonly value: number };

export type Meters = {
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  time<Name extends TimerName>(name: Name, labels: LabelsOf<Name>, ms: number): void;
  /** `read` is called whenever somebody asks for the metrics. */
  watch<Name extends GaugeName>(name: Name, read: () => Samples<Name> | Promise<Samples<Name>>): void;
};

type Samples<Name extends GaugeName> = readonly Sample<Name>[];

export const NO_METERS: Meters = { count() {}, time() {}, watch() {} };

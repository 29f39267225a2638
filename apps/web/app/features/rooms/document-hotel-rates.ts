/** The browser's side of rates that follow in the document of a hotel. */
import type { Services } from '../../lib/page/services';
import type { HotelRates } from './hotel-rates';

export type DocumentHotelRates = {
  /** The rates whose rooms the document already shows. */
  readonly placed: HotelRates | null;
  /** Null if the document ends without rates. */
  arrive(): Promise<HotelRates | null>;
};

export function createDocumentHotelRates({ late }: Pick<Services, 'late'>): DocumentHotelRates {
  const placed = firstOf(late?.placed());
  let arriving: Promise<HotelRates | null> | null = null;

  function listen(): Promise<HotelRates | null> {
    return new Promise((resolve) => {
      late?.follow((data) => resolve(firstOf(data)));
      void late?.ended().then(() => resolve(null));
    });
  }

  return {
    placed,
    arrive() {
      arriving ??= listen();
      return arriving;
    },
  };
}

function firstOf(data: readonly unknown[] = []): HotelRates | null {
  return (data[0] as HotelRates | undefined) ?? null;
}

/** The hotel of a booking or a checkout. The page works without it if it cannot be loaded. Hotel-checkout-trips §7. */
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { createApiClient } from '../lib/api/api-client';
import { useServices } from '../lib/page/services';
import { useLoad } from '../lib/page/use-load';
import { warn } from '../lib/page/warn';

export type HotelState = HotelDetail | 'waiting' | 'none';

/** A part of the hotel. Undefined while it loads, so that the page can keep its space. */
export function ofHotel<Part>(hotel: HotelState, part: (hotel: HotelDetail) => Part): Part | null | undefined {
  if (typeof hotel !== 'string') return part(hotel);
  return hotel === 'waiting' ? undefined : null;
}

export function useHotel(hotelId: string | null, language: string): HotelState {
  const services = useServices();
  const { load } = useLoad(hotelId && `${language} ${hotelId}`, async (signal) => {
    const api = services.single(createApiClient);
    const hotel = await api.hotel(hotelId ?? '', language, signal).catch(() => null);
    if (!hotel && !signal.aborted) warn(services, 'A page without the details of its hotel.', { hotelId });
    return hotel;
  });
  if (!hotelId) return 'none';
  return load.status === 'done' ? (load.answer ?? 'none') : 'waiting';
}

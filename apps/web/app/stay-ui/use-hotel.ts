/** The hotel that something else is about: its page does without where it cannot be had. Hotel-checkout-trips §7. */
import type { HotelDetail } from '@tenth-night/domain/hotel/hotel-detail';
import { useEffect, useState } from 'react';
import { createApiClient } from '../lib/api/api-client';
import { useServices } from '../lib/page/services';
import { warn } from '../lib/page/warn';

export type HotelState = HotelDetail | 'waiting' | 'none';

/** A part of it; undefined while it is waited for, so that its room can be kept free. */
export function ofHotel<Part>(hotel: HotelState, part: (hotel: HotelDetail) => Part): Part | null | undefined {
  if (typeof hotel !== 'string') return part(hotel);
  return hotel === 'waiting' ? undefined : null;
}

export function useHotel(hotelId: string | null, language: string): HotelState {
  const { send } = useServices();
  const [answer, setAnswer] = useState<{ readonly hotelId: string; readonly hotel: HotelDetail | null } | null>(null);

  useEffect(() => {
    if (!hotelId) return;
    const asking = new AbortController();
    createApiClient(send)
      .hotel(hotelId, language, asking.signal)
      .catch(() => null)
      .then((hotel) => {
        if (asking.signal.aborted) return;
        if (!hotel) warn('A page without the details of its hotel.', { hotelId });
        setAnswer({ hotelId, hotel });
      });
    return () => asking.abort();
  }, [send, hotelId, language]);

  if (!hotelId) return 'none';
  return answer?.hotelId === hotelId ? (answer.hotel ?? 'none') : 'waiting';
}

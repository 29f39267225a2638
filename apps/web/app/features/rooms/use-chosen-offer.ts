import { useEffect, useState } from 'react';
import { readChosenOffer } from '../../lib/storage/stored-choice';

/** The offer that was last taken from this page to the checkout. Null before hydration. */
export function useChosenOffer(hotelId: string): string | null {
  const [offerId, setOfferId] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setOfferId(readChosenOffer(hotelId));
    read();
    // The browser may show the page again as it was, without loading it.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, [hotelId]);
  return offerId;
}

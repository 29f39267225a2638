/** Price per night: the total divided by the nights, rounded to whole currency units. Search-and-browse §5; hotel-checkout-trips §2. */
import { type Money, minorDigits } from './money';

export function perNight(total: Money, nights: number): Money {
  const unit = 10 ** minorDigits(total.currency);
  return { minor: Math.round(total.minor / nights / unit) * unit, currency: total.currency };
}

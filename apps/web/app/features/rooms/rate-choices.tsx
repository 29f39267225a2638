/**
 * Cancellation and Breakfast, for all rooms of the page. The latest choice is kept, and the other one changes if it
 * must. Hotel-checkout-trips §2, §4.
 */
import { Trans } from '@lingui/react/macro';
import {
  canWish,
  isWorthAsking,
  type RateWish,
  type RateWishes,
  withWish,
} from '@tenth-night/domain/hotel/rate-wishes';
import type { RoomRate } from '@tenth-night/domain/hotel/room-rates';
import { useId } from 'react';
import { CancellationWords } from '../../stay-ui/cancellation-words';
import { CHOICE_BOX_CLASS } from '../../stay-ui/choice-box';
import styles from './rate-choices.module.css';

type Props = {
  readonly rates: readonly RoomRate[];
  readonly wishes: RateWishes;
  onWish(wishes: RateWishes): void;
};

const WISHES: readonly RateWish[] = ['isFlexible', 'hasBreakfast'];

export function RateChoices({ rates, wishes, onWish }: Props) {
  const id = useId();
  const asked = WISHES.filter((wish) => isWorthAsking(rates, wish));
  if (asked.length === 0) return null;
  return (
    // Not a legend: in WebKit a legend cannot share a line with the choices.
    <fieldset className={styles.choices} aria-labelledby={id}>
      <span id={id}>
        <Trans>Show only rates with</Trans>
      </span>
      {asked.map((wish) => (
        <label key={wish}>
          <input
            type="checkbox"
            className={CHOICE_BOX_CLASS}
            checked={wishes[wish]}
            disabled={!wishes[wish] && !canWish(rates, wishes, wish)}
            onChange={(event) => onWish(withWish(rates, wishes, wish, event.target.checked))}
          />
          <span>
            {wish === 'isFlexible' ? <CancellationWords line={{ kind: 'free' }} /> : <Trans>Breakfast included</Trans>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

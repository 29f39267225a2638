/** Cancellation and Breakfast. A choice is kept, and the other one changes if it must. Hotel-checkout-trips §2, §4. */
import { Trans } from '@lingui/react/macro';
import {
  canChooseBreakfast,
  canChooseCancellation,
  choose,
  type RoomChoice,
  type RoomOption,
} from '@tenth-night/domain/hotel/room-choice';
import type { ReactNode } from 'react';
import { CancellationWords } from '../../stay-ui/cancellation-words';
import styles from './room-choices.module.css';

type Props = {
  /** Unique in the page. */
  readonly id: string;
  readonly options: readonly RoomOption[];
  readonly chosen: RoomOption;
  onChoose(option: RoomOption | null): void;
};

export function RoomChoices({ id, options, chosen, onChoose }: Props) {
  const make = (made: Partial<RoomChoice>) => onChoose(choose(options, chosen, made));
  return (
    <>
      <Choices
        name={`${id}-cancellation`}
        legend={<Trans>Cancellation</Trans>}
        chosen={chosen.isRefundable}
        yes={<CancellationWords line={{ kind: 'free' }} />}
        no={<CancellationWords line={{ kind: 'non-refundable' }} />}
        canChoose={(isRefundable) => canChooseCancellation(options, chosen, isRefundable)}
        onChoose={(isRefundable) => make({ isRefundable })}
      />
      <Choices
        name={`${id}-breakfast`}
        legend={<Trans>Breakfast</Trans>}
        chosen={chosen.hasBreakfast}
        yes={<Trans>Breakfast included</Trans>}
        no={<Trans>Without breakfast</Trans>}
        canChoose={(hasBreakfast) => canChooseBreakfast(options, hasBreakfast)}
        onChoose={(hasBreakfast) => make({ hasBreakfast })}
      />
    </>
  );
}

type ChoicesProps = {
  readonly name: string;
  readonly legend: ReactNode;
  readonly chosen: boolean;
  readonly yes: ReactNode;
  readonly no: ReactNode;
  canChoose(choice: boolean): boolean;
  onChoose(choice: boolean): void;
};

function Choices({ name, legend, chosen, yes, no, canChoose, onChoose }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {[true, false].map((choice) => {
        const isOpen = canChoose(choice);
        return (
          <label key={String(choice)}>
            <input
              type="radio"
              name={name}
              checked={choice === chosen}
              disabled={!isOpen}
              onChange={() => onChoose(choice)}
            />
            <span>
              {choice ? yes : no}
              {!isOpen && (
                <small>
                  <Trans>No rate with this choice</Trans>
                </small>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

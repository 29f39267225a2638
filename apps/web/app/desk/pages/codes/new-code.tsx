/** The form of a new promo code. */
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import { CURRENCIES } from '@tenth-night/domain/preferences/currencies';
import {
  newPromoCodeProblems,
  type PromoField,
  type PromoProblems,
} from '@tenth-night/domain/promo-codes/new-promo-code';
import { addDays, utcCalendarDate } from '@tenth-night/domain/stay/dates';
import { type InputHTMLAttributes, type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { LabelledField } from '../../../ui/labelled-field';
import { TextField } from '../../../ui/text-field';
import type { PageProps } from '../../desk';
import styles from '../../desk.module.css';
import { useDeskApi } from '../../desk-api';
import { useDeskAction } from '../../use-desk-action';
import { readCodeForm } from './read-code-form';

type Props = PageProps & { readonly onDone: () => void; readonly onLeave: () => void };
type Field = readonly [name: PromoField, label: string, input?: InputHTMLAttributes<HTMLInputElement>];

const DAYS = 90;

export function NewCode({ onClosed, onDone, onLeave }: Props) {
  const api = useDeskApi();
  const { isBusy, problem, act } = useDeskAction(onClosed);
  const [problems, setProblems] = useState<PromoProblems>({});
  const [kind, setKind] = useState('percentage');
  const today = utcCalendarDate(new Date());

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const draft = readCodeForm(new FormData(form));
    const found = newPromoCodeProblems(draft, today);
    setProblems(found);
    const isWrong = (field: Element) => (field.getAttribute('name') ?? '') in found;
    const first = [...form.elements].find(isWrong) as HTMLElement | undefined;
    if (first) first.focus();
    else if (await act(() => api.post(DESK_PATHS.deskNewCode, draft))) onDone();
  }

  const fields = (...rows: readonly Field[]) =>
    rows.map(([name, label, input]) => (
      <TextField key={name} label={label} problem={problems[name]} input={{ name, autoComplete: 'off', ...input }} />
    ));
  const decimal = { inputMode: 'decimal' } as const;
  return (
    <form className={styles.form} noValidate aria-label="New code" onSubmit={(event) => void submit(event)}>
      {fields(['code', 'Code', { maxLength: 32, autoCapitalize: 'characters', placeholder: 'SUMMER10' }])}
      <LabelledField label="Takes off">
        {(control) => (
          <select {...control} name="kind" value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="percentage">A percentage</option>
            <option value="amount">An amount</option>
          </select>
        )}
      </LabelledField>
      {kind === 'percentage'
        ? fields(['percent', 'Percent', { inputMode: 'numeric' }], ['mostMinor', 'At most, in the currency', decimal])
        : fields(['amountMinor', 'Amount, in the currency', decimal])}
      <LabelledField label="Currency" problem={problems.currency}>
        {(control) => (
          <select {...control} name="currency" defaultValue="USD">
            {CURRENCIES.map(({ code }) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
      </LabelledField>
      {fields(
        ['leastSpendMinor', 'For stays from, in the currency', { ...decimal, placeholder: '0' }],
        ['from', 'First day (UTC)', { type: 'date', defaultValue: today }],
        ['until', 'Last day (UTC)', { type: 'date', defaultValue: addDays(today, DAYS) }],
        ['uses', 'Uses, by all travelers together', { inputMode: 'numeric', defaultValue: '100' }],
        ['description', 'Description, for the desk', { maxLength: 200 }],
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="main" type="submit" disabled={isBusy}>
          Create
        </Button>
        <Button onClick={onLeave}>Close</Button>
      </div>
    </form>
  );
}

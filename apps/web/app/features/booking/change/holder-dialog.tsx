/** Corrects the name or the email address of a booking. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@tenth-night/contract/booking';
import { firstProblem, NEW_PAYER, type PayerProblems, payerProblems } from '@tenth-night/domain/checkout/payer';
import { useId, useRef, useState } from 'react';
import { useServices } from '../../../lib/page/services';
import { PAYER_FIELDS_CLASS, PayerField } from '../../../stay-ui/payer-field';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';
import type { BookingLink } from '../booking-api';
import dialog from '../dialog.module.css';
import { correctHolder } from './change-api';

const FIELDS = ['firstName', 'lastName', 'email'] as const;

type Props = {
  readonly booking: BookingView;
  readonly link: BookingLink;
  onChange(booking: BookingView): void;
  onClose(): void;
};

export function HolderDialog({ booking, link, onChange, onClose }: Props) {
  const { t } = useLingui();
  const services = useServices();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [named, setNamed] = useState({ ...NEW_PAYER, ...(booking.newHolder ?? booking.holder) });
  const [problems, setProblems] = useState<PayerProblems>({});
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<'refused' | 'unreachable' | null>(null);

  async function save(): Promise<void> {
    if (isBusy) return;
    const found = payerProblems(named);
    setProblems(found);
    const first = firstProblem(found);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setIsBusy(true);
    setFailure(null);
    const answer = await correctHolder(services, link, named, new AbortController().signal);
    setIsBusy(false);
    if (typeof answer === 'string') return setFailure(answer === 'refused' ? answer : 'unreachable');
    onChange(answer);
    onClose();
  }

  const foot = (
    <Button type="submit" form={formId} look="main" aria-disabled={isBusy}>
      {isBusy ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
    </Button>
  );
  return (
    <Sheet title={t`Correct name or email`} closeLabel={t`Close`} foot={foot} onClose={onClose}>
      <form
        ref={form}
        id={formId}
        className={dialog.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>
          <Trans>As on your passport or ID card. We pass it on to the hotel, and write to both addresses.</Trans>
        </p>
        <p className={dialog.problem} role="alert">
          {failure === 'refused' && <Trans>The hotel did not accept the new details. Nothing was changed.</Trans>}
          {failure === 'unreachable' && (
            <Trans>We could not be reached. Please try again. Nothing happens twice.</Trans>
          )}
        </p>
        <div className={PAYER_FIELDS_CLASS}>
          {FIELDS.map((field) => (
            <PayerField
              key={field}
              field={field}
              value={named[field]}
              problem={problems[field]}
              isRequired
              countries={null}
              onChange={(value) => setNamed((before) => ({ ...before, [field]: value }))}
            />
          ))}
        </div>
      </form>
    </Sheet>
  );
}

/** The field for a promo code, or the code that is taken off. Decision: promo codes. */
import { Trans } from '@lingui/react/macro';
import { withoutDiscount } from '@tenth-night/domain/checkout/change-gate';
import type { PaymentError } from '@tenth-night/domain/checkout/payment-flow';
import { readPromoCode } from '@tenth-night/domain/promo-codes/promo-code';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { storePromoCode } from '../../lib/storage/stored-promo-code';
import { PromoCodeName } from '../../stay-ui/taken-off';
import { Button } from '../../ui/button';
import { LabelledField } from '../../ui/labelled-field';
import styles from './promo-panel.module.css';
import type { VoucherUse } from './use-vouchers';

type Props = {
  readonly use: VoucherUse;
  /** The traveller has pressed Pay. */
  readonly isPaying: boolean;
  /** The traveller opened the field. Otherwise the focus stays where it is. */
  readonly isAsked: boolean;
};

export function PromoPanel({ use, isPaying, isAsked }: Props) {
  const { promo, freeNight, flow, isTrying } = use;
  const { code, problem } = promo;
  const panel = useRef<HTMLDivElement>(null);
  /** Counts what the traveller did here. What they pressed is gone then, so the focus moves. */
  const [turn, setTurn] = useState(isAsked ? 1 : 0);
  useEffect(() => {
    if (turn > 0) (panel.current?.querySelector('input') ?? panel.current)?.focus();
  }, [turn]);

  const offerId = flow.status === 'idle' ? null : flow.subject.offerId;
  useEffect(() => {
    if (offerId) storePromoCode(offerId, code);
  }, [offerId, code]);

  async function attempt(next: string | null): Promise<void> {
    use.setIsTrying(true);
    const refused = await tryCode(use, next);
    use.setIsTrying(false);
    use.setPromo(refused ? { code, problem: refused } : { code: next });
    if (!refused) setTurn((before) => before + 1);
  }

  const currency = flow.status === 'pay' ? flow.prebook.offer.price.total.currency : '';
  const words = problem && <ProblemWords problem={problem} currency={currency} />;
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      {freeNight.isUsed && (
        <small>
          <OneOnly />
        </small>
      )}
      {code && !freeNight.isUsed && (
        <p className={styles.applied}>
          <span>
            <b>
              <PromoCodeName code={code} />
            </b>
            <small role="status">
              {isPaying ? (
                <Trans>You have started to pay. To change this, load the page again.</Trans>
              ) : (
                <Trans>The code is taken off the price below.</Trans>
              )}
              {words}
            </small>
          </span>
          {!isPaying && (
            <Button disabled={isTrying} onClick={() => void attempt(null)}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </p>
      )}
      {!code && !freeNight.isUsed && !isPaying && (
        <CodeForm
          problem={words}
          hasFreeNight={freeNight.freeNight !== null}
          isTrying={isTrying}
          onApply={(typed) => {
            const next = readPromoCode(typed);
            if (next) void attempt(next);
            else use.setPromo({ code, problem: 'promo-code-unknown' });
          }}
        />
      )}
    </div>
  );
}

/**
 * Asks for a price with another code, or without one. What can be paid now stays until the answer is there, and stays if
 * the code is refused. Null if it worked, or if the checkout has yet to start: then it starts with the code.
 */
async function tryCode({ flow, ask, gateOf, dispatch }: VoucherUse, code: string | null): Promise<PaymentError | null> {
  if (flow.status !== 'pay') return null;
  const answer = await ask(code, new AbortController().signal);
  if (typeof answer === 'string') return answer;
  const gate = gateOf(answer, flow.isAgreed ? withoutDiscount(flow.prebook.offer) : undefined);
  // One after the other without a render between them: what could be paid is replaced at once.
  dispatch({ kind: 'wanted', subject: { ...flow.subject, promoCode: code } });
  dispatch({ kind: 'prebooked', run: flow.run + 1, prebook: answer, gate });
  return null;
}

type FormProps = {
  readonly problem: ReactNode;
  readonly hasFreeNight: boolean;
  readonly isTrying: boolean;
  onApply(typed: string): void;
};

function CodeForm({ problem, hasFreeNight, isTrying, onApply }: FormProps) {
  const input = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isTrying) onApply(input.current?.value ?? '');
    input.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <LabelledField
        label={<Trans>Promo code</Trans>}
        note={isTrying ? <Trans>Checking the code…</Trans> : hasFreeNight && <OneOnly />}
        problem={!isTrying && problem}
        isLive
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            name="promoCode"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
          />
        )}
      </LabelledField>
      <Button type="submit" aria-disabled={isTrying}>
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}

function OneOnly() {
  return <Trans>A promo code and a free night cannot be combined. You can use one of them for each booking.</Trans>;
}

type ProblemProps = { readonly problem: PaymentError; readonly currency: string };

function ProblemWords({ problem, currency }: ProblemProps) {
  switch (problem) {
    case 'promo-code-unknown':
      return <Trans>This code is not valid. Please check the spelling.</Trans>;
    case 'promo-code-expired':
      return <Trans>This code has expired.</Trans>;
    case 'promo-code-used-up':
      return <Trans>This code has been used up.</Trans>;
    case 'promo-code-too-cheap':
      return <Trans>This code is for stays that cost more.</Trans>;
    case 'promo-code-currency':
      return <Trans>This code is not valid for prices in {currency}.</Trans>;
    case 'busy':
      return <Trans>We are getting too many requests right now. Wait a moment, then try again.</Trans>;
    default:
      return <Trans>We could not check the code. Please try again.</Trans>;
  }
}

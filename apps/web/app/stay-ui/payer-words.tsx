/** The texts beside the fields of 'Your details', in the checkout and in the account. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PayerField, PayerProblem } from '@tenth-night/domain/checkout/payer';
import { PAYER_FIELDS } from './payer-fields';

export function PayerLabel({ field }: { readonly field: PayerField }) {
  const { i18n } = useLingui();
  const { label, isOptional } = PAYER_FIELDS[field];
  return (
    <>
      {i18n._(label)}
      {isOptional && (
        <small>
          {' '}
          <Trans>(optional)</Trans>
        </small>
      )}
    </>
  );
}

export function PayerProblemWords({ field, problem }: { readonly field: PayerField; readonly problem: PayerProblem }) {
  if (problem === 'malformed') return <Trans>Enter a full email address, like name@example.com.</Trans>;
  if (problem === 'no-name') {
    return <Trans>Enter only the name, without a web address or characters such as &lt; and @.</Trans>;
  }
  if (field === 'firstName') return <Trans>Enter your first name.</Trans>;
  if (field === 'lastName') return <Trans>Enter your last name.</Trans>;
  return <Trans>Enter your email address.</Trans>;
}

import { useLingui } from '@lingui/react/macro';

/** The problem of an address that is about to be sent. Null if there is none. */
export function useEmailProblem(): (field: HTMLInputElement) => string | null {
  const { t } = useLingui();
  return ({ validity }) => {
    if (validity.valid) return null;
    return validity.valueMissing ? t`Enter your email address.` : t`Enter a full email address, like name@example.com.`;
  };
}

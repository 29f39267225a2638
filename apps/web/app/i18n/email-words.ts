import { useLingui } from '@lingui/react/macro';

/** What is wrong with an address that is about to be sent; null where nothing is. */
export function useEmailProblem(): (field: HTMLInputElement) => string | null {
  const { t } = useLingui();
  return ({ validity }) => {
    if (validity.valid) return null;
    return validity.valueMissing
      ? t`Enter your email address.`
      : t`Enter a whole email address, like name@example.com.`;
  };
}

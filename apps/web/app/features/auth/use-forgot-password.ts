/** Requests a letter with a link. The answer is the same whether or not there is an account. */
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useEmailProblem } from '../../i18n/email-words';
import { authCode } from '../../lib/api/auth-call';
import { useServices } from '../../lib/page/services';
import { useFocusAgain } from '../../lib/page/use-focus-again';
import { forgotPassword } from './auth-api';

type State =
  | { readonly status: 'asking' | 'busy' }
  | { readonly status: 'wrong'; readonly email: string }
  | { readonly status: 'failed'; readonly problem: string }
  | { readonly status: 'sent'; readonly to: string };

export function useForgotPassword() {
  const { t } = useLingui();
  const { send, visitor } = useServices();
  const emailProblem = useEmailProblem();
  const [state, setState] = useState<State>({ status: 'asking' });
  useFocusAgain(state.status === 'busy');

  async function ask(email: string): Promise<void> {
    setState({ status: 'busy' });
    try {
      await forgotPassword(send, email, visitor.language);
      setState({ status: 'sent', to: email });
    } catch (error) {
      const isTooOften = authCode(error) === 'rate_limited';
      const problem = isTooOften
        ? t`Too many attempts. Wait a few minutes, then try again.`
        : t`We could not be reached. Check your connection, then try again.`;
      setState({ status: 'failed', problem });
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const problem = emailProblem(field);
    if (!problem) return void ask(field.value.trim());
    setState({ status: 'wrong', email: problem });
    field.focus();
  }

  return { state, submit, again: () => setState({ status: 'asking' }) };
}

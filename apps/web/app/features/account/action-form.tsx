/** A form that changes one setting of an account. It asks for the password if the account has one. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { usePasswordWords } from '../../i18n/password-words';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/password-field';
import styles from './action-form.module.css';
import { Notice } from './notice';
import { ProblemWords } from './problem-words';
import { type Problem, useAction } from './use-action';

const PROOF = 'proof';

/** The problem of a field, by the field's name. */
export type FieldProblem = { readonly field: string; readonly words: string };

export type Typed = {
  value(field: string): string;
  /** For the API. Empty if the account has no password. */
  readonly proof: { readonly password?: string };
};

type Props = {
  readonly hasPassword: boolean;
  /** The label of the password field, if that field comes first. */
  readonly proof?: string;
  readonly submit: ReactNode;
  readonly isDanger?: boolean;
  /** Runs before anything is sent. */
  check?(form: HTMLFormElement): FieldProblem | null;
  act(typed: Typed): Promise<void>;
  /** Shows a problem beside a field, or in this form's own words. */
  fieldOf?(problem: Problem): FieldProblem | null;
  wordsOf?(problem: Problem): ReactNode;
  onDone(): void;
  onCancel(): void;
  /** The fields above the password. */
  children?(wordsFor: (field: string) => string | undefined): ReactNode;
};

export function ActionForm(props: Props) {
  const { t } = useLingui();
  const { hasPassword, submit, isDanger = false, onCancel, children } = props;
  const words = usePasswordWords();
  const { isBusy, problem, wrong, send } = useForm(props);
  const wordsFor = (field: string) => (wrong?.field === field ? wrong.words : undefined);
  const isFirst = !children || props.proof !== undefined;
  const password = hasPassword && (
    <PasswordField
      label={props.proof ?? t`Your password`}
      problem={wordsFor(PROOF)}
      show={words.show}
      input={{ name: PROOF, autoComplete: 'current-password', required: true, autoFocus: isFirst }}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {isFirst && password}
      {children?.(wordsFor)}
      {!isFirst && password}
      <Notice problem={problem && (props.wordsOf?.(problem) || <ProblemWords problem={problem} />)} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          look={isDanger ? 'danger' : 'main'}
          disabled={isBusy}
          autoFocus={!children && !hasPassword}
        >
          {isBusy ? <Trans>Please wait…</Trans> : submit}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function useForm({ hasPassword, proof, check, act, fieldOf, onDone }: Props) {
  const words = usePasswordWords();
  const { isBusy, problem, run, forget } = useAction();
  const [wrong, setWrong] = useState<FieldProblem | null>(null);
  const beside = problem && ofField(problem);

  function ofField(what: Problem): FieldProblem | null {
    if (what === 'wrong_password') return { field: PROOF, words: words.wrong };
    return fieldOf?.(what) ?? null;
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const input = (field: string) => form.elements.namedItem(field) as HTMLInputElement | null;
    const missing = hasPassword && input(PROOF)?.value === '' ? { field: PROOF, words: words.missing } : null;
    const wrongs = [missing, check?.(form) ?? null];
    const found = (proof ? wrongs : wrongs.toReversed()).find(Boolean) ?? null;
    setWrong(found);
    forget();
    if (found) return input(found.field)?.focus();
    const given = hasPassword ? { password: input(PROOF)?.value ?? '' } : {};
    const value = (field: string) => input(field)?.value ?? '';
    if (await run(() => act({ value, proof: given }))) onDone();
  }

  return { isBusy, problem: beside ? null : problem, wrong: wrong ?? beside, send };
}

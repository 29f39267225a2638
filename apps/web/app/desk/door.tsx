/** What somebody sees before they are in: sign-in, the second factor, or nothing. */
import type { DeskEnrol } from '@tenth-night/contract/desk';
import { DESK_PATHS } from '@tenth-night/contract/desk-paths';
import { PATHS } from '@tenth-night/contract/paths';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useLoad } from '../lib/page/use-load';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { TextField } from '../ui/text-field';
import styles from './desk.module.css';
import { DeskError, useDeskApi } from './desk-api';
import doorStyles from './door.module.css';
import { QrCode } from './qr-code';

export type Step = 'sign-in' | 'enrol' | 'prove' | 'nothing' | 'failed';
type Props = { readonly step: Step; readonly email?: string; readonly onDone: () => void };

export function Door({ step, email = '', onDone }: Props) {
  return (
    <main className={doorStyles.door}>
      <div className={doorStyles.card}>
        <span className={styles.brand}>
          <Logo />
          Desk
        </span>
        {step === 'sign-in' && <SignIn onDone={onDone} />}
        {step === 'enrol' && <Enrol email={email} onDone={onDone} />}
        {step === 'prove' && <Prove email={email} onDone={onDone} />}
        {step === 'nothing' && <Nothing />}
        {step === 'failed' && (
          <>
            <h1>The desk does not answer</h1>
            <Button look="main" onClick={onDone}>
              Try again
            </Button>
          </>
        )}
      </div>
    </main>
  );
}

function Nothing() {
  return (
    <>
      <h1>There is nothing here</h1>
      <p>
        This account does not work at the desk, or its email address is not confirmed yet. You can confirm it on{' '}
        <a href="/account">your account</a>.
      </p>
      <a href="/">Go to the site</a>
    </>
  );
}

/** Sends a form. Shows why it was refused. */
function useSubmit(work: (form: FormData) => Promise<unknown>, onDone: () => void) {
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null });
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setState({ isBusy: true, problem: null });
    try {
      await work(new FormData(event.currentTarget));
      onDone();
    } catch (error) {
      setState({ isBusy: false, problem: problemWords(error) });
    }
  }
  return { ...state, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}

function problemWords(error: unknown): string {
  const { code, message } = error instanceof DeskError ? error : { code: null, message: 'Something went wrong.' };
  if (code === 'rate_limited') return 'Too many attempts. Wait 15 minutes.';
  if (code === 'link_ended') return 'This link is used up or too old. Ask for a new letter.';
  return message || 'Something went wrong. Try again.';
}

type FormProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly action: string;
  readonly children: (problem: string | null) => ReactNode;
  readonly work: (form: FormData) => Promise<unknown>;
  readonly onDone: () => void;
};

function DoorForm({ title, intro, action, children, work, onDone }: FormProps) {
  const { isBusy, problem, submit } = useSubmit(work, onDone);
  return (
    <form className={doorStyles.form} onSubmit={submit}>
      <h1>{title}</h1>
      {intro && <p>{intro}</p>}
      {children(problem)}
      <Button look="main" type="submit" disabled={isBusy}>
        {action}
      </Button>
    </form>
  );
}

function SignIn({ onDone }: Pick<Props, 'onDone'>) {
  const api = useDeskApi();
  const work = (form: FormData) =>
    api.sign(PATHS.signIn, { email: String(form.get('email')), password: String(form.get('password')) });
  return (
    <DoorForm title="Sign in" action="Sign in" work={work} onDone={onDone}>
      {(problem) => (
        <>
          <TextField label="Email" input={{ name: 'email', type: 'email', autoComplete: 'username', required: true }} />
          <TextField
            label="Password"
            problem={problem}
            input={{ name: 'password', type: 'password', autoComplete: 'current-password', required: true }}
          />
        </>
      )}
    </DoorForm>
  );
}

const CODE_INPUT = {
  name: 'code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  pattern: '\\d{6}',
  maxLength: 6,
  required: true,
  autoFocus: true,
} as const;

function Prove({ email, onDone }: Pick<Props, 'onDone'> & { readonly email: string }) {
  const api = useDeskApi();
  const work = (form: FormData) => api.post(DESK_PATHS.deskProve, { code: String(form.get('code')) });
  return (
    <DoorForm
      title="Enter your code"
      intro={`The six digits in your authenticator app, for ${email}.`}
      action="Come in"
      work={work}
      onDone={onDone}
    >
      {(problem) => <TextField label="Code" problem={problem} input={CODE_INPUT} />}
    </DoorForm>
  );
}

/** The letter's link leads here with its token behind the #, which browsers send to nobody. */
function Enrol({ email, onDone }: Pick<Props, 'onDone'> & { readonly email: string }) {
  const [token] = useState(() => location.hash.slice(1));
  return token ? <EnrolApp token={token} onDone={onDone} /> : <EnrolLetter email={email} />;
}

function EnrolLetter({ email }: { readonly email: string }) {
  const api = useDeskApi();
  const [isSent, setIsSent] = useState(false);
  if (isSent) {
    return (
      <>
        <h1>Look into your mailbox</h1>
        <p>We sent a link to {email}. It works once, for half an hour. Open it in this browser.</p>
      </>
    );
  }
  return (
    <DoorForm
      title="Set up your second factor"
      intro={`The desk needs an authenticator app on your phone. First we send a link to ${email}.`}
      action="Send the link"
      work={() => api.post(DESK_PATHS.deskEnrolLetter)}
      onDone={() => setIsSent(true)}
    >
      {(problem) => problem && <p role="alert">{problem}</p>}
    </DoorForm>
  );
}

function EnrolApp({ token, onDone }: Pick<Props, 'onDone'> & { readonly token: string }) {
  const api = useDeskApi();
  const { load } = useLoad(token, () => api.post<DeskEnrol>(DESK_PATHS.deskEnrol, { token }));
  const confirm = (form: FormData) => api.post(DESK_PATHS.deskEnrolled, { token, code: String(form.get('code')) });
  const finish = () => {
    history.replaceState(null, '', location.pathname);
    onDone();
  };
  if (load.status === 'waiting') return <p>One moment…</p>;
  if (load.status === 'failed') {
    return (
      <>
        <h1>This link does not work</h1>
        <p>{problemWords(load.error)}</p>
        <a href="/desk">Start again</a>
      </>
    );
  }
  const { secret, uri } = load.answer;
  return (
    <DoorForm
      title="Scan this with your app"
      intro={
        <>
          Or type this key: <code className={doorStyles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </>
      }
      action="Done"
      work={confirm}
      onDone={finish}
    >
      {(problem) => (
        <>
          <QrCode text={uri} label="A code for your authenticator app" />
          <TextField label="The code that the app shows now" problem={problem} input={CODE_INPUT} />
        </>
      )}
    </DoorForm>
  );
}

/** What the doctor found out about one part of the site, in plain words. Never contains a secret. */
import { ProviderError } from '../providers/provider-error';

export type Level = 'ok' | 'warning' | 'problem';

export type Finding = { readonly level: Level; readonly words: string };

export type Check = {
  /** What it is about: `Database`. */
  readonly name: string;
  /** May throw: then it is a problem, and `advice` says what to do. */
  run(signal: AbortSignal): Promise<Finding>;
  readonly advice: string;
  /** What to do if the far end does not know our key or password. */
  readonly keyAdvice?: string;
};

export const ok = (words: string): Finding => ({ level: 'ok', words });
export const warning = (words: string): Finding => ({ level: 'warning', words });
export const problem = (words: string): Finding => ({ level: 'problem', words });

/** Codes of PostgreSQL, of Redis and of mail servers that mean a wrong name or password. */
const WRONG_KEY = /^(28P01|28000|WRONGPASS|NOAUTH|530|534|535)$/;

/** Texts of other programs may repeat a password or an address, so only their codes get through. */
export function failureOf(error: unknown, { advice, keyAdvice = advice }: Check): Finding {
  if (error instanceof ProviderError && error.reason === 'not-allowed') return problem(`refused the key. ${keyAdvice}`);
  const code = codeOf(error);
  if (WRONG_KEY.test(code)) return problem(`refused the name or password (${code}). ${keyAdvice}`);
  if (error instanceof ProviderError && error.failure === 'late') return problem(`did not answer in time. ${advice}`);
  return problem(`failed${code && ` (${code})`}. ${advice}`);
}

/** The innermost one says most: `ECONNREFUSED` instead of 'fetch failed'. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const inner = error instanceof AggregateError ? codeOf(error.errors[0]) : codeOf(error.cause);
  if (inner) return inner;
  if (error instanceof ProviderError) return String(error.details.status ?? '');
  if (error.name === 'TimeoutError') return 'no answer in time';
  if ('code' in error && error.code) return String(error.code);
  return /^(WRONGPASS|NOAUTH)\b/.exec(error.message)?.[0] ?? '';
}

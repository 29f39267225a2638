/** The actions of the links in our letters. */
import { PATHS } from '@tenth-night/contract/paths';
import { postAuth } from '../../lib/api/auth-call';
import type { Services } from '../../lib/page/services';
import { tellSession } from '../../lib/session/session-channel';

type Ways = Pick<Services, 'send' | 'session' | 'visitor'>;

/** Ends every session of the account, also in this browser. */
export async function resetPassword({ send, session, visitor }: Ways, token: string, password: string): Promise<void> {
  await postAuth(send, PATHS.resetPassword, { token, password, language: visitor.language });
  tellSession({ kind: 'changed' });
  await session.refresh();
}

/** Returns the new address. */
export async function confirmEmail({ send, session, visitor }: Ways, token: string): Promise<string> {
  const { email } = await postAuth(send, PATHS.confirmEmail, { token, language: visitor.language });
  tellSession({ kind: 'changed' });
  await session.refresh();
  return email as string;
}

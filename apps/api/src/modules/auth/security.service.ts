/** Account security: passwords, email address, sessions, the connected Google account, deletion. */

import type { Security } from '@tenth-night/contract/security-shapes';
import { isWeakPassword } from '@tenth-night/domain/account/weak-password';
import { SITE_PATHS } from '@tenth-night/domain/site/paths';
import { AppError } from '../../app-error';
import type { AccountLetter } from '../mail/account-letter';
import type { AccountMailer } from '../mail/account-mailer';
import type { AttemptLimit } from './attempt-limit';
import { refuseIfOver } from './auth-outcome';
import { loadCommonPasswords } from './common-passwords';
import type { MailLinks } from './mail-links';
import type { Passwords } from './password-hash';
import type { Proof } from './proof';
import type { SecurityRepo } from './security.repo';
import type { Visit } from './visit';

type Parts = {
  readonly limit: AttemptLimit;
  readonly repo: SecurityRepo;
  readonly links: MailLinks;
  readonly proof: Proof;
  readonly passwords: Passwords;
  readonly siteName: string;
  /** Null if mail cannot be sent. */
  readonly mailer: AccountMailer | null;
  /** Reports errors that happen after the response. */
  report(error: unknown): void;
};

type Chosen = { readonly password: string; readonly language: string };

const LINK_PATHS = {
  'reset-password': SITE_PATHS['reset-password'],
  'confirm-email': SITE_PATHS['confirm-email'],
} as const;

export type SecurityService = ReturnType<typeof createSecurityService>;

export function createSecurityService(parts: Parts) {
  return { ...choosing(parts), ...addresses(parts), ...overview(parts), ...ending(parts) };
}

function choosing({ limit, repo, links, proof, passwords, siteName, mailer, report }: Parts) {
  /** Throws if the password is easy to guess. */
  const refuseWeak = async (password: string, email: string): Promise<void> => {
    const isCommon = await loadCommonPasswords();
    if (isWeakPassword(password, { email, siteName, isCommon })) {
      throw new AppError('weak_password', 'This password is easy to guess. A short sentence is better.');
    }
  };

  return {
    refuseWeak,

    /** Responds before the lookup, so that the response time does not reveal who has an account. */
    async forgotPassword({ address }: Visit, email: string, language: string): Promise<void> {
      refuseIfOver(await limit.take('lettersFrom', address));
      refuseIfOver(await limit.take('letterTo', email));
      const write = async () => {
        const user = await repo.findByEmail(email);
        if (user) await sendLink(mailer, links, 'reset-password', { userId: user.id, email, language });
      };
      void write().catch(report);
    },

    /** The letter reached its owner, so this also confirms the address. */
    async resetPassword(token: string, { password, language }: Chosen): Promise<void> {
      const found = await links.find('reset-password', token);
      if (!found) throw linkEnded();
      await refuseWeak(password, found.email);
      const hash = await passwords.hash(password);
      const owner = await links.use('reset-password', token);
      if (!owner) throw linkEnded();
      await repo.setPassword(owner.userId, hash, null);
      await limit.clear('account', owner.email);
      if ((await repo.findEmail(owner.userId)) === owner.email) {
        await repo.setConfirmedEmail(owner.userId, owner.email);
      }
      tell(mailer, { to: owner.email, language, about: { kind: 'password-changed' } });
    },

    async changePassword(visit: Visit, currentPassword: string, { password, language }: Chosen): Promise<void> {
      const owner = await proof.owner(visit);
      await proof.checkPassword(owner, currentPassword);
      await refuseWeak(password, owner.email);
      await repo.setPassword(owner.uid, await passwords.hash(password), owner.sessionId);
      tell(mailer, { to: owner.email, language, about: { kind: 'password-changed' } });
    },
  };
}

function addresses({ limit, repo, links, proof, mailer, report }: Parts) {
  return {
    /** Sends the confirmation link for a new account. */
    welcome(userId: string, email: string, language: string): void {
      void sendLink(mailer, links, 'confirm-email', { userId, email, language }).catch(report);
    },

    async sendConfirmation(visit: Visit, language: string): Promise<void> {
      const { uid: userId, email, isEmailConfirmed } = await proof.owner(visit);
      if (isEmailConfirmed) return;
      refuseIfOver(await limit.take('lettersFrom', visit.address));
      refuseIfOver(await limit.take('letterTo', email));
      await sendLink(mailer, links, 'confirm-email', { userId, email, language });
    },

    /** Sends no letter to an address that another account has. The response does not reveal this. */
    async changeEmail(visit: Visit, email: string, password: string | undefined, language: string): Promise<void> {
      const owner = await proof.owner(visit);
      await proof.prove(owner, password);
      refuseIfOver(await limit.take('lettersFrom', visit.address));
      refuseIfOver(await limit.take('letterTo', email));
      const write = async () => {
        const taken = await repo.findByEmail(email);
        if (taken) return;
        await sendLink(mailer, links, 'confirm-email', { userId: owner.uid, email, language });
      };
      void write().catch(report);
    },

    /** Returns the account's new address. */
    async confirmEmail(token: string, language: string): Promise<string> {
      const owner = await links.use('confirm-email', token);
      if (!owner) throw linkEnded();
      const before = await repo.findEmail(owner.userId);
      if (!(await repo.setConfirmedEmail(owner.userId, owner.email))) {
        throw new AppError('conflict', 'Another account has this address');
      }
      if (before !== null && before !== owner.email) {
        tell(mailer, { to: before, language, about: { kind: 'email-changed' } });
      }
      return owner.email;
    },
  };
}

function overview({ repo, proof }: Parts) {
  return {
    async security(visit: Visit): Promise<Security> {
      const { uid, sessionId, email, isEmailConfirmed } = await proof.owner(visit);
      const [hash, isGoogleConnected, passkeys, sessions] = await Promise.all([
        repo.passwordHash(uid),
        repo.isGoogleConnected(uid),
        repo.passkeys(uid),
        repo.sessions(uid),
      ]);
      return {
        email,
        isEmailConfirmed,
        hasPassword: hash !== null,
        isGoogleConnected,
        passkeys: passkeys.map(({ id, name, createdAt }) => ({
          id,
          name: name ?? '',
          createdAt: (createdAt ?? new Date(0)).toISOString(),
        })),
        sessions: sessions.map(({ id, userAgent, createdAt }) => ({
          id,
          device: userAgent ?? '',
          createdAt: createdAt.toISOString(),
          isThis: id === sessionId,
        })),
      };
    },

    async endSession(visit: Visit, id: string): Promise<void> {
      const { uid } = await proof.owner(visit);
      await repo.endSession(uid, id);
    },

    /** Only if the user can still sign in with a password. */
    async disconnectGoogle(visit: Visit, password: string | undefined): Promise<void> {
      const owner = await proof.owner(visit);
      if ((await repo.passwordHash(owner.uid)) === null) throw new AppError('conflict', 'Choose a password first');
      await proof.prove(owner, password);
      await repo.disconnectGoogle(owner.uid);
    },
  };
}

function ending({ repo, proof, mailer }: Parts) {
  return {
    async erase(visit: Visit, password: string | undefined, language: string): Promise<void> {
      const owner = await proof.owner(visit);
      await proof.prove(owner, password);
      await repo.erase(owner.uid);
      tell(mailer, { to: owner.email, language, about: { kind: 'erased' } });
    },
  };
}

type Addressee = { readonly userId: string; readonly email: string; readonly language: string };

/** Browsers never send the part after the #, so the token appears in no server log. */
async function sendLink(
  mailer: AccountMailer | null,
  links: MailLinks,
  kind: keyof typeof LINK_PATHS,
  { userId, email, language }: Addressee,
): Promise<void> {
  const origin = mailer?.originOf() ?? null;
  if (origin === null) return;
  const url = `${origin}${LINK_PATHS[kind]}#${await links.make(kind, { userId, email })}`;
  tell(mailer, { to: email, language, about: { kind, url } });
}

/** Does not wait for the mail server. */
function tell(mailer: AccountMailer | null, letter: AccountLetter): void {
  void mailer?.send(letter);
}

function linkEnded(): AppError {
  return new AppError('link_ended', 'This link was used or is too old');
}

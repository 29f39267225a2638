/**
 * Who may work at the desk: accounts with a confirmed address in `DESK_EMAILS`, after they showed their second factor
 * in this session. Everybody else gets a 404, as if there were no desk.
 */
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error';
import type { RequireIdentity } from '../../plugins/identity';
import type { FactorRepo } from './factor.repo';

export type Staff = { readonly uid: string; readonly email: string; readonly sessionId: string };

export type DeskAccess = {
  /** Somebody who works at the desk, before the second factor. */
  staff(request: FastifyRequest): Promise<Staff>;
  /** The same after it. */
  requireDesk(request: FastifyRequest): Promise<Staff>;
  isOpen(staff: Staff): Promise<boolean>;
};

/** A working day. After that, the next code is due. */
export const VISIT_MS = 12 * 3_600_000;

type Parts = {
  readonly requireIdentity: RequireIdentity;
  readonly emails: readonly string[];
  readonly factors: Pick<FactorRepo, 'confirmedEmail' | 'provedAt'>;
  readonly now: () => number;
};

export function createDeskAccess({ requireIdentity, emails, factors, now }: Parts): DeskAccess {
  const nothing = () => new AppError('not_found', 'There is no such page');
  const known = new WeakMap<FastifyRequest, Promise<Staff>>();

  async function find(request: FastifyRequest): Promise<Staff> {
    const identity = await requireIdentity(request).catch(() => null);
    // The token may be older than a change of the address.
    const email = identity && (await factors.confirmedEmail(identity.uid));
    if (!identity || !email || !emails.includes(email.toLowerCase())) throw nothing();
    return { uid: identity.uid, email, sessionId: identity.sessionId };
  }

  /** Runs once per request. */
  function staff(request: FastifyRequest): Promise<Staff> {
    const person = known.get(request) ?? find(request);
    known.set(request, person);
    return person;
  }

  async function isOpen(person: Staff): Promise<boolean> {
    const provedAt = await factors.provedAt(person);
    return provedAt !== null && now() - provedAt.getTime() <= VISIT_MS;
  }

  return {
    staff,
    isOpen,
    async requireDesk(request) {
      const person = await staff(request);
      if (!(await isOpen(person))) throw new AppError('second_factor', 'Show your second factor first');
      return person;
    },
  };
}

/** Links in letters. Each works once and expires soon. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { mailLinks } from '../../db/schema';

type Kind = (typeof mailLinks.$inferSelect)['kind'];
type Owner = { readonly userId: string; readonly email: string };

const MINUTE_MS = 60_000;
const HOLDS_MS: Readonly<Record<Kind, number>> = {
  'reset-password': 30 * MINUTE_MS,
  'confirm-email': 24 * 60 * MINUTE_MS,
  'desk-factor': 30 * MINUTE_MS,
};

export type MailLinks = ReturnType<typeof createMailLinks>;

export function createMailLinks(db: Db, now: () => Date) {
  const isOpen = (kind: Kind, token: string) =>
    and(eq(mailLinks.hash, hashOf(token)), eq(mailLinks.kind, kind), gt(mailLinks.expiresAt, now()));

  return {
    /** Creates a link and returns its token. Earlier links of the same kind for this user stop working. */
    async make(kind: Kind, { userId, email }: Owner): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + HOLDS_MS[kind]);
      await db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(mailLinks.kind, kind)));
      await db.insert(mailLinks).values({ hash: hashOf(token), kind, userId, email, expiresAt });
      return token;
    },

    /** Finds the owner without using up the link. */
    async find(kind: Kind, token: string): Promise<Owner | null> {
      const [link] = await db.select().from(mailLinks).where(isOpen(kind, token));
      return link ?? null;
    },

    /** Uses up the link. Of several parallel calls, only one succeeds. */
    async use(kind: Kind, token: string): Promise<Owner | null> {
      const [link] = await db.delete(mailLinks).where(isOpen(kind, token)).returning();
      return link ?? null;
    },
  };
}

/** The token is long and random, so a slow hash would add nothing. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Our tables, the same on the embedded database and on PostgreSQL. After a change: `npm run db:generate`. */
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which guest of the hotel-rate provider a user is. Asked first. Hotel-checkout-trips §3 "Guest mapping". */
export const guestMappings = pgTable('guest_mappings', {
  uid: text('uid').primaryKey(),
  guestId: text('guest_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The member number of a user, made at sign-up. Asked second. */
export const members = pgTable('members', {
  uid: text('uid').primaryKey(),
  memberNumber: text('member_number').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

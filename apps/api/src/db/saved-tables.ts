/** The tables of saved hotels, and of lists that are shared. */
import { foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { madeAndChanged, moment, users } from './schema';

const ofUser = () =>
  text('uid')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A user's lists. Browsers make the ids, so an id is only unique for its user. */
export const savedLists = pgTable(
  'saved_lists',
  {
    uid: ofUser(),
    id: text('id').notNull(),
    /** Null for the main list, as long as it has no name of its own. */
    name: text('name'),
    ...madeAndChanged,
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);

/** A hotel is in one list of a user at most. */
export const savedHotels = pgTable(
  'saved_hotels',
  {
    uid: text('uid').notNull(),
    hotelId: text('hotel_id').notNull(),
    listId: text('list_id').notNull(),
    /** As shown when it was saved, for days when the provider does not answer. */
    name: text('name').notNull(),
    city: text('city'),
    thumbnail: text('thumbnail'),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.hotelId] }),
    foreignKey({ columns: [table.uid, table.listId], foreignColumns: [savedLists.uid, savedLists.id] }).onDelete(
      'cascade',
    ),
    index('saved_hotels_uid_list_id').on(table.uid, table.listId),
  ],
);

/** The link to a list. Its token is an HMAC of the id, so this table alone opens no list. */
export const listShares = pgTable(
  'list_shares',
  {
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    listId: text('list_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.uid, table.listId], foreignColumns: [savedLists.uid, savedLists.id] }).onDelete(
      'cascade',
    ),
    unique('list_shares_uid_list_id').on(table.uid, table.listId),
  ],
);

/** One row for each hotel that a friend likes. `voter` is a hash that differs from list to list. */
export const listVotes = pgTable(
  'list_votes',
  {
    shareId: text('share_id')
      .notNull()
      .references(() => listShares.id, { onDelete: 'cascade' }),
    hotelId: text('hotel_id').notNull(),
    voter: text('voter').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.hotelId, table.voter] })],
);

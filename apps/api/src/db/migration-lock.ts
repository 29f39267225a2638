/** An arbitrary number, but the same for every instance: only one of them changes the tables at a time. */
export const MIGRATION_LOCK = 10_000_010;

/** How much a PostgreSQL database contains, and how much was written to it. For benchmarks. */
import pg from 'pg';

export type DatabaseFacts = {
  readonly rows: number;
  readonly bytes: number;
  /** Rows that were added, changed or deleted since the server started. */
  readonly writes: number;
};

const TABLES = "select tablename from pg_tables where schemaname = 'public'";
const FACTS = `select pg_database_size(datname) as bytes, tup_inserted + tup_updated + tup_deleted as writes
  from pg_stat_database where datname = current_database()`;
/** PostgreSQL adds the statistics of a connection after it has been idle for this long, or earlier. */
const STATISTICS_MS = 11_000;

export async function readDatabaseFacts(url: string, waitMs = STATISTICS_MS): Promise<DatabaseFacts> {
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  const client = new pg.Client(url);
  await client.connect();
  try {
    const tables = (await client.query<{ tablename: string }>(TABLES)).rows;
    let rows = 0;
    for (const { tablename } of tables) {
      const { rows: counted } = await client.query<{ count: string }>(`select count(*) from "${tablename}"`);
      rows += Number(counted[0]?.count);
    }
    // Removes the old versions of updated rows.
    await client.query('vacuum');
    const [facts] = (await client.query<{ bytes: string; writes: string }>(FACTS)).rows;
    return { rows, bytes: Number(facts?.bytes), writes: Number(facts?.writes) };
  } finally {
    await client.end();
  }
}

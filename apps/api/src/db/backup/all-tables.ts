/** All our tables, each after the tables that it refers to. */
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as deskTables from '../desk-tables';
import * as rewardTables from '../reward-tables';
import * as savedTables from '../saved-tables';
import * as mainTables from '../schema';

type Referring = { readonly name: string; readonly refersTo: readonly string[] };

/** Keeps the given order where it can. Throws if tables refer to each other in a circle. */
export function inDependencyOrder(tables: readonly Referring[]): readonly string[] {
  const ordered: string[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const next = waiting.find(({ name, refersTo }) => refersTo.every((one) => one === name || ordered.includes(one)));
    if (!next) throw new Error(`These tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(next.name);
    waiting = waiting.filter((table) => table !== next);
  }
  return ordered;
}

function referring(table: PgTable): Referring {
  const { name, foreignKeys } = getTableConfig(table);
  return { name, refersTo: foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name) };
}

export const ALL_TABLES: readonly string[] = inDependencyOrder(
  (Object.values({ ...mainTables, ...rewardTables, ...savedTables, ...deskTables }) as readonly unknown[])
    .filter((exported): exported is PgTable => is(exported, PgTable))
    .map(referring),
);

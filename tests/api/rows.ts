import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { namedStatement } from '../../server/db/prepared.ts';
import type { TestApp } from '../support/app.ts';

/** The tables with a column of this name. They stay the same during a test. */
const tables = new Map<string, string[]>();

/** @returns the names of all tables with this column */
export async function tablesWith({ db }: TestApp, column: string): Promise<string[]> {
  const known = tables.get(column);
  if (known) return known;
  const found = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = ${column} order by 1`,
  );
  const names = found.rows.map(({ name }) => name);
  tables.set(column, names);
  return names;
}

/**
 * Every row of these tables in which a column has a value, as one text, to compare before and after. Prepared, because planning a hundred tables takes longer than
 * reading them.
 * @param rows the table, its column, and which of `values` it has
 */
export async function textOfRows(
  { db }: TestApp,
  rows: readonly (readonly [table: string, column: string, value: string])[],
  values: Record<string, string | number>,
): Promise<string> {
  const one = ([table, column, value]: readonly [string, string, string]) =>
    sql`select ${sql.raw(`'${table}'`)} as name, (select jsonb_agg(row order by row) from (select to_jsonb(t) as row from ${sql.identifier(table)} t where ${sql.identifier(column)} = ${sql.placeholder(value)}) rows) as rows`;
  const name = `rows_${createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16)}`;
  const statement = statements.get(name) ?? namedStatement(name, sql.join(rows.map(one), sql` union all `));
  statements.set(name, statement);
  return JSON.stringify((await statement(db, values)).rows);
}

const statements = new Map<string, ReturnType<typeof namedStatement>>();

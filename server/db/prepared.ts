import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Queryable } from './client.ts';

/**
 * A prepared statement, built once for each connection it is used on: what is built anew each time costs the thread that serves pages more than
 * sending it does (docs/decisions/database.md). Rows are asked for by one value each: with `= any(…)` PostgreSQL plans it anew every time.
 */
export function preparedOn<T>(build: (db: Queryable) => T): (db: Queryable) => T {
  const built = new WeakMap<Queryable, T>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}

interface Raw extends PreparedQueryConfig {
  execute: QueryResult<Record<string, unknown>>;
}

/**
 * A statement in words of one's own that is prepared.
 * @param name no other statement has it; at most 63 characters
 * @param statement with `sql.placeholder` where its values go
 */
export function namedStatement(name: string, statement: SQL): (db: Queryable, values: Record<string, unknown>) => Promise<Raw['execute']> {
  const query = new PgDialect().sqlToQuery(statement);
  const prepared = preparedOn((db) => db._.session.prepareQuery<Raw>(query, undefined, name, false));
  return (db, values) => prepared(db).execute(values);
}

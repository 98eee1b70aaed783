import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Queryable } from './client.ts';

/**
 * A prepared statement, built once per connection. Building a query takes more time on the thread that serves pages than sending it
 * (docs/decisions/database.md). For few values, use a parameter for each: PostgreSQL plans `= any(…)` again every time unless the array has about ten or more.
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
 * A prepared statement from raw SQL.
 * @param name unique among all statements, at most 63 characters
 * @param statement with `sql.placeholder` for its values
 */
export function namedStatement(name: string, statement: SQL): (db: Queryable, values: Record<string, unknown>) => Promise<Raw['execute']> {
  const query = new PgDialect().sqlToQuery(statement);
  const prepared = preparedOn((db) => db._.session.prepareQuery<Raw>(query, undefined, name, false));
  return (db, values) => prepared(db).execute(values);
}

import type { Queryable } from './client.ts';

/**
 * A prepared statement, built once for each connection it is used on: what is built anew each time costs the thread that serves pages more than
 * sending it does (docs/decisions/database.md).
 */
export function preparedOn<T>(build: (db: Queryable) => T): (db: Queryable) => T {
  const built = new WeakMap<Queryable, T>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}

import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, type DatabaseConnection } from '../../server/db/client.ts';

/** A fresh, migrated database of this test file's own; dropped when the file ends. Call it at the top of a file or in beforeAll. */
export async function testDatabase(): Promise<DatabaseConnection & { url: string }> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = connect(server, 1);
  // This strategy copies files, which takes half the time of writing everything to the WAL, which no test reads.
  await maintenance.pool.query(`create database ${name} template template_waymark strategy file_copy`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  const connection = connect(url, 20);
  afterAll(async () => {
    await connection.close();
    // Not forced: a connection that was just closed is still leaving, and PostgreSQL waits for it; forcing would cause an error.
    await maintenance.pool.query(`drop database ${name}`);
    await maintenance.close();
  });
  return { ...connection, url };
}

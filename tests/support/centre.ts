import { eq } from 'drizzle-orm';
import { notification } from '../../server/db/schema/notification.ts';
import type { TestApp } from './app.ts';

/** The kinds of someone's notifications, oldest first. */
export async function kindsFor({ db }: Pick<TestApp, 'db'>, userId: string): Promise<string[]> {
  const rows = await db.select({ kind: notification.kind }).from(notification).where(eq(notification.userId, userId)).orderBy(notification.id);
  return rows.map(({ kind }) => kind);
}

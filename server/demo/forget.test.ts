import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { session, user } from '../db/schema/auth.ts';
import { areUntouched } from './forget.ts';

test('accounts somebody was in stay theirs after their sessions are swept', async () => {
  const { db, close } = await testDatabase();
  try {
    const [ana] = await db.insert(user).values({ email: 'seeker@waymark.test', source: 'demo' }).returning({ id: user.id });
    const userId = ana?.id as string;
    expect(await areUntouched(db)).toBe(true);
    await db.insert(session).values({ token: 'digest', userId, expiresAt: new Date() });
    expect(await areUntouched(db)).toBe(false);
    await db.delete(session).where(eq(session.userId, userId));
    expect(await areUntouched(db)).toBe(false);
  } finally {
    await close();
  }
});

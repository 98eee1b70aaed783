import { eq } from 'drizzle-orm';
import { languageById, type Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { type EmailContent, layOut } from '../notify/email-layout.ts';

/**
 * Queues the copy of a report for the reporter, if their address is confirmed.
 * @param language the page's language, for a reporter without one
 */
export async function enqueueCopy(db: Queryable, userId: string, language: Language, copyIn: (own: Language) => EmailContent): Promise<void> {
  const [person] = await db.select({ email: user.email, isConfirmed: user.emailVerified, languageId: user.languageId }).from(user).where(eq(user.id, userId));
  if (!person?.isConfirmed) return;
  const own = languageById(person.languageId ?? 0) ?? language;
  await enqueueMail(db, layOut(copyIn(own), person.email, own));
}

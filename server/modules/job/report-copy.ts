import { eq } from 'drizzle-orm';
import { languageById, type Language } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { enqueueMail } from '../../jobs/outbox.ts';
import { type EmailContent, layOut } from '../data/email-layout.ts';

/**
 * Puts the copy of a report into the outbox, for whoever reported, where their address is confirmed.
 * @param language of the page it was reported on: theirs, where they chose none
 */
export async function enqueueCopy(db: Queryable, userId: string, language: Language, copyIn: (own: Language) => EmailContent): Promise<void> {
  const [person] = await db.select({ email: user.email, isConfirmed: user.emailVerified, languageId: user.languageId }).from(user).where(eq(user.id, userId));
  if (!person?.isConfirmed) return;
  const own = languageById(person.languageId ?? 0) ?? language;
  await enqueueMail(db, layOut(copyIn(own), person.email, own));
}

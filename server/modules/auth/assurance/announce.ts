import { eq } from 'drizzle-orm';
import { languageById, LANGUAGES } from '../../../../contract/languages.ts';
import { isAddress } from '../../../adapters/mail.ts';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { enqueueMail } from '../../../jobs/outbox.ts';
import { type AddedWay, wayAddedEmail } from '../../data/email-letters.ts';

/**
 * Writes to an account's owner that something was added that opens it, in the transaction that adds it: for a week they can undo it by a reset.
 * Nothing is sent where the account has no address.
 */
export async function announceWayIn(db: Queryable, { baseUrl }: Pick<Config, 'baseUrl'>, userId: string, way: AddedWay): Promise<void> {
  const [person] = await db.select({ email: user.email, languageId: user.languageId }).from(user).where(eq(user.id, userId));
  if (!person || !isAddress(person.email)) return;
  const language = languageById(person.languageId ?? 0) ?? LANGUAGES[0];
  await enqueueMail(db, wayAddedEmail(person.email, way, language, baseUrl));
}

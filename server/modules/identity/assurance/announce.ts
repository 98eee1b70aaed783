import { eq } from 'drizzle-orm';
import { type Language, languageOfAccount } from '../../../../contract/languages.ts';
import { isAddress, type Message } from '../../../adapters/mail.ts';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { enqueueMail } from '../../notify/outbox.ts';
import { type ChangedWay, wayAddedEmail, wayRemovedEmail } from '../../notify/email-content.ts';

type Writes = (to: string, way: ChangedWay, language: Language, baseUrl: string) => Message;
type Announces = (db: Queryable, config: Pick<Config, 'baseUrl'>, userId: string, way: ChangedWay) => Promise<void>;

/**
 * Emails the owner that a sign-in method was added, in the transaction that adds it. They can undo it for a week by resetting their password. Sends
 * nothing if the account has no address.
 */
export const announceWayIn: Announces = (...about) => announce(wayAddedEmail, ...about);

/** Emails the owner that a sign-in method was removed: an attacker may be about to lock them out. */
export const announceWayOut: Announces = (...about) => announce(wayRemovedEmail, ...about);

async function announce(emailOf: Writes, db: Queryable, { baseUrl }: Pick<Config, 'baseUrl'>, userId: string, way: ChangedWay): Promise<void> {
  const [person] = await db.select({ email: user.email, languageId: user.languageId }).from(user).where(eq(user.id, userId));
  if (!person || !isAddress(person.email)) return;
  const language = languageOfAccount(person.languageId);
  await enqueueMail(db, emailOf(person.email, way, language, baseUrl));
}

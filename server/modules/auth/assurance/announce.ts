import { eq } from 'drizzle-orm';
import { type Language, languageOfAccount } from '../../../../contract/languages.ts';
import { isAddress, type Message } from '../../../adapters/mail.ts';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { enqueueMail } from '../../../jobs/outbox.ts';
import { type ChangedWay, wayAddedEmail, wayRemovedEmail } from '../../data/email-content.ts';

type Writes = (to: string, way: ChangedWay, language: Language, baseUrl: string) => Message;
type Announces = (db: Queryable, config: Pick<Config, 'baseUrl'>, userId: string, way: ChangedWay) => Promise<void>;

/**
 * Writes to an account's owner that something was added that opens it, in the transaction that adds it: for a week they can undo it by a reset.
 * Nothing is sent where the account has no address.
 */
export const announceWayIn: Announces = (...about) => announce(wayAddedEmail, ...about);

/** The same of what was taken out: whoever did it may be about to keep its owner out. */
export const announceWayOut: Announces = (...about) => announce(wayRemovedEmail, ...about);

async function announce(emailOf: Writes, db: Queryable, { baseUrl }: Pick<Config, 'baseUrl'>, userId: string, way: ChangedWay): Promise<void> {
  const [person] = await db.select({ email: user.email, languageId: user.languageId }).from(user).where(eq(user.id, userId));
  if (!person || !isAddress(person.email)) return;
  const language = languageOfAccount(person.languageId);
  await enqueueMail(db, emailOf(person.email, way, language, baseUrl));
}

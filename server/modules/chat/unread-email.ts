import { eq } from 'drizzle-orm';
import { languageOfAccount } from '../../../contract/languages.ts';
import { NOTIFICATION_PAGES } from '../../../contract/notification-pages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { say } from '../../http/texts.ts';
import type { QueuedEmail } from '../notify/outbox.ts';
import { layOut } from '../notify/email-layout.ts';
import { pageIn } from '../notify/email-content.ts';
import { SITE } from '../notify/places.ts';

/**
 * The email for a recipient without an open browser: someone wrote, but not what. It waits a few minutes (server/message-kinds.ts), and isn't sent
 * if the conversation is read by then.
 * @returns nothing if the account no longer exists
 */
export async function unreadEmail(db: Queryable, userId: string, chatId: string, name: string): Promise<QueuedEmail[]> {
  const [person] = await db
    .select({ email: user.email, firstName: user.firstName, role: user.role, languageId: user.languageId })
    .from(user)
    .where(eq(user.id, userId));
  if (!person) return [];
  const language = languageOfAccount(person.languageId);
  const t = (key: string) => say('mail', language, `unreadMessage.${key}`, { brand: BRAND.name, name, reader: person.firstName });
  const path = NOTIFICATION_PAGES.message({ chat_id: chatId }, person.role === 'recruiter' ? 'employer' : 'seeker');
  const message = layOut(
    {
      kind: 'unreadMessage',
      subject: t('subject'),
      preheader: t('preheader'),
      title: t('title'),
      paragraphs: [t('text')],
      action: { label: t('action'), url: pageIn(language, SITE, path) },
      small: [],
    },
    person.email,
    language,
  );
  return [{ ...message, userId, tells: { kinds: ['message'], key: 'chat_id', id: chatId } }];
}

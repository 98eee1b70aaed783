import { and, eq, inArray } from 'drizzle-orm';
import { languageOfAccount, LANGUAGES } from '../../../contract/languages.ts';
import { NOTIFICATION_PAGES, valuesOf, wordsOf } from '../../../contract/notification-pages.ts';
import { notificationKind, type NotificationData, type NotificationKind } from '../../../contract/notifications.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { user } from '../../db/schema/auth.ts';
import { notification, pushSubscription } from '../../db/schema/notification.ts';
import type { AppContext } from '../../http/app-context.ts';
import { inZone } from '../../http/in-zone.ts';
import { say } from '../../http/texts.ts';

/** The payload for the service worker (public/self_worker.js). It has no message text, because anyone with the phone can read its lock screen. */
interface Pushed {
  /** A click on type `jobseeker_redirect` opens chat/{chatId} (specification §2), on any other type it opens `page`. */
  type: 'jobseeker_redirect' | 'page';
  chatId: string | null;
  /** The page it opens, with the language. */
  page: string;
  title: string;
  body: string;
  /** A later message with the same tag replaces the earlier one. */
  tag: string;
}

/**
 * Sends a push message to one browser, as a task of the outbox. Combines several that waited for quiet hours to end.
 * @param works tasks for one browser; skips those whose notification or consent no longer exists
 */
export async function sendPush({ db, push }: Pick<AppContext, 'db' | 'push'>, works: readonly { notification: number; subscription: string }[]): Promise<void> {
  const [subscription] = works.map((work) => work.subscription);
  if (subscription === undefined) return;
  const ids = works.map((work) => work.notification);
  const rows = await db
    .select({ entry: notification, target: pushSubscription, role: user.role, languageId: user.languageId })
    .from(notification)
    .innerJoin(user, eq(user.id, notification.userId))
    .innerJoin(pushSubscription, and(eq(pushSubscription.userId, user.id), eq(pushSubscription.id, subscription)))
    .where(inArray(notification.id, ids));
  const all = rows.flatMap((row) => {
    const kind = notificationKind.safeParse(row.entry.kind).data;
    return kind === undefined ? [] : [{ ...row, kind }];
  });
  const [row] = all;
  if (!row) return;
  const body = all.length > 1 ? pushedTogether(all.length, row.languageId) : pushed(row.kind, row.entry.data, row.role === 'recruiter', row.languageId);
  const { endpoint, p256dh, auth } = row.target;
  if ((await push.send({ endpoint, p256dh, auth }, { body: JSON.stringify(body) })) === 'gone')
    await db.delete(pushSubscription).where(eq(pushSubscription.id, row.target.id));
}

function pushedTogether(count: number, languageId: number | null): Pushed {
  const language = languageOfAccount(languageId);
  return {
    type: 'page',
    chatId: null,
    page: language.slug === LANGUAGES[0].slug ? '/notifications' : `/${language.slug}/notifications`,
    title: BRAND.name,
    body: say('notificationCentre', language, 'together', { count }),
    tag: 'together',
  };
}

function pushed(kind: NotificationKind, data: NotificationData, isEmployer: boolean, languageId: number | null): Pushed {
  const language = languageOfAccount(languageId);
  const page = NOTIFICATION_PAGES[kind](data, isEmployer ? 'employer' : 'seeker');
  const chatId = data['chat_id'];
  const leadsToChat = kind === 'message' && !isEmployer && typeof chatId === 'string';
  return {
    type: leadsToChat ? 'jobseeker_redirect' : 'page',
    chatId: leadsToChat ? chatId : null,
    page: language.slug === LANGUAGES[0].slug ? page : `/${language.slug}${page}`,
    title: BRAND.name,
    body: say(
      'notificationCentre',
      language,
      wordsOf(kind, data),
      valuesOf(data, (at) => inZone(at, String(data['time_zone'] ?? 'UTC'), language.tag, 'short')),
    ),
    tag: `${kind} ${data['chat_id'] ?? data['interview_id'] ?? data['application_id'] ?? data['job_id'] ?? ''}`,
  };
}

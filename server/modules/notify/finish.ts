import { BRAND } from '../../../src/lib/brand.ts';
import { DAY } from '../../../contract/durations.ts';
import { type Topic, TOPICS } from '../../../contract/reach-ways.ts';
import type { Message } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { say } from '../../http/texts.ts';
import { issueTicket } from '../../http/tickets.ts';
import { layOut } from './email-layout.ts';
import { pageIn } from './email-content.ts';
import { isStoppable, rowOf } from '../../message-kinds.ts';
import { SETTINGS_LINK, SITE, STOP_LINK } from './places.ts';
import type { Receiver } from './reader.ts';

/** How long the links in an email's footer work. */
const LINKS_LIFETIME = 30 * DAY;
/** Where mail apps unsubscribe (RFC 8058). People who open this address see the page. */
export const UNSUBSCRIBE = '/api/notification/unsubscribe';
const SETTINGS: Record<Receiver['side'], string> = { seeker: '/account-settings/notifications', employer: '/employer/settings' };

/** What the link in an email's footer is for: emails about these topics to one person. */
export interface StopData {
  topics: readonly Topic[];
}

type Finished<M> = Omit<M, 'action'>;

/**
 * Completes an email right before it is sent: with this installation's addresses and the link that stops similar emails, which mail apps also get as
 * a header. The link works without a session, and does nothing else.
 */
export async function finish<M extends Message>(
  db: Queryable,
  { action: _action, ...message }: M,
  { reader, topics, baseUrl, now }: Finishing,
): Promise<Finished<M>> {
  const filled = (text: string, stop: string): string => {
    const settings = reader ? pageIn(reader.language, baseUrl, SETTINGS[reader.side]) : baseUrl;
    return text.replaceAll(STOP_LINK, stop).replaceAll(SETTINGS_LINK, settings).replaceAll(SITE, baseUrl);
  };
  if (!reader || !message.text.includes(STOP_LINK))
    return { ...message, text: filled(message.text, baseUrl), html: filled(message.html, baseUrl) } as Finished<M>;
  const data: StopData = { topics };
  const ticket = await issueTicket(db, { purpose: 'emailStop', userId: reader.id, data, lifetime: LINKS_LIFETIME }, now);
  const stop = `${pageIn(reader.language, baseUrl, '/emails/stop')}#${ticket}`;
  return {
    ...message,
    text: filled(message.text, stop),
    html: filled(message.html, stop),
    unsubscribe: `${baseUrl}${UNSUBSCRIBE}/${ticket}`,
  } as unknown as Finished<M>;
}

interface Finishing {
  /** Null if the recipient has no account. */
  reader: Receiver | null;
  topics: readonly Topic[];
  baseUrl: string;
  now: Date;
}

/** The topics that the footer of these emails stops. */
export const topicsOf = (messages: readonly Message[]): Topic[] => {
  const about = new Set<string>(messages.filter(({ kind }) => kind && isStoppable(kind)).map(({ kind }) => rowOf(kind).about));
  return TOPICS.filter((topic) => about.has(topic));
};

/** One email in place of several that waited for quiet hours to end, with the text and link of each. */
export function together(messages: readonly Message[], { email, firstName, language }: Receiver): Message {
  const t = (key: string) => say('mail', language, `whileQuiet.${key}`, { brand: BRAND.name, name: firstName, count: messages.length });
  return layOut(
    {
      kind: 'whileQuiet',
      subject: t('subject'),
      preheader: messages.map(({ subject }) => subject).join(' · '),
      title: t('title'),
      paragraphs: [t('text')],
      groups: [
        {
          title: t('list'),
          jobs: messages.map(({ subject, action }) => ({ title: subject, url: action?.url ?? SETTINGS_LINK, facts: action?.label ?? '', why: '' })),
          links: [],
        },
      ],
      small: [],
    },
    email,
    language,
  );
}

import { MINUTE } from '../../../contract/durations.ts';
import type { Side } from '../../../contract/notification-pages.ts';
import type { QuietHours } from '../../../contract/reach.ts';
import { type Channel, type Topic, TOPICS, wayOf } from '../../../contract/reach-ways.ts';
import { dateIn, dayAfter, instantIn } from '../../../src/lib/automaticReply/wallClock.ts';
import type { MessageRow } from '../../message-kinds.ts';

/** How many minutes an email waits for a reader with an open page, if they can read its content there. */
const WAITS_HERE = 3;

/** What decides whether a message reaches a person. */
export interface Reader {
  side: Side;
  isOff: (topic: Topic, channel: Channel) => boolean;
  quiet: Pick<QuietHours, 'from' | 'until'> | null;
  /** The IANA time zone of the quiet hours. */
  timeZone: string;
}

/** The situation of a message that is about to be sent. */
export interface Situation {
  now: Date;
  /** The reader already read its content in one place. */
  isRead: boolean;
  /** It is about a company that the reader blocks. */
  isBlocked: boolean;
  /** The reader has a page open where they can read its content. */
  isHere: boolean;
  /** When it was first ready to be sent. */
  since: Date;
}

export type Verdict = { send: 'now' } | { send: 'later'; until: Date; because: 'quiet' | 'seenSoon' } | { send: 'never'; because: 'off' | 'read' | 'blocked' };
const NOW: Verdict = { send: 'now' };
const never = (because: 'off' | 'read' | 'blocked'): Verdict => ({ send: 'never', because });

const isTopic = (about: string): about is Topic => (TOPICS as readonly string[]).includes(about);

/**
 * Decides whether a message goes out by each channel: now, later, or never. Every sender calls this right before sending, and again whenever a
 * waiting message is due. Messages that were read anywhere, are turned off, or are about a blocked company aren't sent. An email waits a few minutes
 * if its reader may see its content elsewhere first. Push messages and emails that aren't urgent wait for quiet hours to end.
 */
export function decide(row: MessageRow, reader: Reader, { now, isRead, isBlocked, isHere, since }: Situation): Record<Channel, Verdict> {
  const quietUntil = reader.quiet && endOfQuiet(reader.quiet, reader.timeZone, now);
  const { about } = row;
  const refusal = (channel: Channel): Verdict | null => {
    if (isTopic(about)) {
      const way = wayOf(reader.side, about, channel);
      if (way === 'none' || (way === 'choice' && reader.isOff(about, channel))) return never('off');
    } else if (channel !== 'email') return never('off');
    if (isBlocked && !(channel === 'centre' && row.isShownWhenBlocked)) return never('blocked');
    return isRead && channel !== 'centre' ? never('read') : null;
  };
  const quietly = (waits: boolean): Verdict => (waits && quietUntil ? { send: 'later', until: quietUntil, because: 'quiet' } : NOW);
  const seen = since.getTime() + (row.waits ?? (isHere ? WAITS_HERE : 0)) * MINUTE;
  const email: Verdict = seen > now.getTime() ? { send: 'later', until: new Date(seen), because: 'seenSoon' } : quietly(row.isUrgent !== true);
  return { email: refusal('email') ?? email, push: refusal('push') ?? quietly(true), centre: refusal('centre') ?? NOW };
}

/** The end of the quiet hours at an instant, or null outside quiet hours. */
export function endOfQuiet({ from, until }: Pick<QuietHours, 'from' | 'until'>, timeZone: string, now: Date): Date | null {
  const at = now.getTime();
  const today = dateIn(timeZone, at);
  for (const day of [dayAfter(today, -1), today]) {
    const start = instantIn(timeZone, day, from);
    const end = instantIn(timeZone, until > from ? day : dayAfter(day, 1), until);
    if (start <= at && at < end) return new Date(end);
  }
  return null;
}

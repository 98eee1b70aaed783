import type { Side } from '../../../contract/notification-pages.ts';
import type { QuietHours } from '../../../contract/reach.ts';
import { type Channel, type Topic, TOPICS, wayOf } from '../../../contract/reach-ways.ts';
import { dateIn, dayAfter, instantIn } from '../../../src/lib/automaticReply/wallClock.ts';
import type { MessageRow } from './messages.ts';

const MINUTE = 60_000;
/** So many minutes an email waits for its reader who has a page open, where they can read there what it is about. */
const WAITS_HERE = 3;

/** What of a person matters to whether something reaches them. */
export interface Reader {
  side: Side;
  isOff: (topic: Topic, channel: Channel) => boolean;
  quiet: Pick<QuietHours, 'from' | 'until'> | null;
  /** IANA: that of the quiet hours. */
  timeZone: string;
}

/** How things stand with a message as it is about to be sent. */
export interface Standing {
  now: Date;
  /** Its reader saw in one place what it tells of. */
  isRead: boolean;
  /** It is about a company that its reader blocks. */
  isBlocked: boolean;
  /** Its reader has a page open, and can read there what it is about. */
  isHere: boolean;
  /** When it was ready to be sent first. */
  since: Date;
}

export type Verdict = { send: 'now' } | { send: 'later'; until: Date; because: 'quiet' | 'seenSoon' } | { send: 'never'; because: 'off' | 'read' | 'blocked' };
const NOW: Verdict = { send: 'now' };
const never = (because: 'off' | 'read' | 'blocked'): Verdict => ({ send: 'never', because });

const isTopic = (about: string): about is Topic => (TOPICS as readonly string[]).includes(about);

/**
 * Whether a message goes out by each channel: now, later or never. Every sender asks here, when it is about to send; it is asked again whenever what waited is due.
 * What was read anywhere, was switched off, or is of a blocked company is not sent; an email waits a few minutes where its reader may see it elsewhere first; push and
 * what is not urgent wait for quiet hours to end.
 */
export function decide(row: MessageRow, reader: Reader, { now, isRead, isBlocked, isHere, since }: Standing): Record<Channel, Verdict> {
  const quietUntil = reader.quiet && endOfQuiet(reader.quiet, reader.timeZone, now);
  const { about } = row;
  const refusal = (channel: Channel): Verdict | null => {
    if (isTopic(about)) {
      const way = wayOf(reader.side, about, channel);
      if (way === 'none' || (way === 'choice' && reader.isOff(about, channel))) return never('off');
    } else if (channel !== 'email') return never('off');
    if (isBlocked && !(channel === 'centre' && row.isKept)) return never('blocked');
    return isRead && channel !== 'centre' ? never('read') : null;
  };
  const quietly = (waits: boolean): Verdict => (waits && quietUntil ? { send: 'later', until: quietUntil, because: 'quiet' } : NOW);
  const seen = since.getTime() + (row.waits ?? (isHere ? WAITS_HERE : 0)) * MINUTE;
  const email: Verdict = seen > now.getTime() ? { send: 'later', until: new Date(seen), because: 'seenSoon' } : quietly(row.isUrgent !== true);
  return { email: refusal('email') ?? email, push: refusal('push') ?? quietly(true), centre: refusal('centre') ?? NOW };
}

/** When the quiet hours that an instant lies in are over; null where it lies in none. */
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

import type { AutomaticMessage, AutomaticReply, AutomaticReplyKind } from '../../../contract/automatic-replies.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { openingAt } from './openings.ts';
import { dateIn, instantIn } from './wallClock.ts';

/** The reply that is active at an instant. */
export interface ActiveReply {
  message: AutomaticMessage;
  /**
   * Start of the recruiter's absence, in epoch milliseconds; a message they wrote since then shows that they are there. -Infinity for the
   * first-message reply.
   */
  since: number;
}

type Reading = (reply: AutomaticReply, at: number) => ActiveReply | null;

const messageOf = (reply: AutomaticReply, more: Partial<AutomaticMessage> = {}): AutomaticMessage => ({
  because: reply.kind,
  text: reply.text,
  last_day: null,
  opens_at: null,
  ...more,
});

/** In order of precedence. */
const READINGS: Record<AutomaticReplyKind, Reading> = {
  outOfOffice: (reply, at) => {
    if (reply.kind !== 'outOfOffice' || !reply.time_zone || !reply.first_day || !reply.last_day) return null;
    const today = dateIn(reply.time_zone, at);
    if (today < reply.first_day || today > reply.last_day) return null;
    return { message: messageOf(reply, { last_day: reply.last_day }), since: instantIn(reply.time_zone, reply.first_day, '00:00') };
  },
  outsideHours: (reply, at) => {
    if (reply.kind !== 'outsideHours' || !reply.time_zone) return null;
    const { isOpen, closedAt, opensAt } = openingAt({ time_zone: reply.time_zone, days: reply.days }, at);
    if (isOpen || opensAt === null) return null;
    return { message: messageOf(reply, { opens_at: new Date(opensAt).toISOString() }), since: closedAt ?? -Infinity };
  },
  firstMessage: (reply) => ({ message: messageOf(reply), since: -Infinity }),
};

/** Which of a recruiter's replies is active: out of office takes precedence over outside working hours, and that over the first-message reply. */
export function activeReplyAt(replies: readonly AutomaticReply[], at: number): ActiveReply | null {
  for (const [kind, read] of Object.entries(READINGS)) {
    const reply = replies.find((one) => one.kind === kind && one.is_on);
    const active = reply && read(reply, at);
    if (active) return active;
  }
  return null;
}

/** The state of a conversation when a job seeker writes in it. */
export interface ReplyContext {
  /** The job seeker has written nothing in it before. */
  isFirstMessage: boolean;
  /** When the recruiter last wrote in it, and when an automatic reply was last sent; epoch milliseconds, null for never. */
  writtenAt: number | null;
  repliedAt: number | null;
  /** The recruiter marked it as not interested. */
  isSetAside: boolean;
}

/**
 * The automatic reply to a job seeker's message, if any: the active one, at most once in 24 hours, and not if the recruiter wrote during the absence,
 * or marked the conversation as not interested. If the active one isn't sent, no other is. Our own rules: the specification only says that automatic
 * replies need a permission (§6).
 */
export function automaticReplyTo(replies: readonly AutomaticReply[], context: ReplyContext, at: number): AutomaticMessage | null {
  const active = activeReplyAt(replies, at);
  if (!active || context.isSetAside) return null;
  if (context.repliedAt !== null && at - context.repliedAt < LIMITS.automaticReplyEvery) return null;
  if (context.writtenAt !== null && context.writtenAt >= active.since) return null;
  return active.message.because === 'firstMessage' && !context.isFirstMessage ? null : active.message;
}

import type { AutomaticMessage, AutomaticReply, AutomaticReplyKind } from '../../../contract/automatic-replies.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { openingAt } from './openings.ts';
import { dateIn, instantIn } from './wallClock.ts';

/** The reply that is in force at an instant. */
export interface ActiveReply {
  message: AutomaticMessage;
  /** Since when the recruiter is away, in epoch milliseconds; who wrote in a conversation since is there. -Infinity for the first answer. */
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

/** From the one that wins to the one that yields. */
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

/** Which of a recruiter's replies is in force: out of office before outside working hours, and that before the first answer. */
export function activeReplyAt(replies: readonly AutomaticReply[], at: number): ActiveReply | null {
  for (const [kind, read] of Object.entries(READINGS)) {
    const reply = replies.find((one) => one.kind === kind && one.is_on);
    const active = reply && read(reply, at);
    if (active) return active;
  }
  return null;
}

/** What is known of a conversation as a seeker writes in it. */
export interface ReplyContext {
  /** The seeker wrote nothing in it before. */
  isFirstMessage: boolean;
  /** When the recruiter last wrote in it, and when it last got an automatic reply; epoch milliseconds, null for never. */
  writtenAt: number | null;
  repliedAt: number | null;
  /** The recruiter said that they are not interested. */
  isSetAside: boolean;
}

/**
 * What a seeker's message is answered with automatically, if with anything: by the reply that is in force, once in 24 hours, and not where the recruiter
 * wrote since they are away, or wants no more of the conversation. Where that one is silent, no other speaks. Decided here: of automatic replies
 * the specification has only that they need a permission (§6).
 */
export function automaticReplyTo(replies: readonly AutomaticReply[], context: ReplyContext, at: number): AutomaticMessage | null {
  const active = activeReplyAt(replies, at);
  if (!active || context.isSetAside) return null;
  if (context.repliedAt !== null && at - context.repliedAt < LIMITS.automaticReplyEvery) return null;
  if (context.writtenAt !== null && context.writtenAt >= active.since) return null;
  return active.message.because === 'firstMessage' && !context.isFirstMessage ? null : active.message;
}

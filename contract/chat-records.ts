import { z } from 'zod';
import { automaticMessage } from './automatic-replies.ts';
import { instant, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { interviewChange } from './interview-changes.ts';
import { interviewClosure } from './interview-records.ts';
import { applicationState, companyCard, jobStatus, salary } from './records.ts';
import { portrait } from './portrait.ts';

/** The parts of a chat (flows/chatRoom.md). */

/** The parameters of a call about one chat. */
export const ofChat = z.object({ id: uuid });

export const chatRole = z.enum(['seeker', 'employer']);
export type ChatRole = z.output<typeof chatRole>;

/** What may be suspicious about a message from a person the reader doesn't know yet. The reader sees a warning; the message is never refused. */
export const messageWarning = z.enum(['contact', 'payment', 'link']);
export type MessageWarning = z.output<typeof messageWarning>;

const textBody = z.object({ text: z.string().trim().min(1, 'required').max(LIMITS.messageLength, 'tooLong') });
/** Where the two people of the chat, and nobody else, can download it. */
const stored = { filename: z.string(), size: z.number().int(), path: z.string() };
const answeredAt = { answered_at: instant.nullable() };

export const offerTerms = z.object({
  title: z.string().trim().min(1, 'required').max(LIMITS.titleLength, 'tooLong'),
  salary: salary.nullable().default(null),
  /** The first day of work, a local date. */
  starts_on: z.iso.date().nullable().default(null),
  text: z.string().trim().max(LIMITS.messageLength, 'tooLong').default(''),
});
export type OfferTerms = z.output<typeof offerTerms>;

const kinds = {
  text: textBody,
  /** The first message, from the sender's greetings. */
  greeting: textBody,
  file: z.object({ file_id: uuid, type: z.string(), ...stored }),
  /** `is_gone`: its sender has deleted the file since. */
  resume: z.object({ resume_id: uuid, ...stored, is_gone: z.boolean().optional() }),
  /** A job seeker's video resume, with its cover if it has one. Replacing it has the same effect as deleting it. */
  video: z.object({
    video_resume_id: uuid,
    ...stored,
    duration_ms: z.number().int(),
    cover: z.string().nullable(),
    is_gone: z.boolean().optional(),
  }),
  /** From the employer. Answered once, with a resume or by declining. */
  resumeRequest: z.object({ status: z.enum(['requested', 'finished', 'declined']), ...answeredAt }),
  /**
   * The sender agrees to share their number. Both numbers are shown once the other person agrees too. It lapses if someone else has taken over the
   * chat by then.
   */
  phoneRequest: z.object({
    status: z.enum(['requested', 'finished', 'declined', 'lapsed']),
    ...answeredAt,
    phones: z.object({ seeker: z.string(), employer: z.string() }).nullable(),
  }),
  offer: offerTerms.extend({ status: z.enum(['offered', 'accepted', 'declined']), ...answeredAt }),
  /** From the system on behalf of the employer. It doesn't count as a reply, because nobody wrote it. */
  automaticReply: automaticMessage,
  /** From the system when an interview is created. Its current state is fetched by its ID. */
  interview: z.object({ interview_id: uuid }),
  /** From the system when a person or the clock changes an interview: what changed. */
  interviewChanged: z.object({ interview_id: uuid, changes: z.array(interviewChange).min(1) }),
  /** From the system when an interview is canceled because its application or job has ended. */
  interviewClosed: z.object({ interview_id: uuid, because: interviewClosure }),
  /** From the system when the company's contact has left or may no longer chat: who replaces them, and in which chat if the two already have one. */
  handedOver: z.object({ name: z.string(), before: z.string(), goes_on_in: uuid.nullable() }),
  /** From the system when the company stops hiring here: nobody will reply. */
  hiringEnded: z.object({}),
};

const common = {
  /** Created by the sender. */
  id: uuid,
  chat_id: uuid,
  /** Its position in the chat. Unique. */
  offset: z.number().int(),
  /** The offset of its last change. Equal to `offset` until the message is unsent or answered. */
  changed_offset: z.number().int(),
  sender: z.enum(['seeker', 'employer', 'system']),
  /** For the reader of the message. */
  warnings: z.array(messageWarning),
  created_at: instant,
};
const unrecalled = { recalled_at: z.null() };

/** A message as both people see it. An unsent message keeps its position, without content. */
export const chatMessage = z.union([
  z.discriminatedUnion('kind', [
    z.object({ ...common, ...unrecalled, kind: z.literal('text'), body: kinds.text }),
    z.object({ ...common, ...unrecalled, kind: z.literal('greeting'), body: kinds.greeting }),
    z.object({ ...common, ...unrecalled, kind: z.literal('file'), body: kinds.file }),
    z.object({ ...common, ...unrecalled, kind: z.literal('resume'), body: kinds.resume }),
    z.object({ ...common, ...unrecalled, kind: z.literal('video'), body: kinds.video }),
    z.object({ ...common, ...unrecalled, kind: z.literal('resumeRequest'), body: kinds.resumeRequest }),
    z.object({ ...common, ...unrecalled, kind: z.literal('phoneRequest'), body: kinds.phoneRequest }),
    z.object({ ...common, ...unrecalled, kind: z.literal('offer'), body: kinds.offer }),
    z.object({ ...common, ...unrecalled, kind: z.literal('automaticReply'), body: kinds.automaticReply }),
    z.object({ ...common, ...unrecalled, kind: z.literal('interview'), body: kinds.interview }),
    z.object({ ...common, ...unrecalled, kind: z.literal('interviewChanged'), body: kinds.interviewChanged }),
    z.object({ ...common, ...unrecalled, kind: z.literal('interviewClosed'), body: kinds.interviewClosed }),
    z.object({ ...common, ...unrecalled, kind: z.literal('handedOver'), body: kinds.handedOver }),
    z.object({ ...common, ...unrecalled, kind: z.literal('hiringEnded'), body: kinds.hiringEnded }),
  ]),
  z.object({ ...common, recalled_at: instant, kind: z.literal('recalled'), body: z.null() }),
]);
export type ChatMessage = z.output<typeof chatMessage>;

/**
 * A message to send. The browser creates the `id` and keeps it until the server has replied: sent again in any way, it is the same message. Job
 * seekers send resumes and video resumes; employers request resumes and make offers. Both send everything else.
 */
export const outgoingMessage = z.discriminatedUnion('kind', [
  z.object({ id: uuid, kind: z.literal('text'), body: textBody }),
  z.object({ id: uuid, kind: z.literal('greeting'), body: textBody }),
  z.object({ id: uuid, kind: z.literal('file'), body: z.object({ file_id: uuid }) }),
  z.object({ id: uuid, kind: z.literal('resume'), body: z.object({ resume_id: uuid }) }),
  z.object({ id: uuid, kind: z.literal('video'), body: z.object({ video_resume_id: uuid }) }),
  z.object({ id: uuid, kind: z.literal('resumeRequest'), body: z.object({}) }),
  z.object({ id: uuid, kind: z.literal('phoneRequest'), body: z.object({}) }),
  z.object({ id: uuid, kind: z.literal('offer'), body: offerTerms }),
]);
export type OutgoingMessage = z.output<typeof outgoingMessage>;

/** When a person was last active, as far as it is disclosed: after they leave, no more precise than a day (specification §4). */
export const activity = z.enum(['justNow', 'today', 'thisWeek', 'thisMonth']);
export const presence = z.object({ user_id: uuid, is_online: z.boolean(), activity: activity.nullable() });
export type Presence = z.output<typeof presence>;

/** The offset up to which messages were delivered to a member's browser, and up to which they were read. */
export const chatMarks = z.object({ delivered_offset: z.number().int(), read_offset: z.number().int() });
export type ChatMarks = z.output<typeof chatMarks>;

/** A chat as the calling member sees it. */
export const chat = z.object({
  id: uuid,
  /** The caller's role. */
  role: chatRole,
  other: z.object({
    user_id: uuid,
    name: z.string(),
    ...portrait,
    /** Of a job seeker: Singpass confirmed their identity. */
    is_identity_verified: z.boolean(),
    /** Made up for a demo: a script replies for them. */
    is_demo: z.boolean(),
    is_online: z.boolean(),
    activity: activity.nullable(),
  }),
  company: companyCard,
  /** The job it is currently about. */
  job: z.object({ id: z.number().int(), title: z.string(), url: z.string(), status: jobStatus }).nullable(),
  /** The job seeker's application for that job. */
  application: z.object({ id: uuid, status: applicationState }).nullable(),
  last_message: chatMessage.nullable(),
  last_message_at: instant,
  /** The offset of the newest message or change. A browser with a lower one fetches the changes. */
  last_offset: z.number().int(),
  unread: z.number().int(),
  mine: chatMarks,
  others: chatMarks,
  is_pinned: z.boolean(),
  is_muted: z.boolean(),
  is_starred: z.boolean(),
  is_not_interested: z.boolean(),
  /** Someone at the company replies. Otherwise the chat is read-only. */
  is_answered: z.boolean(),
  /** When it will be deleted, 30 days after its last message, and in how many days, rounded up. */
  kept_until: instant,
  days_left: z.number().int(),
});
export type Chat = z.output<typeof chat>;

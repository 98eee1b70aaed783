import { z } from 'zod';
import { automaticMessage } from './automatic-replies.ts';
import { instant, uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { interviewChange } from './interview-changes.ts';
import { interviewClosure } from './interview-records.ts';
import { applicationState, companyCard, jobStatus, salary } from './records.ts';
import { portrait } from './portrait.ts';

/** What a conversation is made of (flows.md, *chat*). */

/** A call about one of them, by its id. */
export const ofChat = z.object({ id: uuid });

export const chatRole = z.enum(['seeker', 'employer']);
export type ChatRole = z.output<typeof chatRole>;

/** What may be wrong with a message from somebody who is not known yet: it is shown to its reader, never refused. */
export const messageWarning = z.enum(['contact', 'payment', 'link']);
export type MessageWarning = z.output<typeof messageWarning>;

const said = z.object({ text: z.string().trim().min(1, 'required').max(LIMITS.messageLength, 'tooLong') });
/** Where its content is read, by the two alone. */
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
  text: said,
  /** The first words, from one's greetings. */
  greeting: said,
  file: z.object({ file_id: uuid, type: z.string(), ...stored }),
  /** `is_gone`: whoever sent it has deleted the file since. */
  resume: z.object({ resume_id: uuid, ...stored, is_gone: z.boolean().optional() }),
  /** A video resume, by the seeker; its cover, where it has one, is read likewise. Replaced, it is gone as a deleted one is. */
  video: z.object({
    video_resume_id: uuid,
    ...stored,
    duration_ms: z.number().int(),
    cover: z.string().nullable(),
    is_gone: z.boolean().optional(),
  }),
  /** By the employer; answered once, by a resume or a no. */
  resumeRequest: z.object({ status: z.enum(['requested', 'finished', 'declined']), ...answeredAt }),
  /** Who asks agrees to show their own number; both are shown once the other agrees too. It lapses where one of the two is another by then. */
  phoneRequest: z.object({
    status: z.enum(['requested', 'finished', 'declined', 'lapsed']),
    ...answeredAt,
    phones: z.object({ seeker: z.string(), employer: z.string() }).nullable(),
  }),
  offer: offerTerms.extend({ status: z.enum(['offered', 'accepted', 'declined']), ...answeredAt }),
  /** By the system, in the employer's name: no person wrote it, so it answers nothing. */
  automaticReply: automaticMessage,
  /** By the system, as an interview comes to be. What it is now is asked for by its id. */
  interview: z.object({ interview_id: uuid }),
  /** By the system, as one of the two or the clock changes an interview: what is another now. */
  interviewChanged: z.object({ interview_id: uuid, changes: z.array(interviewChange).min(1) }),
  /** By the system, as an interview falls with its application or its job. */
  interviewClosed: z.object({ interview_id: uuid, because: interviewClosure }),
  /** By the system, as whoever spoke for the company leaves it or may chat no more: who does now, and in which conversation, where the two have one already. */
  handedOver: z.object({ name: z.string(), before: z.string(), goes_on_in: uuid.nullable() }),
  /** By the system, as the company ends here: nobody answers. */
  hiringEnded: z.object({}),
};

const common = {
  /** Minted by who wrote it. */
  id: uuid,
  chat_id: uuid,
  /** Its place in the conversation; none has two. */
  offset: z.number().int(),
  /** Of its last change; equal to `offset` until it is recalled or answered. */
  changed_offset: z.number().int(),
  sender: z.enum(['seeker', 'employer', 'system']),
  /** For its reader. */
  warnings: z.array(messageWarning),
  created_at: instant,
};
const unrecalled = { recalled_at: z.null() };

/** A message as both see it. A recalled one keeps its place and says nothing. */
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
 * What one sends. `id` is minted by the browser and kept until it is answered: sent again, by whichever way, it is the same message.
 * The seeker sends resumes and video resumes, the employer asks for resumes and makes offers; all else both do.
 */
export const outgoingMessage = z.discriminatedUnion('kind', [
  z.object({ id: uuid, kind: z.literal('text'), body: said }),
  z.object({ id: uuid, kind: z.literal('greeting'), body: said }),
  z.object({ id: uuid, kind: z.literal('file'), body: z.object({ file_id: uuid }) }),
  z.object({ id: uuid, kind: z.literal('resume'), body: z.object({ resume_id: uuid }) }),
  z.object({ id: uuid, kind: z.literal('video'), body: z.object({ video_resume_id: uuid }) }),
  z.object({ id: uuid, kind: z.literal('resumeRequest'), body: z.object({}) }),
  z.object({ id: uuid, kind: z.literal('phoneRequest'), body: z.object({}) }),
  z.object({ id: uuid, kind: z.literal('offer'), body: offerTerms }),
]);
export type OutgoingMessage = z.output<typeof outgoingMessage>;

/** When somebody was last here, as far as it is told: no closer than a day once they left (specification §4). */
export const activity = z.enum(['justNow', 'today', 'thisWeek', 'thisMonth']);
export const presence = z.object({ user_id: uuid, is_online: z.boolean(), activity: activity.nullable() });
export type Presence = z.output<typeof presence>;

/** Up to which offset messages reached a member's browser, and up to which they were read. */
export const chatMarks = z.object({ delivered_offset: z.number().int(), read_offset: z.number().int() });
export type ChatMarks = z.output<typeof chatMarks>;

/** A conversation as the one who asks sees it. */
export const chat = z.object({
  id: uuid,
  /** Which of the two asks. */
  role: chatRole,
  other: z.object({
    user_id: uuid,
    name: z.string(),
    ...portrait,
    /** Of a seeker: Singpass confirmed who they are. */
    is_identity_verified: z.boolean(),
    /** Made up for a demo: a script answers for them. */
    is_demo: z.boolean(),
    is_online: z.boolean(),
    activity: activity.nullable(),
  }),
  company: companyCard,
  /** What it is about just now. */
  job: z.object({ id: z.number().int(), title: z.string(), url: z.string(), status: jobStatus }).nullable(),
  /** The seeker's application to that job. */
  application: z.object({ id: uuid, status: applicationState }).nullable(),
  last_message: chatMessage.nullable(),
  last_message_at: instant,
  /** Of the newest message or change: a browser that knows less asks for the changes. */
  last_offset: z.number().int(),
  unread: z.number().int(),
  mine: chatMarks,
  others: chatMarks,
  is_pinned: z.boolean(),
  is_muted: z.boolean(),
  is_starred: z.boolean(),
  is_not_interested: z.boolean(),
  /** Somebody hires for the company and answers; else it can be read, and nothing is written in it. */
  is_answered: z.boolean(),
  /** It is deleted then, 30 days after its last message; and how many days that is off, a begun one counted. */
  kept_until: instant,
  days_left: z.number().int(),
});
export type Chat = z.output<typeof chat>;

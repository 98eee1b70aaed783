import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ChatMessage, OutgoingMessage } from '../../../contract/chat-records.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chatFile, chatMessage } from '../../db/schema/chat.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { ownResume } from '../profile/resumes.ts';
import { ownVideo } from '../profile/video-resumes.ts';
import { membershipOf, roleOf, type ChatRow, type Person } from './access.ts';
import { cleanText } from './clean.ts';
import { deliver } from './deliver.ts';
import { leadsElsewhere } from './warnings.ts';
import { writeMessages, type Draft, type Outcome, type Written } from './write.ts';
import { writerOf } from './writer.ts';

type SendContext = Pick<AppContext, 'connection' | 'db' | 'now' | 'realtime'>;

/**
 * Sends a message in a conversation, however it arrived: commits it, then delivers it to both sides.
 * @param but the connection it came from, which gets the response instead
 * @throws ApiError notFound; noPermission for a kind that only the other side sends; notAllowedNow while the person's last request is unanswered;
 * phoneMissing; parameterInvalid for a resume, video resume, or file of someone else, and for a greeting with links or contact details
 */
export async function storeMessage(context: SendContext, person: Person, chatId: string, outgoing: OutgoingMessage, but?: string): Promise<ChatMessage> {
  const draft = { id: outgoing.id, chatId, senderId: person.userId, kind: outgoing.kind };
  if (isText(outgoing)) return deliver(context, written(await writerOf(context)({ ...draft, ...textBody(outgoing) })), but);
  const stored = await context.db.transaction(async (tx) => {
    // Locked, so that two simultaneous requests can't both be the first.
    const { chat: of } = await membershipOf(tx, person, chatId, true);
    const prepared = { ...draft, ...(await prepare(tx, person, of, outgoing)) };
    const [outcome] = await writeMessages(tx, [prepared], context.now(), (userIds) => context.realtime.present(userIds));
    return written(outcome as Outcome);
  });
  return deliver(context, stored, but);
}

/** @throws the refusal, if the outcome is one */
export function written(outcome: Outcome): Written {
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

type TextMessage = Extract<OutgoingMessage, { kind: 'text' | 'greeting' }>;
const isText = ({ kind }: OutgoingMessage): boolean => kind === 'text' || kind === 'greeting';

function textBody({ kind, body }: OutgoingMessage): Pick<Draft, 'body' | 'text'> {
  const text = cleanText((body as TextMessage['body']).text, 'body.text');
  if (kind === 'greeting' && leadsElsewhere(text)) throw new ApiError('parameterInvalid', { fields: { 'body.text': ['greeting.contact'] } });
  return { body: { text }, text };
}

/** The validated body of a message that isn't just text. */
async function prepare(db: Queryable, person: Person, of: ChatRow, outgoing: OutgoingMessage): Promise<Pick<Draft, 'body' | 'text'>> {
  const bySeeker = roleOf(person) === 'seeker';
  switch (outgoing.kind) {
    case 'file':
      return { body: await sendFile(db, person.userId, of.id, outgoing.id, outgoing.body.file_id) };
    case 'resume':
      if (!bySeeker) throw new ApiError('noPermission');
      return { body: await resumeBody(db, person.userId, outgoing.body.resume_id, 'body.resume_id') };
    case 'video':
      if (!bySeeker) throw new ApiError('noPermission');
      return { body: await videoBody(db, person.userId, outgoing.body.video_resume_id) };
    case 'resumeRequest':
      if (bySeeker) throw new ApiError('noPermission');
      await requireAnswered(db, of, outgoing);
      return { body: { status: 'requested', answered_at: null } };
    case 'phoneRequest':
      await requireAnswered(db, of, outgoing);
      await phoneOf(db, person.userId);
      return { body: { status: 'requested', answered_at: null, phones: null } };
    case 'offer':
      if (bySeeker) throw new ApiError('noPermission');
      return { body: { ...outgoing.body, status: 'offered', answered_at: null }, text: outgoing.body.text };
    default:
      return textBody(outgoing);
  }
}

/** The body of a message with a person's own resume. Both sides can open its file until its owner deletes it. */
export async function resumeBody(db: Queryable, userId: string, resumeId: string, field: string): Promise<Record<string, unknown>> {
  const row = await ownResume(db, userId, resumeId).catch(() => null);
  if (!row) throw new ApiError('parameterInvalid', { fields: { [field]: ['required'] } });
  return { resume_id: row.id, filename: row.filename, size: row.size };
}

/** The body with a person's video resume as it is now. A later replacement isn't part of the message. */
async function videoBody(db: Queryable, userId: string, id: string): Promise<Record<string, unknown>> {
  const row = await ownVideo(db, userId, id);
  if (!row) throw new ApiError('parameterInvalid', { fields: { 'body.video_resume_id': ['required'] } });
  const { filename, size, durationMs, storageKey, coverKey } = row;
  return { video_resume_id: id, filename, size, duration_ms: durationMs, storage_key: storageKey, cover_key: coverKey };
}

/**
 * A person's mobile number in international format.
 * @throws ApiError phoneMissing
 */
export async function phoneOf(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.select({ phone: user.phoneNumber }).from(user).where(eq(user.id, userId));
  if (!row?.phone) throw new ApiError('phoneMissing');
  return row.phone.startsWith('+') ? row.phone : `+${row.phone}`;
}

/** One request at a time: it can't be sent again until it's answered. One from the recruiter's previous company can't be answered anymore. */
async function requireAnswered(db: Queryable, of: ChatRow, { id, kind }: OutgoingMessage): Promise<void> {
  const isOpen = and(isNull(chatMessage.recalledAt), sql`${chatMessage.body} ->> 'status' = 'requested'`);
  const [open] = await db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, of.id), gt(chatMessage.offset, of.companySinceOffset), eq(chatMessage.kind, kind), isOpen))
    .limit(1);
  if (open && open.id !== id) throw new ApiError('notAllowedNow');
}

/** Assigns an uploaded file to a conversation: its two participants can open it from now on, and it can't be sent in another one. */
async function sendFile(db: Queryable, userId: string, chatId: string, messageId: string, fileId: string): Promise<Record<string, unknown>> {
  const [row] = await db
    .select()
    .from(chatFile)
    .where(and(eq(chatFile.id, fileId), eq(chatFile.userId, userId)))
    .for('update');
  const [before] = row?.chatId === chatId ? await db.select({ id: chatMessage.id }).from(chatMessage).where(eq(chatMessage.id, messageId)) : [];
  if (!row || (row.chatId !== null && !before)) throw new ApiError('parameterInvalid', { fields: { 'body.file_id': ['required'] } });
  await db.update(chatFile).set({ chatId }).where(eq(chatFile.id, fileId));
  return { file_id: row.id, filename: row.filename, type: row.type, size: row.size };
}

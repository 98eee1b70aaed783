import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ChatMessage, OutgoingMessage } from '../../../contract/chat-records.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { chatFile, chatMessage } from '../../db/schema/chat.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { ownResume } from '../jobseekers/resumes.ts';
import { ownVideo } from '../jobseekers/video-resumes.ts';
import { membershipOf, roleOf, type Person } from './access.ts';
import { cleanText } from './clean.ts';
import { deliver } from './deliver.ts';
import { leadsElsewhere } from './warnings.ts';
import { writeMessages, type Draft, type Outcome, type Written } from './write.ts';
import { writerOf } from './writer.ts';

type SendContext = Pick<AppContext, 'connection' | 'db' | 'now' | 'realtime'>;

/**
 * Says something in a conversation, by whichever way it came. Committed, then told to both.
 * @param but the connection it came by, which is answered instead of told
 * @throws ApiError notFound; noPermission for what the other side sends; notAllowedNow while one's last request is not answered; phoneMissing;
 *   parameterInvalid for a resume, a video resume or a file that is not one's own, and a greeting that leads elsewhere
 */
export async function storeMessage(context: SendContext, person: Person, chatId: string, outgoing: OutgoingMessage, but?: string): Promise<ChatMessage> {
  const draft = { id: outgoing.id, chatId, senderId: person.userId, kind: outgoing.kind };
  if (isSaid(outgoing)) return deliver(context, written(await writerOf(context)({ ...draft, ...saidIn(outgoing) })), but);
  const said = await context.db.transaction(async (tx) => {
    // Locked, so that two requests at once are not both the first.
    await membershipOf(tx, person, chatId, true);
    const prepared = { ...draft, ...(await prepare(tx, person, chatId, outgoing)) };
    const [outcome] = await writeMessages(tx, [prepared], context.now(), (userIds) => context.realtime.present(userIds));
    return written(outcome as Outcome);
  });
  return deliver(context, said, but);
}

/** @throws the refusal, where it is one */
export function written(outcome: Outcome): Written {
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

type TextMessage = Extract<OutgoingMessage, { kind: 'text' | 'greeting' }>;
const isSaid = ({ kind }: OutgoingMessage): boolean => kind === 'text' || kind === 'greeting';

function saidIn({ kind, body }: OutgoingMessage): Pick<Draft, 'body' | 'text'> {
  const text = cleanText((body as TextMessage['body']).text, 'body.text');
  if (kind === 'greeting' && leadsElsewhere(text)) throw new ApiError('parameterInvalid', { fields: { 'body.text': ['greeting.contact'] } });
  return { body: { text }, text };
}

/** What is kept of what is more than words, checked. */
async function prepare(db: Queryable, person: Person, chatId: string, outgoing: OutgoingMessage): Promise<Pick<Draft, 'body' | 'text'>> {
  const bySeeker = roleOf(person) === 'seeker';
  switch (outgoing.kind) {
    case 'file':
      return { body: await sendFile(db, person.userId, chatId, outgoing.id, outgoing.body.file_id) };
    case 'resume':
      if (!bySeeker) throw new ApiError('noPermission');
      return { body: await resumeBody(db, person.userId, outgoing.body.resume_id, 'body.resume_id') };
    case 'video':
      if (!bySeeker) throw new ApiError('noPermission');
      return { body: await videoBody(db, person.userId, outgoing.body.video_resume_id) };
    case 'resumeRequest':
      if (bySeeker) throw new ApiError('noPermission');
      await requireAnswered(db, chatId, outgoing);
      return { body: { status: 'requested', answered_at: null } };
    case 'phoneRequest':
      await requireAnswered(db, chatId, outgoing);
      await phoneOf(db, person.userId);
      return { body: { status: 'requested', answered_at: null, phones: null } };
    case 'offer':
      if (bySeeker) throw new ApiError('noPermission');
      return { body: { ...outgoing.body, status: 'offered', answered_at: null }, text: outgoing.body.text };
    default:
      return saidIn(outgoing);
  }
}

/** A resume of one's own, as a message tells of it. Its file is readable to both until its owner deletes it. */
export async function resumeBody(db: Queryable, userId: string, resumeId: string, field: string): Promise<Record<string, unknown>> {
  const row = await ownResume(db, userId, resumeId).catch(() => null);
  if (!row) throw new ApiError('parameterInvalid', { fields: { [field]: ['required'] } });
  return { resume_id: row.id, filename: row.filename, size: row.size };
}

/** A video resume of one's own as it is now: another one in its place is not what was sent. */
async function videoBody(db: Queryable, userId: string, id: string): Promise<Record<string, unknown>> {
  const row = await ownVideo(db, userId, id);
  if (!row) throw new ApiError('parameterInvalid', { fields: { 'body.video_resume_id': ['required'] } });
  const { filename, size, durationMs, storageKey, coverKey } = row;
  return { video_resume_id: id, filename, size, duration_ms: durationMs, storage_key: storageKey, cover_key: coverKey };
}

/** The mobile number of a person, as it is dialled. @throws ApiError phoneMissing */
export async function phoneOf(db: Queryable, userId: string): Promise<string> {
  const [row] = await db.select({ phone: user.phoneNumber }).from(user).where(eq(user.id, userId));
  if (!row?.phone) throw new ApiError('phoneMissing');
  return row.phone.startsWith('+') ? row.phone : `+${row.phone}`;
}

/** One question at a time: it is not asked again while it stands. */
async function requireAnswered(db: Queryable, chatId: string, { id, kind }: OutgoingMessage): Promise<void> {
  const [open] = await db
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, chatId), eq(chatMessage.kind, kind), isNull(chatMessage.recalledAt), sql`${chatMessage.body} ->> 'status' = 'requested'`))
    .limit(1);
  if (open && open.id !== id) throw new ApiError('notAllowedNow');
}

/** Hands one's file over to a conversation: it is read by its two from now on, and is in no other. */
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

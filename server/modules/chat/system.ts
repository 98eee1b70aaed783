import type { InterviewChange } from '../../../contract/interview-changes.ts';
import type { InterviewClosure } from '../../../contract/interview-records.ts';
import type { Broadcast } from '../../adapters/realtime.ts';
import type { Queryable } from '../../db/client.ts';
import { deliver } from './deliver.ts';
import { ensureChat, type Pair } from './open.ts';
import { written } from './send-message.ts';
import { writeMessages } from './write.ts';

/** A system message in a conversation. Each reader sees it in their language, so its text isn't stored. */
export type SystemMessage =
  | { kind: 'interview'; body: { interview_id: string } }
  | { kind: 'interviewChanged'; body: { interview_id: string; changes: readonly InterviewChange[] } }
  | { kind: 'interviewClosed'; body: { interview_id: string; because: InterviewClosure } }
  | { kind: 'handedOver'; body: { name: string; before: string; goes_on_in: string | null } }
  | { kind: 'hiringEnded'; body: Record<string, never> };

/**
 * Posts a system message in the pair's conversation, which is created if needed, in the transaction of its cause. It notifies nobody, because its
 * cause does. To `doneBy`, the participant who caused it, it isn't new.
 */
export async function postSystemMessage(db: Queryable, pair: Pair, message: SystemMessage & { doneBy?: string }, now: Date): Promise<Broadcast> {
  const { id: chatId } = await ensureChat(db, pair, now);
  return postToChats(db, [{ chatId, ...message }], now);
}

/**
 * Posts system messages in existing conversations, in the same way. The conversations are locked in the order of all writers. `doneBy` is the
 * participant who caused the message, to whom it isn't new.
 */
export async function postToChats(
  db: Queryable,
  messages: readonly (SystemMessage & { chatId: string; doneBy?: string | null })[],
  now: Date,
): Promise<Broadcast> {
  if (messages.length === 0) return () => {};
  const drafts = messages.map((message) => ({ id: crypto.randomUUID(), senderId: null, ...message }));
  const stored = (await writeMessages(db, drafts, now, async (userIds) => new Set(userIds))).map(written);
  return (context) => {
    for (const one of stored) deliver(context, one);
  };
}

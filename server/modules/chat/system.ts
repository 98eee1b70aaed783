import type { InterviewChange } from '../../../contract/interview-changes.ts';
import type { InterviewClosure } from '../../../contract/interview-records.ts';
import type { Queryable } from '../../db/client.ts';
import type { AppContext } from '../../http/app-context.ts';
import { deliver } from './deliver.ts';
import { ensureChat, type Pair } from './open.ts';
import { written } from './send-message.ts';
import { writeMessages } from './write.ts';

/** What the system says in a conversation. Its words are of each reader's language, so none are kept. */
export type SystemMessage =
  | { kind: 'interview'; body: { interview_id: string } }
  | { kind: 'interviewChanged'; body: { interview_id: string; changes: readonly InterviewChange[] } }
  | { kind: 'interviewClosed'; body: { interview_id: string; because: InterviewClosure } }
  | { kind: 'handedOver'; body: { name: string; before: string; goes_on_in: string | null } }
  | { kind: 'hiringEnded'; body: Record<string, never> };

/** Tells both of what was said, to be called after the commit. */
export type Tell = (context: Pick<AppContext, 'realtime'>) => void;

/**
 * Says something in the conversation of two, which is made where there is none, in the transaction of what it tells about. It notifies nobody:
 * what it tells about does.
 */
export async function postSystemMessage(db: Queryable, pair: Pair, message: SystemMessage, now: Date): Promise<Tell> {
  const { id: chatId } = await ensureChat(db, pair, now);
  return sayInChats(db, [{ chatId, ...message }], now);
}

/**
 * Says something in conversations there are, likewise: each locked in the order that whoever writes in several takes. `doneBy` is whose doing it is
 * among the two: to them it is nothing new.
 */
export async function sayInChats(db: Queryable, messages: readonly (SystemMessage & { chatId: string; doneBy?: string | null })[], now: Date): Promise<Tell> {
  if (messages.length === 0) return () => {};
  const drafts = messages.map((message) => ({ id: crypto.randomUUID(), senderId: null, ...message }));
  const said = (await writeMessages(db, drafts, now, async (userIds) => new Set(userIds))).map(written);
  return (context) => {
    for (const one of said) deliver(context, one);
  };
}

import type { Queryable } from '../../db/client.ts';
import type { House } from '../../http/house.ts';
import { deliver } from './deliver.ts';
import { ensureChat, type Pair } from './open.ts';
import { written } from './say.ts';
import { writeMessages, type Outcome } from './write.ts';

/** What the system says in a conversation. Its words are of each reader's language, so none are kept. */
export interface SystemMessage {
  kind: 'interview';
  body: { interview_id: string };
}

/**
 * Says something in the conversation of two, which is made where there is none, in the transaction of what it tells about. It notifies nobody:
 * what it tells about does.
 * @returns tells both, to be called after the commit
 */
export async function postSystemMessage(db: Queryable, pair: Pair, message: SystemMessage, now: Date): Promise<(house: Pick<House, 'realtime'>) => void> {
  const chat = await ensureChat(db, pair, now);
  const draft = { id: crypto.randomUUID(), chatId: chat.id, senderId: null, ...message };
  const [outcome] = await writeMessages(db, [draft], now, async (userIds) => new Set(userIds));
  const said = written(outcome as Outcome);
  return (house) => void deliver(house, said);
}

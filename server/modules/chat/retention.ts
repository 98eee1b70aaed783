import { lte } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits.ts';
import type { Queryable } from '../../db/client.ts';
import { chat } from '../../db/schema/chat.ts';
import { sweepUnsent } from './files.ts';
import { DAY } from '../../../contract/durations.ts';

const LIFETIME = LIMITS.chatKeptDays * DAY;

/** Deletes conversations 30 days after their last message, with all their messages and files (specification §9). */
export async function sweepChats(db: Queryable, now: Date): Promise<void> {
  await db.delete(chat).where(lte(chat.lastMessageAt, new Date(now.getTime() - LIFETIME)));
  await sweepUnsent(db, now);
}

import { and, inArray, not, or } from 'drizzle-orm';
import { chat } from '../../db/schema/chat.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { PresenceChange } from '../../realtime/presence-changes.ts';
import { isBlocked, isStaffed } from './access.ts';

/**
 * Sends presence changes to people who share a chat and are online themselves. Like a presence query, sends nothing across a block, and nothing to or
 * about a recruiter who left the company.
 */
export function presenceNotifier({ db, realtime }: Pick<AppContext, 'db' | 'realtime'>): (turns: readonly PresenceChange[]) => Promise<void> {
  return async (turns) => {
    if (turns.length === 0) return;
    const ids = turns.map(({ userId }) => userId);
    const pairs = await db
      .select({ seekerId: chat.seekerId, recruiterId: chat.recruiterId })
      .from(chat)
      .where(and(or(inArray(chat.seekerId, ids), inArray(chat.recruiterId, ids)), isStaffed, not(isBlocked)));
    const others = new Map(ids.map((userId) => [userId, new Set<string>()]));
    for (const { seekerId, recruiterId } of pairs) {
      others.get(seekerId)?.add(recruiterId);
      others.get(recruiterId)?.add(seekerId);
    }
    const here = await realtime.present([...new Set([...others.values()].flatMap((some) => [...some]))]);
    for (const { userId, isHere } of turns) {
      const recipients = [...(others.get(userId) ?? [])].filter((other) => here.has(other));
      realtime.send(recipients, 'presence', { user_id: userId, is_online: isHere, activity: 'justNow' });
    }
  };
}

import { eq } from 'drizzle-orm';
import type { ReplyOf } from '../../../contract/call.ts';
import type { ChatObstacle, redirectCondition } from '../../../contract/chats.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import type { AppContext } from '../../http/app-context.ts';
import { requireJob } from '../market/jobs/state.ts';
import { presenceOf } from './activity.ts';
import { chatAbout } from './open.ts';

type Condition = ReplyOf<typeof redirectCondition>;

const OBSTACLES = {
  jobClosed: 'jobClosed',
  jobOnHold: 'jobClosed',
  noRecruiter: 'noRecruiter',
  chatWithSelf: 'employer',
  profileIncomplete: 'profileIncomplete',
  notEligible: 'notEligible',
  applyBanned: 'banned',
} as const satisfies Record<string, ChatObstacle>;

/**
 * Where the button "Chat now" leads the caller.
 * @throws ApiError notFound, jobDeleted
 */
export async function conditionOf(db: Queryable, { realtime }: Pick<AppContext, 'realtime'>, caller: Caller, jobId: number, now: Date): Promise<Condition> {
  const closed = (obstacle: ChatObstacle): Condition => ({ obstacle, chat_id: null, recruiter: null });
  if (caller.kind !== 'seeker') {
    await requireJob(db, jobId);
    return closed(caller.kind === 'recruiter' ? 'employer' : 'login');
  }
  const { pair, known, refusal } = await chatAbout(db, caller.userId, jobId, now);
  if (pair === null) return closed('noRecruiter');
  const [recruiter] = await db.select({ id: user.id, firstName: user.firstName, lastName: user.lastName }).from(user).where(eq(user.id, pair.recruiterId));
  const presence = (await presenceOf(db, realtime, [pair.recruiterId], now)).get(pair.recruiterId);
  return {
    obstacle: refusal === null ? null : OBSTACLES[refusal],
    chat_id: known?.id ?? null,
    recruiter: recruiter
      ? {
          user_id: recruiter.id,
          name: `${recruiter.firstName} ${recruiter.lastName}`.trim(),
          is_online: presence?.is_online ?? false,
          activity: presence?.activity ?? null,
        }
      : null,
  };
}

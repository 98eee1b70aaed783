import { sql } from 'drizzle-orm';
import { markChat } from '../../contract/chat-messages.ts';
import { DAY, HOUR } from '../../contract/durations.ts';
import { readNotifications } from '../../contract/notification-calls.ts';
import type { Config } from '../config.ts';
import type { Database, DatabaseConnection } from '../db/client.ts';
import { writeCounts } from '../modules/flows/store.ts';
import { remember } from './forget.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { Actor } from './acting.ts';
import { employerScenes, gatherTeam } from './employerLife.ts';
import { seekerScenes } from './seekerLife.ts';
import { openStage, type Scene, type Stage } from './stage.ts';

/** The inbox contains emails of this many last days. */
const LETTER_DAYS = 3;
/** Notifications older than this have been read. */
const READ_HOURS = 22;

interface LivesRequest {
  config: Config;
  connection: DatabaseConnection;
  now: Date;
  seekerId: string;
  employerId: string;
  /** The company the employer coordinates. */
  companyId: number;
}

/**
 * Plays the last five weeks of the demo's seeker and employer: repeats everything they and the people around them did, in order and at its instant, with the
 * calls and the scheduled work of the real server. The stored data is what real people would have left.
 */
export async function liveThrough({ config, connection, now, seekerId, employerId, companyId }: LivesRequest): Promise<void> {
  const { db } = connection;
  const stage = await openStage({
    config,
    connection,
    emails: { to: DEMO_ACCOUNTS.map(({ email }) => email), since: new Date(now.getTime() - LETTER_DAYS * DAY) },
  });
  try {
    const ana: Actor = { id: seekerId, kind: 'seeker' };
    const hiring = await gatherTeam(db, companyId, employerId, now);
    const readAt = new Date(now.getTime() - READ_HOURS * HOUR);
    const scenes: Scene[] = [
      ...employerScenes(stage, db, hiring, now),
      ...(await seekerScenes(stage, db, hiring, ana, now)),
      { at: readAt, play: () => readAll(stage, db, [ana, hiring.team.elias]) },
    ];
    await stage.play(scenes, now);
    await remember(db, now);
    await writeCounts(db);
  } finally {
    await stage.close();
  }
}

/** Marks as read: older notifications of both accounts, and everyone's messages. */
async function readAll(stage: Stage, db: Database, readers: readonly Actor[]): Promise<void> {
  const { rows: chats } = await db.execute<{ id: string; seeker_id: string; recruiter_id: string }>(sql`select id, seeker_id, recruiter_id from chat`);
  const all = { read_offset: 1_000, delivered_offset: 1_000 };
  await Promise.all(
    chats.flatMap(({ id, seeker_id, recruiter_id }) => [
      stage.call({ id: seeker_id, kind: 'seeker' }, markChat, { params: { id }, body: all }),
      stage.call({ id: recruiter_id, kind: 'recruiter' }, markChat, { params: { id }, body: all }),
    ]),
  );
  const { rows: newest } = await db.execute<{ user_id: string; id: number }>(sql`select user_id, max(id)::int as id from notification group by user_id`);
  for (const reader of readers) {
    const last = newest.find(({ user_id }) => user_id === reader.id);
    if (last) await stage.call(reader, readNotifications, { body: { up_to: last.id } });
  }
}

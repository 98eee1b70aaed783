import { sql } from 'drizzle-orm';
import { rulesAi } from '../adapters/ai/rules/rules.ts';
import { chosenFiles } from '../adapters/chosen.ts';
import { partsOf } from '../adapters/smtp.ts';
import { buildApp, type Outside } from '../app.ts';
import type { Config } from '../config.ts';
import type { DatabaseConnection } from '../db/client.ts';
import { inboxAttachment, inboxMessage } from '../db/schema/operations.ts';
import type { QueuedEmail } from '../modules/notify/outbox.ts';
import { enforcePromises } from '../modules/hiring/applicants/keep-promises.ts';
import { createIdentity } from '../modules/identity/identity.ts';
import { NO_RATES } from '../realtime/rate.ts';
import { type Acting, actingOn, identifyActor } from './acting.ts';
import { passUntil, workOf } from './pass-time.ts';
import { DAY, HOUR } from '../../contract/durations.ts';

/** Something that happens at an instant. */
export interface Scene {
  at: Date;
  play: () => Promise<unknown>;
}

/** Where the history of a demo is played: the real server with its calls and its scheduled work, at instants of the past, without any other callers. */
export interface Stage extends Acting {
  now: () => Date;
  /** Plays scenes in order, with the scheduled work in between, until an instant. */
  play: (scenes: readonly Scene[], until: Date) => Promise<void>;
  close: () => Promise<void>;
}

interface Setting {
  config: Config;
  connection: DatabaseConnection;
  /** The inbox gets emails to these addresses since this time. Older ones count as read and deleted, as do all emails to other addresses. */
  emails: { to: readonly string[]; since: Date };
}

/** The server's dependencies without sockets, mail or browsers: nobody is notified, and `takeEmails` handles the emails. */
async function outsideOf({ config, connection }: Setting, now: () => Date): Promise<Outside> {
  const identity = await createIdentity(config, connection, now);
  return {
    config: { ...config, rateLimit: 0, logLevel: 'silent' },
    connection,
    db: connection.db,
    files: chosenFiles(config),
    mail: { send: async () => undefined, close: async () => undefined },
    sms: { send: async () => undefined },
    ai: rulesAi(0),
    realtime: { broadcast: () => undefined, send: () => undefined, present: async () => new Set() },
    rates: NO_RATES,
    push: { publicKey: '', mayCall: () => false, send: async () => 'gone' },
    now,
    machineNow: now,
    identity,
    // Only the script can reach this server.
    identify: identifyActor,
  };
}

/** Opens the stage. Its clock isn't set until something is played. */
export async function openStage(setting: Setting): Promise<Stage> {
  const { connection, emails } = setting;
  const { rows: before } = await connection.db.execute<{ id: string }>(sql`select coalesce(max(id), 0) as id from outbox`);
  const known = Number(before[0]?.id ?? 0);
  let time = 0;
  const now = () => new Date(time);
  const outside = await outsideOf(setting, now);
  const app = await buildApp(outside.config, outside);
  const context = { ...outside, log: app.log };
  await app.ready();

  /** Delivers the emails that matter to the inbox, dated now, and deletes the rest. */
  const takeEmails = async () => {
    const { rows } = await connection.db.execute<{ payload: Record<string, unknown> }>(sql`delete from outbox where id > ${known} returning payload`);
    if (now() < emails.since) return;
    for (const { payload } of rows) {
      const email = payload as unknown as QueuedEmail;
      if (!emails.to.includes(email.to)) continue;
      const { to, subject, text, html } = email;
      const [kept] = await connection.db.insert(inboxMessage).values({ to, subject, text, html, at: now() }).returning({ id: inboxMessage.id });
      const files = partsOf({ calendar: email.calendar }).attachments.map(({ filename, contentType, content }) => ({
        filename,
        type: contentType,
        content: Buffer.from(String(content)),
      }));
      if (kept && files.length > 0)
        await connection.db.insert(inboxAttachment).values(files.map((file) => ({ ...file, messageId: kept.id, size: file.content.length })));
    }
  };

  const work = workOf(context);
  // Skips the digests of new applicants, whose emails would only be deleted.
  const passing = {
    db: connection.db,
    time: () => time,
    reach: (at: number) => void (time = at),
    work,
    notBefore: { digests: emails.since.getTime() },
    afterEach: takeEmails,
  };
  const pass = (until: Date) => passUntil(passing, until);

  return {
    now,
    ...actingOn(app, outside),
    async play(scenes, until) {
      for (const { at, play } of scenes.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
        await pass(at);
        await play();
        await takeEmails();
      }
      await pass(until);
      // Also covers what became due after the last scene.
      await enforcePromises(context);
      await takeEmails();
      // Deletes the stored answers of writes, because nobody repeats these requests.
      await connection.db.execute(sql`delete from idempotency where owner in (select id::text from "user" where source in ('demo', 'seed'))`);
    },
    close: () => app.close(),
  };
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/**
 * A time of day in a person's time zone, this many days from today there. Negative for days ago.
 * @param clock "09:30"
 * @param offset of their time zone from UTC, in hours
 */
export function onDay(now: Date, days: number, clock: string, offset: number): Date {
  const local = new Date(now.getTime() + offset * HOUR);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + days, hours, minutes) - offset * HOUR);
}

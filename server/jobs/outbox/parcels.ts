import type { AppContext } from '../../http/app-context.ts';
import { finish, together, topicsOf } from '../../modules/notify/finish.ts';
import type { Judged, OutboxRow } from '../../modules/notify/gate.ts';
import { rowOf } from '../../message-kinds.ts';
import { sendPush } from '../../modules/notify/push.ts';
import type { Receiver } from '../../modules/notify/reader.ts';
import type { Kind, QueuedEmail } from '../../modules/notify/outbox.ts';

export type SendingContext = Pick<AppContext, 'db' | 'files' | 'mail' | 'push' | 'now'> & { config: Pick<AppContext['config'], 'baseUrl'> };

/** Tasks that are sent together; usually just one. */
export interface Parcel {
  kind: string;
  reader: Receiver | null;
  rows: OutboxRow[];
}

/** Combines tasks that waited for a person: their emails, except those that are never combined, and the push messages to each of their browsers. */
export function parcelsOf(judged: readonly Judged[]): Parcel[] {
  const groups = Map.groupBy(judged, ({ row }) => (isGathered(row) ? `${row.kind} ${row.userId} ${row.payload['subscription'] ?? row.payload['to']}` : row.id));
  return [...groups.values()].map((all) => ({ kind: all[0]?.row.kind ?? '', reader: all[0]?.reader ?? null, rows: all.map(({ row }) => row) }));
}

function isGathered({ kind, heldAt, userId, payload }: OutboxRow): boolean {
  if (heldAt === null || userId === null) return false;
  if (kind === ('push' satisfies Kind)) return true;
  const email = payload as unknown as QueuedEmail;
  return email.kind !== undefined && !rowOf(email.kind).isAlone && email.action !== undefined && !email.calendar && !email.attachments;
}

/**
 * Prepares a parcel for sending. Those of a batch are prepared one after the other, then all sent together. If the server is killed after sending and
 * before recording it, it is sent twice, so sending must tolerate that.
 */
export async function readied(context: SendingContext, { kind, reader, rows }: Parcel): Promise<() => Promise<void>> {
  const payloads = rows.map(({ payload }) => payload);
  if (kind === ('push' satisfies Kind)) return () => sendPush(context, payloads as { notification: number; subscription: string }[]);
  if (kind === ('mail' satisfies Kind)) return readiedEmail(context, payloads as unknown as QueuedEmail[], reader);
  throw new Error(`Unknown kind of task: ${kind}`);
}

async function readiedEmail(
  { db, files, mail, config, now }: SendingContext,
  emails: readonly QueuedEmail[],
  reader: Receiver | null,
): Promise<() => Promise<void>> {
  const { attachments, companyId: _about, tells: _tells, ...own } = emails[0] as QueuedEmail;
  const message = emails.length > 1 && reader ? together(emails, reader) : own;
  const finished = await finish(db, message, { reader, topics: topicsOf(emails), baseUrl: config.baseUrl, now: now() });
  if (!attachments) return () => mail.send(finished);
  return async () => {
    const opened = attachments.map(({ key, ...file }) => ({ ...file, content: files.read(key) }));
    // The reader of a file handles its errors. If sending ends before that, nobody would, and the process would crash.
    for (const { content } of opened) content.on('error', () => undefined);
    try {
      await mail.send({ ...finished, attachments: opened });
    } finally {
      for (const { content } of opened) content.destroy();
    }
  };
}

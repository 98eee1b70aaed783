import type { AppContext } from '../http/app-context.ts';
import { finish, together, topicsOf } from '../modules/notification/finish.ts';
import type { Judged, OutboxRow } from '../modules/notification/gate.ts';
import { rowOf } from '../modules/notification/messages.ts';
import { sendPush } from '../modules/notification/push.ts';
import type { Receiver } from '../modules/notification/reader.ts';
import type { Kind, QueuedEmail } from './outbox.ts';

export type SendingContext = Pick<AppContext, 'db' | 'files' | 'mail' | 'push' | 'now'> & { config: Pick<AppContext['config'], 'baseUrl'> };

/** Works that are sent as one; most are alone. */
export interface Parcel {
  kind: string;
  reader: Receiver | null;
  rows: OutboxRow[];
}

/** What waited for somebody is sent as one: their emails but for those that stay their own, and to each of their browsers its pushes. */
export function parcelsOf(judged: readonly Judged[]): Parcel[] {
  const groups = Map.groupBy(judged, ({ row }) => (isGathered(row) ? `${row.kind} ${row.userId} ${row.payload['subscription'] ?? row.payload['to']}` : row.id));
  return [...groups.values()].map((all) => ({ kind: all[0]?.row.kind ?? '', reader: all[0]?.reader ?? null, rows: all.map(({ row }) => row) }));
}

function isGathered({ kind, heldAt, userId, payload }: OutboxRow): boolean {
  if (heldAt === null || userId === null) return false;
  if (kind === ('push' satisfies Kind)) return true;
  const letter = payload as unknown as QueuedEmail;
  return letter.kind !== undefined && !rowOf(letter.kind).isAlone && letter.action !== undefined && !letter.calendar && !letter.attachments;
}

/**
 * Makes one ready to be sent; those of a handful one after the other, then all are sent together. Sending may be done twice, when the server is killed between doing
 * it and noting that: so it must not mind.
 */
export async function readied(context: SendingContext, { kind, reader, rows }: Parcel): Promise<() => Promise<void>> {
  const payloads = rows.map(({ payload }) => payload);
  if (kind === ('push' satisfies Kind)) return () => sendPush(context, payloads as { notification: number; subscription: string }[]);
  if (kind === ('mail' satisfies Kind)) return readiedEmail(context, payloads as unknown as QueuedEmail[], reader);
  throw new Error(`no work of kind ${kind}`);
}

async function readiedEmail(
  { db, files, mail, config, now }: SendingContext,
  letters: readonly QueuedEmail[],
  reader: Receiver | null,
): Promise<() => Promise<void>> {
  const { attachments, companyId: _about, tells: _tells, ...own } = letters[0] as QueuedEmail;
  const message = letters.length > 1 && reader ? together(letters, reader) : own;
  const finished = await finish(db, message, { reader, topics: topicsOf(letters), baseUrl: config.baseUrl, now: now() });
  if (!attachments) return () => mail.send(finished);
  return async () => {
    const opened = attachments.map(({ key, ...file }) => ({ ...file, content: files.read(key) }));
    // Who reads a file hears that it fails. Where sending ends before that, nobody does, and the process would end.
    for (const { content } of opened) content.on('error', () => undefined);
    try {
      await mail.send({ ...finished, attachments: opened });
    } finally {
      for (const { content } of opened) content.destroy();
    }
  };
}

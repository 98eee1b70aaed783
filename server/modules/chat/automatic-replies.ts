import { eq } from 'drizzle-orm';
import {
  AUTOMATIC_REPLIES,
  type AutomaticReply,
  type AutomaticReplyKind,
  listAutomaticReplies,
  saveAutomaticReply,
} from '../../../contract/automatic-replies.ts';
import { faultsOf } from '../../../src/lib/automaticReply/faults.ts';
import type { Queryable } from '../../db/client.ts';
import { automaticReply } from '../../db/schema/chat.ts';
import { ApiError } from '../../http/errors.ts';
import { defineRoute } from './context.ts';
import { cleanText } from './clean.ts';
import { leadsElsewhere } from './warnings.ts';

type ReplyRow = typeof automaticReply.$inferSelect;

/** The defaults of a kind that was never saved: nine to six on weekdays, off. */
const OFFICE = { from: '09:00', to: '18:00' };
const WEEK = [OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, null, null];

/** A reply as a record of the contract. */
export function toReply({ kind, isOn, text, timeZone, firstDay, lastDay, days }: Omit<ReplyRow, 'userId' | 'savedAt'>): AutomaticReply {
  const common = { is_on: isOn, text };
  switch (kind) {
    case 'outOfOffice':
      return { kind, ...common, time_zone: timeZone, first_day: firstDay, last_day: lastDay };
    case 'outsideHours':
      return { kind, ...common, time_zone: timeZone, days: days ?? WEEK };
    case 'firstMessage':
      return { kind, ...common };
  }
}

const unsaved = (kind: AutomaticReplyKind) => toReply({ kind, isOn: false, text: '', timeZone: null, firstDay: null, lastDay: null, days: null });

async function repliesOf(db: Queryable, userId: string): Promise<AutomaticReply[]> {
  const rows = await db.select().from(automaticReply).where(eq(automaticReply.userId, userId));
  const saved = new Map(rows.map((row) => [row.kind, toReply(row)]));
  return AUTOMATIC_REPLIES.map((kind) => saved.get(kind) ?? unsaved(kind));
}

/**
 * @throws ApiError parameterInvalid for settings that can't be turned on, and for a text with links or contact details: the rule of greetings applies
 * (§5)
 */
function checked(reply: AutomaticReply, now: Date): AutomaticReply {
  const fields = Object.fromEntries(Object.entries(faultsOf(reply, now.getTime())).map(([field, fault]) => [field, [fault]]));
  if (Object.keys(fields).length > 0) throw new ApiError('parameterInvalid', { fields });
  const text = reply.text === '' ? '' : cleanText(reply.text, 'text');
  if (leadsElsewhere(text)) throw new ApiError('parameterInvalid', { fields: { text: ['automaticReply.contact'] } });
  return { ...reply, text };
}

async function store(db: Queryable, userId: string, reply: AutomaticReply, now: Date): Promise<void> {
  const values = {
    isOn: reply.is_on,
    text: reply.text,
    timeZone: 'time_zone' in reply ? reply.time_zone : null,
    firstDay: 'first_day' in reply ? reply.first_day : null,
    lastDay: 'last_day' in reply ? reply.last_day : null,
    days: 'days' in reply ? reply.days : null,
    savedAt: now,
  };
  await db
    .insert(automaticReply)
    .values({ userId, kind: reply.kind, ...values })
    .onConflictDoUpdate({ target: [automaticReply.userId, automaticReply.kind], set: values });
}

export const automaticReplyRoutes = [
  defineRoute(listAutomaticReplies, ({ db, caller }) => repliesOf(db, caller.userId)),
  defineRoute(saveAutomaticReply, async ({ db, caller, body, now }) => {
    const reply = checked(body, now);
    await store(db, caller.userId, reply, now);
    return reply;
  }),
];

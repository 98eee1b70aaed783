import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Broadcast } from '../../../adapters/realtime.ts';
import type { InterviewChange } from '../../../../contract/interview-changes.ts';
import type { InterviewEvent, Role } from '../../../../src/machines/interview/interview.types.ts';
import { advance, apply, type InterviewRecord, restore, type Step } from '../../../../src/machines/interview/lifecycle.ts';
import { CONSEQUENCES } from '../../../consequences.ts';
import type { Queryable } from '../../../db/client.ts';
import { interview } from '../../../db/schema/interview.ts';
import { application } from '../../../db/schema/seeker.ts';
import { together } from '../../../db/transaction.ts';
import { ApiError } from '../../../http/errors.ts';
import { moveApplication } from '../../applications/move.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { postToChats } from '../../chat/system.ts';
import { countStep } from '../../flows/steps.ts';
import { notifyStatement } from '../../notify/notify.ts';
import { changesInvitation } from './calendar.ts';
import { countNoShow } from './conduct.ts';
import { isHandedOverSince } from './is-handed-over.ts';
import type { EmailSettings } from './emails.ts';
import { type Meeting, meetingAfter, meetingOf } from './meeting.ts';
import { newsIn, wordNews, NOTHING } from './news.ts';
import { columnsOf, dueAtOf, type InterviewRow, recordOfRow } from './row.ts';

export interface Moved {
  row: InterviewRow;
  meeting: Meeting | null;
  /** Runs after the commit and sends the new system messages to the conversation's open browsers. */
  broadcastChat: Broadcast;
}

/** What the caller may already know about a move, and what is stored with it. */
interface Besides {
  /** The note the event's sender wrote, for the history. */
  note?: string | null;
  changes?: Partial<InterviewRow>;
  /** The ID of the person whose action elsewhere caused this. They get an email, but no notification of what they know. */
  doneBy?: string | null;
  /** The meeting, if it was read with the row. */
  meeting?: Meeting | null;
  /** The interview's application, if it was locked before the row. */
  applied?: ApplicationRow | null;
}

/**
 * Moves an interview through its chart and stores the outcome with all consequences: the application, the record of no-shows, and emails and
 * notifications to both sides. This transaction must have locked the row (`for update`).
 * @returns the updated row, and the meeting if it had to be read
 * @throws ApiError the refusal, if the chart refuses the event in the current state
 */
export async function moveInterview(
  db: Queryable,
  row: InterviewRow,
  event: InterviewEvent,
  role: Role,
  now: Date,
  emailSettings: EmailSettings,
  besides: Besides = {},
): Promise<Moved> {
  const applied = apply(recordOfRow(row), event, role);
  if (!applied.ok) throw new ApiError(applied.reason === 'notYours' ? 'noPermission' : applied.reason);
  countSteps(row, applied.steps, event);
  const { type: _type, now: _now, ...detail } = event;
  return write(db, row, applied.record, applied.steps, now, emailSettings, { ...detail, note: besides.note ?? null }, besides);
}

/** Stores what happened by the clock, and sends reminders that are due. Otherwise like `moveInterview`. */
export async function moveByClock(db: Queryable, row: InterviewRow, now: Date, emailSettings: EmailSettings): Promise<Moved> {
  const { record, steps } = advance(recordOfRow(row), now.toISOString());
  countSteps(row, steps, null);
  return write(db, row, record, steps, now, emailSettings, { note: null }, {});
}

/** @param event the event that caused the last step; null if the clock caused all */
function countSteps(row: InterviewRow, steps: readonly Step[], event: InterviewEvent | null): void {
  steps.forEach(({ type, at }, index) => {
    const before = index === 0 ? recordOfRow(row) : (steps[index - 1] as Step).record;
    countStep(restore(before), index === steps.length - 1 && event ? event : { type, now: at }, new Date(at));
  });
}

async function write(
  db: Queryable,
  row: InterviewRow,
  record: InterviewRecord,
  steps: readonly Step[],
  now: Date,
  emailSettings: EmailSettings,
  detail: { note: string | null },
  { changes = {}, doneBy = null, meeting: known = null, applied = null }: Besides,
): Promise<Moved> {
  const before = recordOfRow(row);
  const recordBefore = (index: number) => (index === 0 ? before : (steps[index - 1] as Step).record);
  const rises = steps.filter(({ type }, index) => changesInvitation(type, recordBefore(index))).length;
  const outcome = { ...definite(changes), ...columnsOf(record), sequence: row.sequence + rises, dueAt: dueAtOf(record, now), updatedAt: now };
  const after: InterviewRow = { ...row, ...outcome };
  const happened = steps.map(({ type, by, at, record: { status } }) => ({
    type,
    status,
    by,
    at,
    // The event's data, so that its history can be replayed on the chart.
    detail: by === 'system' && type !== 'interview.closed' ? {} : detail,
  }));
  const news = newsIn({ row, before, record, steps, now });
  const meeting = known ?? (news.length > 0 ? await meetingOf(db, row.id) : null);
  const met = meeting && meetingAfter(meeting, after, happened);
  const worded =
    met && news.length > 0
      ? wordNews(news, {
          was: row,
          row: after,
          history: meeting.history,
          answered: row.sequence,
          meeting: met,
          by: steps.at(-1)?.by,
          note: detail.note,
          doneBy,
          now,
          emailSettings,
        })
      : NOTHING;
  const [, , tellChat] = await together(
    storeAndNotify(db, worded.notifications, worded.emails, now, { id: row.id, row: JSON.stringify(rowOf(after)), happened: JSON.stringify(happened) }),
    follow(db, after, steps, before, now, applied),
    postToChat(db, after, met?.chatId ?? null, worded.changes, now),
  );
  return { row: after, meeting: met, broadcastChat: tellChat };
}

/** Adds a system message about the changes to the pair's conversation, if there is one. */
function postToChat(
  db: Queryable,
  { id, seekerId, recruiterId }: InterviewRow,
  chatId: string | null,
  changes: readonly InterviewChange[],
  now: Date,
): Promise<Broadcast> {
  const by = changes.at(-1)?.by;
  const doneBy = by === 'seeker' ? seekerId : by === 'employer' ? recruiterId : null;
  return postToChats(
    db,
    chatId === null || changes.length === 0 ? [] : [{ chatId, doneBy, kind: 'interviewChanged', body: { interview_id: id, changes } }],
    now,
  );
}

/** Drops undefined values, which stand for unchanged columns. */
const definite = (changes: Partial<InterviewRow>): Partial<InterviewRow> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

const { id: _id, createdAt: _createdAt, ...CHANGING } = getTableColumns(interview);
const NAMES = sql.raw(
  Object.values(CHANGING)
    .map(({ name }) => name)
    .join(', '),
);

/** The row by the database's column names. */
const rowOf = (row: InterviewRow) => Object.fromEntries(Object.entries(CHANGING).map(([key, { name }]) => [name, row[key as keyof typeof CHANGING]]));

/** Stores the interview and its events, and queues emails and notifications. The row is locked, so overwriting all columns loses nothing. */
const storeAndNotify = notifyStatement('interview-moved', [
  sql`moved as (
    update interview set (${NAMES}) = (select ${NAMES} from jsonb_populate_record(null::interview, ${sql.placeholder('row')}::jsonb))
    where id = ${sql.placeholder('id')}
  )`,
  sql`happened as (
    insert into interview_event (interview_id, type, status, by, at, detail)
    select ${sql.placeholder('id')}::uuid, type, status, by, at, detail
    from jsonb_to_recordset(${sql.placeholder('happened')}::jsonb) as h(type text, status text, by text, at timestamptz, detail jsonb)
  )`,
]);

/** Moves other records as a consequence, in the same commit. */
async function follow(
  db: Queryable,
  row: InterviewRow,
  steps: readonly Step[],
  before: InterviewRecord,
  now: Date,
  applied: ApplicationRow | null,
): Promise<void> {
  for (const { type, record: reached } of steps) {
    if (CONSEQUENCES.interviewAgreed.after.includes(type)) await agreed(db, row, now, applied);
    if (type !== 'attendance.marked' || row.startsAt === null) continue;
    for (const side of ['seeker', 'employer'] as const)
      if (reached.attendance[side] === 'notAttended' && before.attendance[side] === null && (side === 'seeker' || !(await isHandedOverSince(db, row))))
        await countNoShow(db, side === 'seeker' ? row.seekerId : row.recruiterId, row.id, row.startsAt, now);
  }
}

/** Moves the application when an interview is agreed. One that has ended or is in that state already stays unchanged. */
async function agreed(db: Queryable, { applicationId }: InterviewRow, now: Date, applied: ApplicationRow | null): Promise<void> {
  if (applicationId === null) return;
  const row = applied ?? (await db.select().from(application).where(eq(application.id, applicationId)).for('update'))[0];
  const { from, event, by } = CONSEQUENCES.interviewAgreed;
  if (row && from.includes(row.status)) await moveApplication(db, row, event, by, now);
}

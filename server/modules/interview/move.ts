import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { InterviewChange } from '../../../contract/interview-changes.ts';
import type { InterviewEvent, Role } from '../../../src/machines/interview/interview.types.ts';
import { advance, apply, type InterviewRecord, restore, type Step } from '../../../src/machines/interview/lifecycle.ts';
import { CONSEQUENCES } from '../../consequences.ts';
import type { Queryable } from '../../db/client.ts';
import { interview } from '../../db/schema/interview.ts';
import { application } from '../../db/schema/seeker.ts';
import { together } from '../../db/transaction.ts';
import { ApiError } from '../../http/errors.ts';
import { moveApplication } from '../applications/move.ts';
import type { ApplicationRow } from '../applications/present.ts';
import { sayInChats, type Tell } from '../chat/system.ts';
import { countStep } from '../flows/steps.ts';
import { tellingWith } from '../notification/notify.ts';
import { changesInvitation } from './calendar.ts';
import { countNoShow } from './conduct.ts';
import { isHandedOverSince } from './is-handed-over.ts';
import type { EmailSettings } from './emails.ts';
import { type Meeting, meetingAfter, meetingOf } from './meeting.ts';
import { newsIn, sayNews, UNSAID } from './news.ts';
import { columnsOf, dueAtOf, type InterviewRow, recordOfRow } from './row.ts';

export interface Moved {
  row: InterviewRow;
  meeting: Meeting | null;
  /** Tells both of what their conversation says of it, to be called after the commit. */
  tellChat: Tell;
}

/** What may be known of a move beforehand, and what is written with it. */
interface Besides {
  /** What the event's sender wrote, for the history. */
  note?: string | null;
  changes?: Partial<InterviewRow>;
  /** Who has done it elsewhere, by their id: they are written to, and not told what they know. */
  doneBy?: string | null;
  /** Who meets, read with the row. */
  meeting?: Meeting | null;
  /** The interview's application, locked before the row. */
  applied?: ApplicationRow | null;
}

/**
 * Moves an interview through its chart and writes the outcome, with all that follows from it: the application, the standing of who did not come,
 * what both are told. The row must be locked (`for update`) by the transaction this runs in.
 * @returns the row as it is now, and who meets where that had to be known
 * @throws ApiError the refusal, where the chart refuses the event as the interview stands
 */
export async function moveInterview(
  db: Queryable,
  row: InterviewRow,
  event: InterviewEvent,
  role: Role,
  now: Date,
  letters: EmailSettings,
  besides: Besides = {},
): Promise<Moved> {
  const applied = apply(recordOfRow(row), event, role);
  if (!applied.ok) throw new ApiError(applied.reason === 'notYours' ? 'noPermission' : applied.reason);
  countSteps(row, applied.steps, event);
  const { type: _type, now: _now, ...detail } = event;
  return write(db, row, applied.record, applied.steps, now, letters, { ...detail, note: besides.note ?? null }, besides);
}

/** Writes what the clock did by now, and reminds both where that is due; as `moveInterview` in all else. */
export async function moveByClock(db: Queryable, row: InterviewRow, now: Date, letters: EmailSettings): Promise<Moved> {
  const { record, steps } = advance(recordOfRow(row), now.toISOString());
  countSteps(row, steps, null);
  return write(db, row, record, steps, now, letters, { note: null }, {});
}

/** @param event what the last of the steps came of; null where all are the clock's */
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
  letters: EmailSettings,
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
    // What was said with it, so that what happened can be replayed on the chart.
    detail: by === 'system' && type !== 'interview.closed' ? {} : detail,
  }));
  const news = newsIn({ row, before, record, steps, now });
  const meeting = known ?? (news.length > 0 ? await meetingOf(db, row.id) : null);
  const met = meeting && meetingAfter(meeting, after, happened);
  const said =
    met && news.length > 0
      ? sayNews(news, {
          was: row,
          row: after,
          history: meeting.history,
          answered: row.sequence,
          meeting: met,
          by: steps.at(-1)?.by,
          note: detail.note,
          doneBy,
          now,
          letters,
        })
      : UNSAID;
  const [, , tellChat] = await together(
    storeAndTell(db, said.centres, said.letters, now, { id: row.id, row: JSON.stringify(rowOf(after)), happened: JSON.stringify(happened) }),
    follow(db, after, steps, before, now, applied),
    sayInChat(db, after, met?.chatId ?? null, said.changes, now),
  );
  return { row: after, meeting: met, tellChat };
}

/** Has the conversation of the two say what changed, where they have one. */
function sayInChat(
  db: Queryable,
  { id, seekerId, recruiterId }: InterviewRow,
  chatId: string | null,
  changes: readonly InterviewChange[],
  now: Date,
): Promise<Tell> {
  const by = changes.at(-1)?.by;
  const doneBy = by === 'seeker' ? seekerId : by === 'employer' ? recruiterId : null;
  return sayInChats(
    db,
    chatId === null || changes.length === 0 ? [] : [{ chatId, doneBy, kind: 'interviewChanged', body: { interview_id: id, changes } }],
    now,
  );
}

/** What is named and is no value is not changed. */
const definite = (changes: Partial<InterviewRow>): Partial<InterviewRow> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

const { id: _id, createdAt: _createdAt, ...CHANGING } = getTableColumns(interview);
const NAMES = sql.raw(
  Object.values(CHANGING)
    .map(({ name }) => name)
    .join(', '),
);

/** As the database names its columns. */
const rowOf = (row: InterviewRow) => Object.fromEntries(Object.entries(CHANGING).map(([key, { name }]) => [name, row[key as keyof typeof CHANGING]]));

/** Writes an interview and what happened to it, and tells of it. The row is locked, so that writing all of it loses nothing. */
const storeAndTell = tellingWith('interview-moved', [
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

/** What else the steps move, in the same commit. */
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

/** Notifies the application that an interview is agreed. One that is over, or there already, stays as it is. */
async function agreed(db: Queryable, { applicationId }: InterviewRow, now: Date, applied: ApplicationRow | null): Promise<void> {
  if (applicationId === null) return;
  const row = applied ?? (await db.select().from(application).where(eq(application.id, applicationId)).for('update'))[0];
  const { from, event, by } = CONSEQUENCES.interviewAgreed;
  if (row && from.includes(row.status)) await moveApplication(db, row, event, by, now);
}

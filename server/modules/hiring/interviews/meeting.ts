import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { countryById } from '../../../../contract/countries.ts';
import type { Portrait } from '../../../../contract/portrait.ts';
import { type Language, languageOfAccount } from '../../../../contract/languages.ts';
import type { Queryable } from '../../../db/client.ts';
import { preparedOn } from '../../../db/prepared.ts';
import { user } from '../../../db/schema/auth.ts';
import { chat } from '../../../db/schema/chat.ts';
import { interview, interviewEvent } from '../../../db/schema/interview.ts';
import { company, job } from '../../../db/schema/market.ts';
import { defaultCountry } from '../../../http/caller.ts';
import { portraitOf } from '../../drawings/portrait.ts';

export interface Attender {
  id: string;
  name: string;
  email: string;
  language: Language;
  timeZone: string;
  portrait: Portrait;
}

type EventRow = typeof interviewEvent.$inferSelect;

/** A stored event of an interview. */
export interface Happened extends Pick<EventRow, 'type' | 'status' | 'by' | 'detail'> {
  /** ISO 8601. */
  at: string;
}

/** An interview's participants, its job, and its history, read in one query. */
export interface Meeting {
  seeker: Attender;
  recruiter: Attender;
  job: { id: number; title: string };
  company: { id: number; name: string };
  chatId: string | null;
  /** Oldest first. */
  history: readonly Happened[];
}

const happened = sql<Happened[]>`(
  select coalesce(json_agg(json_build_object('type', ${interviewEvent.type}, 'status', ${interviewEvent.status}, 'by', ${interviewEvent.by},
    'detail', ${interviewEvent.detail}, 'at', ${interviewEvent.at}) order by ${asc(interviewEvent.id)}), '[]')
  from ${interviewEvent} where ${interviewEvent.interviewId} = ${interview.id}
)`;

const seeker = alias(user, 'seeker');
const recruiter = alias(user, 'recruiter');

const attenderColumns = (of: typeof seeker | typeof recruiter) => ({
  id: of.id,
  name: of.name,
  email: of.email,
  languageId: of.languageId,
  firstName: of.firstName,
  image: of.image,
  source: of.source,
  countryId: of.countryId,
});

const attending = (db: Queryable) =>
  db
    .select({
      id: interview.id,
      seekerTimeZone: interview.seekerTimeZone,
      employerTimeZone: interview.employerTimeZone,
      seeker: attenderColumns(seeker),
      recruiter: attenderColumns(recruiter),
      job: { id: job.id, title: job.title },
      company: { id: company.id, name: company.name },
      chatId: chat.id,
      history: happened,
    })
    .from(interview)
    .innerJoin(seeker, eq(seeker.id, interview.seekerId))
    .innerJoin(recruiter, eq(recruiter.id, interview.recruiterId))
    .innerJoin(job, eq(job.id, interview.jobId))
    .innerJoin(company, eq(company.id, interview.companyId))
    .leftJoin(chat, and(eq(chat.seekerId, interview.seekerId), eq(chat.recruiterId, interview.recruiterId)));

// Planning a join of this many tables takes longer than running it, so the statement is prepared.
const meeting = preparedOn((db) =>
  attending(db)
    .where(eq(interview.id, sql.placeholder('id')))
    .prepare('meeting'),
);

type Attending = Awaited<ReturnType<typeof attending>>[number];

const presented = (row: Attending): Meeting => ({
  seeker: attender(row.seeker, row.seekerTimeZone ?? zoneOf(row.seeker.countryId)),
  recruiter: attender(row.recruiter, row.employerTimeZone),
  job: row.job,
  company: row.company,
  chatId: row.chatId,
  history: row.history.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
});

/** By interview ID. */
export async function meetingsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Meeting>> {
  if (ids.length === 0) return new Map();
  const rows = await attending(db).where(inArray(interview.id, [...ids]));
  return new Map(rows.map((row) => [row.id, presented(row)]));
}

/** Undefined if the interview doesn't exist. */
export async function findMeeting(db: Queryable, id: string): Promise<Meeting | undefined> {
  const [row] = await meeting(db).execute({ id });
  return row && presented(row);
}

/** @throws Error if a participant no longer exists */
export async function meetingOf(db: Queryable, id: string): Promise<Meeting> {
  const found = await findMeeting(db, id);
  if (!found) throw new Error(`Interview ${id} has a missing participant`);
  return found;
}

/** The meeting after a change of the interview, from the meeting before it and the events since. */
export const meetingAfter = (before: Meeting, row: typeof interview.$inferSelect, happened: readonly Happened[]): Meeting => ({
  ...before,
  seeker: { ...before.seeker, timeZone: row.seekerTimeZone ?? before.seeker.timeZone },
  recruiter: { ...before.recruiter, timeZone: row.employerTimeZone },
  history: [...before.history, ...happened],
});

const zoneOf = (countryId: number | null) => (countryById(countryId ?? 0) ?? defaultCountry()).timeZone;

function attender({ languageId, ...person }: Attending['seeker'], timeZone: string): Attender {
  return { id: person.id, name: person.name, email: person.email, language: languageOfAccount(languageId), timeZone, portrait: portraitOf(person) };
}

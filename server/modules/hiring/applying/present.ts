import { asc, inArray } from 'drizzle-orm';
import type { Language } from '../../../../contract/languages.ts';
import type { Application, ApplicationState } from '../../../../contract/records.ts';
import type { Queryable } from '../../../db/client.ts';
import { applicationEvent, resume } from '../../../db/schema/seeker.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { jobCards } from '../../market/jobs/card.ts';
import { answeringAmong } from '../../market/jobs/recruiter.ts';
import { interviewsAheadOf } from './interviews.ts';

/** Applications as records of the contract, in the given order, each with its job, the name of its resume, and its history. */
export async function presentApplications(db: Queryable, rows: readonly ApplicationRow[], language: Language, now: Date): Promise<Application[]> {
  if (rows.length === 0) return [];
  // One after the other, because this also runs inside transactions, which have one connection.
  const cards = await jobCards(db, [...new Set(rows.map((row) => row.jobId))], language);
  const events = await db
    .select()
    .from(applicationEvent)
    .where(
      inArray(
        applicationEvent.applicationId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(applicationEvent.id));
  const resumes = await db
    .select({ id: resume.id, filename: resume.filename })
    .from(resume)
    .where(
      inArray(
        resume.id,
        rows.flatMap((row) => row.resumeId ?? []),
      ),
    );
  const ahead = await interviewsAheadOf(
    db,
    rows.map((row) => row.id),
    now,
  );
  const answering = await answeringAmong(db, [...new Set(cards.map(({ company }) => company.id))]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const resumeOf = new Map(resumes.map((entry) => [entry.id, entry]));
  const eventsOf = Map.groupBy(events, (event) => event.applicationId);
  return rows.flatMap((row) => {
    const job = cardOf.get(row.jobId);
    if (!job) return [];
    return {
      id: row.id,
      job,
      status: row.status,
      promise:
        row.promise !== null && row.dueAt !== null
          ? { status: row.promise, due_at: row.dueAt.toISOString(), answered_at: row.answeredAt?.toISOString() ?? null }
          : null,
      reason: row.reason,
      note: row.note,
      source: row.source,
      first_message: row.firstMessage,
      resume: resumeOf.get(row.resumeId ?? '') ?? null,
      interview: ahead.get(row.id)?.interview ?? null,
      can_chat: answering.has(job.company.id),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      history: (eventsOf.get(row.id) ?? []).map((event) => ({ status: event.status as ApplicationState, by: event.by, at: event.at.toISOString() })),
    };
  });
}

import { sql } from 'drizzle-orm';
import type { Interview } from '../../../contract/interview-records.ts';
import { getInterview } from '../../../contract/interviews.ts';
import type { ApplicationState } from '../../../contract/records.ts';
import type { Queryable } from '../../db/client.ts';
import type { InterviewEventType } from '../../../src/machines/interview/interview.types.ts';
import { allowedTo, recordOfWire } from '../../../src/machines/interview/lifecycle.ts';
import type { Acting, Actor } from '../acting.ts';

/** The kinds of message that people send. The others come from the system. */
export const WRITTEN = sql`('text', 'greeting', 'file', 'resume', 'video', 'offer', 'resumeRequest', 'phoneRequest')`;

/** Everything between a job seeker and a recruiter about a job. */
export interface Between {
  applicationId: string | null;
  status: ApplicationState | null;
  chatId: string | null;
  /** The conversation is about this job right now. */
  isAbout: boolean;
  lastBy: 'seeker' | 'recruiter' | null;
  lastText: string;
  lastOffset: number;
  /** Seconds since the last message. */
  lastAgo: number;
  /** How many messages each sent, counted since the application if there is one. */
  writtenBySeeker: number;
  writtenByRecruiter: number;
  /** The job seeker has sent a message since they were accepted. */
  hasThanked: boolean;
  interviewId: string | null;
  /** The job seeker hasn't asked for another time. */
  isFirstOffer: boolean;
}

/** @param now the demo's time */
export async function between(db: Queryable, seekerId: string, recruiterId: string, jobId: number, now: Date): Promise<Between> {
  const { rows } = await db.execute<Between & Record<string, unknown>>(sql`
    with a as (select id, status, created_at from application where user_id = ${seekerId} and job_id = ${jobId}),
      c as (select id, job_id from chat where seeker_id = ${seekerId} and recruiter_id = ${recruiterId}),
      m as (select * from chat_message where chat_id = (select id from c) and kind in ${WRITTEN} and recalled_at is null),
      l as (select * from m order by "offset" desc limit 1),
      i as (select id from interview where seeker_id = ${seekerId} and recruiter_id = ${recruiterId} and job_id = ${jobId} order by created_at desc limit 1)
    select (select id from a) as "applicationId", (select status from a) as status, (select id from c) as "chatId",
      coalesce((select job_id from c) = ${jobId}, false) as "isAbout",
      (select case when sender_id = ${seekerId} then 'seeker' else 'recruiter' end from l) as "lastBy",
      coalesce((select body ->> 'text' from l), '') as "lastText",
      coalesce((select max("offset")::int from m), 0) as "lastOffset",
      coalesce((select extract(epoch from ${now.toISOString()}::timestamptz - created_at)::int from l), 0) as "lastAgo",
      (select count(*)::int from m where sender_id = ${seekerId} and created_at >= coalesce((select created_at from a), created_at)) as "writtenBySeeker",
      (select count(*)::int from m where sender_id = ${recruiterId} and created_at >= coalesce((select created_at from a), created_at)) as "writtenByRecruiter",
      exists (select from m where sender_id = ${seekerId}
        and created_at >= (select max(at) from application_event where application_id = (select id from a) and status = 'accepted')) as "hasThanked",
      (select id from i) as "interviewId",
      not exists (select from interview_event where interview_id = (select id from i) and type = 'reschedule.requested') as "isFirstOffer"`);
  return rows[0] as Between;
}

/** An interview as one side sees it, and what that side can do now. */
export async function interviewOf(
  acting: Acting,
  actor: Actor,
  id: string | null,
  now: Date,
): Promise<{ interview: Interview | null; may: InterviewEventType[] }> {
  if (id === null) return { interview: null, may: [] };
  const interview = await acting.call(actor, getInterview, { params: { id } });
  return { interview, may: allowedTo(recordOfWire(interview), interview.side, now.toISOString()) };
}

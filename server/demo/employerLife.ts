import { and, eq, isNull } from 'drizzle-orm';
import { acceptApplicant, declineApplicants, markInterest, openApplicant } from '../../contract/applicants.ts';
import { withdrawApplication } from '../../contract/applications.ts';
import { openApplicantChat } from '../../contract/chats.ts';
import { DAY, HOUR, MINUTE } from '../../contract/durations.ts';
import { acceptInterview, checkInInterview, giveInterviewResult, markAttendance, offerInterview } from '../../contract/interviews.ts';
import { postingDraft } from '../../contract/posting-fields.ts';
import { createPosting, movePosting, publishPosting } from '../../contract/postings.ts';
import { FIRST_PERMISSIONS } from '../../contract/team-rules.ts';
import type { Database } from '../db/client.ts';
import { user } from '../db/schema/auth.ts';
import { jobView } from '../db/schema/operations.ts';
import { companyMember } from '../db/schema/identity.ts';
import { company, job } from '../db/schema/market.ts';
import { Random } from '../random.ts';
import { type Actor, apply, say } from './acting.ts';
import { APPLICANTS, type Applicant, type JobKey, type Member, VACANCIES } from './cast.ts';
import { enter } from './person.ts';
import { daysBefore, onDay, type Scene, type Stage } from './stage.ts';

const MANILA = 8;

/** The demo employer's company while its history is played. */
export interface Hiring {
  companyId: number;
  team: Record<Member, Actor>;
  /** The ids of its jobs, once they're posted. */
  jobs: Map<JobKey, number>;
  locationId: number;
}

const COLLEAGUES = [
  { member: 'bianca', firstName: 'Bianca', lastName: 'Villanueva', role: 'admin', joined: 130 },
  { member: 'paolo', firstName: 'Paolo', lastName: 'Mercado', role: 'recruiter', joined: 95 },
] as const;

/** Adds the demo employer and two colleagues, who have been members for months. Together they handle all of the company's jobs. */
export async function gatherTeam(db: Database, companyId: number, elias: string, now: Date): Promise<Hiring> {
  const [own] = await db.select({ slug: company.slug }).from(company).where(eq(company.id, companyId));
  const team = { elias: { id: elias, kind: 'recruiter' } } as Record<Member, Actor>;
  for (const { member, role, joined, firstName, lastName } of COLLEAGUES) {
    const at = daysBefore(now, joined);
    const email = `${firstName}.${lastName}@${own?.slug}.example`.toLowerCase();
    const person = { email, firstName, lastName, name: `${firstName} ${lastName}`, role: 'recruiter', emailVerified: true, isProfileCompleted: true } as const;
    const [made] = await db
      .insert(user)
      .values({ ...person, countryId: 167, languageId: 1, source: 'demo', createdAt: at, updatedAt: at })
      .returning({ id: user.id });
    const id = made?.id as string;
    const permissions = role === 'recruiter' ? [...FIRST_PERMISSIONS, 'set-automatic-replies'] : [];
    await db.insert(companyMember).values({ userId: id, companyId, role, permissions, joinedAt: at, createdAt: at });
    team[member] = { id, kind: 'recruiter' };
  }
  const jobs = await db
    .select({ id: job.id, locationId: job.locationId, postedAt: job.postedAt })
    .from(job)
    .where(and(eq(job.companyId, companyId), isNull(job.postedBy)));
  const members = Object.values(team);
  for (const [index, { id }] of jobs.entries())
    await db
      .update(job)
      .set({ postedBy: members[index % members.length]?.id ?? null })
      .where(eq(job.id, id));
  for (const { id, postedAt } of jobs) await countViews(db, id, { from: postedAt, until: now, most: 9 });
  // From here on, every promise of the company belongs to an application.
  await db
    .update(company)
    .set({ promisesDue: 0, promisesKept: 0, promisesDueBefore: 0, promisesKeptBefore: 0, promiseRecord: '', promiseRecordBefore: '' })
    .where(eq(company.id, companyId));
  return { companyId, team, jobs: new Map(), locationId: jobs[0]?.locationId ?? 167_001 };
}

/** What the company did in the last five weeks. */
export function employerScenes(stage: Stage, db: Database, hiring: Hiring, now: Date): Scene[] {
  return [
    ...(Object.keys(VACANCIES) as JobKey[]).flatMap((key) => postingScenes(stage, db, hiring, key, now)),
    ...draftScenes(stage, hiring, now),
    ...APPLICANTS.flatMap((applicant) => applicantScenes(stage, db, hiring, applicant, now)),
  ];
}

/** Adds views to a job for each day it was open, up to a maximum per day. */
async function countViews(db: Database, jobId: number, { from, until, most }: { from: Date; until: Date; most: number }): Promise<void> {
  const random = new Random(jobId);
  const days = Array.from({ length: Math.floor((until.getTime() - from.getTime()) / DAY) + 1 }, (_, index) =>
    daysBefore(until, index).toISOString().slice(0, 10),
  );
  await db
    .insert(jobView)
    .values(days.map((day) => ({ jobId, day, views: random.int(Math.ceil(most / 2), most) })))
    .onConflictDoNothing();
}

function postingScenes(stage: Stage, db: Database, { team, jobs, locationId }: Hiring, key: JobKey, now: Date): Scene[] {
  const { by, posted, confirmed, closed, views, fields } = VACANCIES[key];
  const move = (days: number, move: 'confirm' | 'close', minutes = 0): Scene => ({
    at: new Date(onDay(now, -days, '10:40', MANILA).getTime() + minutes * MINUTE),
    play: () => stage.call(team[by], movePosting, { params: { id: jobs.get(key) as number }, body: { move } }),
  });
  const publish = async () => {
    const body = postingDraft.parse({ ...fields, location_ids: [locationId], job_type_id: 1 });
    const { posting } = await stage.call(team[by], createPosting, { body: {} });
    await stage.call(team[by], publishPosting, { params: { id: posting.id }, body: body as never });
    jobs.set(key, posting.id);
    await countViews(db, posting.id, { from: stage.now(), until: daysBefore(now, closed ?? 0), most: views });
  };
  return [
    { at: onDay(now, -posted, '09:15', MANILA), play: publish },
    ...confirmed.map((days, index) => move(days, 'confirm', index * 25)),
    ...(closed === null ? [] : [move(closed, 'close')]),
  ];
}

/** Drafts that aren't published yet. */
const draftScenes = (stage: Stage, { team, locationId }: Hiring, now: Date): Scene[] => [
  {
    at: onDay(now, -1, '16:20', MANILA),
    play: () =>
      stage.call(team.elias, createPosting, {
        body: {
          title: 'Marketing Coordinator',
          job_function_id: 401,
          location_ids: [locationId],
          job_type_id: 1,
          description: 'You plan our campaigns and measure the results.\n\nYou will:\n- ',
        },
      }),
  },
];

/** @returns when they applied: the latest instant for which the reply is due as given, but still today in the applicant's time zone */
function appliedAt({ applied, job: key }: Applicant, now: Date): Date {
  if ('days' in applied) return onDay(now, -applied.days, applied.clock, MANILA);
  if ('hours' in applied) return new Date(now.getTime() - applied.hours * HOUR);
  const endOfDay = onDay(now, 1, '00:00', MANILA).getTime();
  const due = Math.max(now.getTime() + 10 * MINUTE, Math.min(now.getTime() + applied.dueIn * HOUR, endOfDay - 10 * MINUTE));
  return new Date(due - VACANCIES[key].fields.promise_days * DAY);
}

function applicantScenes(stage: Stage, db: Database, hiring: Hiring, applicant: Applicant, now: Date): Scene[] {
  const { fate } = applicant;
  const when = appliedAt(applicant, now);
  const people = {} as { seeker: Actor; applicationId: string };
  const arrive = async () => {
    people.seeker = await enter(db, applicant, new Date(when.getTime() - HOUR));
    people.applicationId = await apply(stage, people.seeker, hiring.jobs.get(applicant.job) as number, { says: applicant.says });
  };
  const { team } = hiring;
  const read = (by: Member, on: number): Scene => ({
    at: onDay(now, -on, '09:20', MANILA),
    play: () => stage.call(team[by], openApplicant, { params: { id: people.applicationId } }),
  });
  const by = VACANCIES[applicant.job].by;
  const rest = (): Scene[] => {
    switch (fate.kind) {
      case 'waiting':
        return [];
      case 'viewed':
        return [read(by, fate.on)];
      case 'withdrawn':
        return [
          {
            at: onDay(now, -fate.on, '19:10', MANILA),
            play: () => stage.call(people.seeker, withdrawApplication, { params: { id: hiring.jobs.get(applicant.job) as number } }),
          },
        ];
      case 'declined':
        return [
          read(by, fate.on),
          {
            at: onDay(now, -fate.on, '11:05', MANILA),
            play: () => stage.call(team[by], declineApplicants, { body: { ids: [people.applicationId], reason: fate.reason, note: fate.note ?? null } }),
          },
        ];
      case 'talking':
        return [read(fate.by, fate.on), ...talkScenes(stage, () => ({ ...people, recruiter: team[fate.by] }), fate, now)];
      default:
        return [read(fate.by, fate.on), ...interviewScenes(stage, () => ({ ...people, recruiter: team[fate.by] }), fate, now)];
    }
  };
  return [{ at: when, play: arrive }, ...rest()];
}

interface Pair {
  seeker: Actor;
  recruiter: Actor;
  applicationId: string;
}

function talkScenes(stage: Stage, pair: () => Pair, { on, says, unread }: Extract<Applicant['fate'], { kind: 'talking' }>, now: Date): Scene[] {
  let chatId = '';
  const lines = says.map((text, index): Scene => {
    const isFirst = index === 0;
    return {
      at: new Date(onDay(now, -on, '09:30', MANILA).getTime() + index * 47 * MINUTE),
      play: async () => {
        const { recruiter, seeker, applicationId } = pair();
        if (isFirst) chatId = (await stage.call(recruiter, openApplicantChat, { body: { application_id: applicationId } })).id;
        await say(stage, index % 2 === 0 ? recruiter : seeker, chatId, text);
      },
    };
  });
  const last = unread === undefined ? [] : [{ at: new Date(now.getTime() - (on > 5 ? 9 : 2) * HOUR), play: () => say(stage, pair().seeker, chatId, unread) }];
  return [...lines, ...last];
}

/** The steps of an interview from its offer to its result, as far as they're in the past. */
export function interviewScenes(
  stage: Stage,
  pair: () => Pair,
  fate: Extract<Applicant['fate'], { kind: 'offered' | 'agreed' | 'met' | 'missed' }>,
  now: Date,
): Scene[] {
  let id = '';
  const offered = onDay(now, -fate.on, '10:10', MANILA);
  const times =
    fate.kind === 'offered'
      ? fate.to.map((days) => onDay(now, days, '10:00', MANILA))
      : [onDay(now, fate.at, fate.clock, MANILA), onDay(now, fate.at + 1, '15:00', MANILA)];
  const [start] = times as [Date, ...Date[]];
  const offer: Scene = {
    at: offered,
    play: async () => {
      const { recruiter, applicationId } = pair();
      const where = { method: 'video' as const, video_link: `https://meet.waymark.example/${applicationId.slice(0, 8)}` };
      const body = { application_id: applicationId, times: times.map((time) => time.toISOString()), time_zone: 'Asia/Manila', minutes: 45, ...where };
      id = (await stage.call(recruiter, offerInterview, { body })).id;
    },
  };
  if (fate.kind === 'offered')
    return [
      offer,
      {
        at: new Date(offered.getTime() + 20 * MINUTE),
        play: () => stage.call(pair().recruiter, markInterest, { params: { id: pair().applicationId }, body: { is_interested: true } }),
      },
    ];
  const params = () => ({ id });
  const agree: Scene = {
    at: new Date(offered.getTime() + 9 * HOUR),
    play: () => stage.call(pair().seeker, acceptInterview, { params: params(), body: { time: start.toISOString(), time_zone: 'Asia/Manila' } }),
  };
  if (fate.kind === 'agreed') return [offer, agree];
  const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
  const checkIn = (who: 'seeker' | 'recruiter', minutes: number): Scene => ({
    at: after(minutes),
    play: () => stage.call(pair()[who], checkInInterview, { params: params(), body: {} }),
  });
  const marks = (who: 'seeker' | 'recruiter', attendance: 'completed' | 'notAttended', minutes: number): Scene => ({
    at: after(minutes),
    play: () => stage.call(pair()[who], markAttendance, { params: params(), body: { attendance } }),
  });
  if (fate.kind === 'missed') {
    const decline = () =>
      stage.call(pair().recruiter, declineApplicants, {
        body: { ids: [pair().applicationId], reason: 'other', note: 'We waited for you. Let us know if something came up.' },
      });
    return [offer, agree, checkIn('recruiter', -4), marks('recruiter', 'notAttended', 35), { at: after(24 * 60), play: decline }];
  }
  const held = [offer, agree, checkIn('seeker', -25), checkIn('recruiter', -6), marks('recruiter', 'completed', 50), marks('seeker', 'completed', 58)];
  if (!fate.isJudged) return held;
  const result = { result: 'passed' as const, note: 'Thank you for talking with us. We’d like to move forward with you.' };
  const judged = [...held, { at: after(26 * 60), play: () => stage.call(pair().recruiter, giveInterviewResult, { params: params(), body: result }) }];
  if (fate.hired === null) return judged;
  const welcome = () =>
    stage.call(pair().recruiter, acceptApplicant, { params: { id: pair().applicationId }, body: { note: 'Welcome! We’ll send the contract this week.' } });
  return [...judged, { at: onDay(now, -fate.hired, '16:00', MANILA), play: welcome }];
}

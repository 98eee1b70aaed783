import { eq } from 'drizzle-orm';
import { fromPromise } from 'xstate';
import { acceptApplicant, openApplicant } from '../../../contract/applicants.ts';
import { markChat } from '../../../contract/chat-messages.ts';
import { openApplicantChat } from '../../../contract/chats.ts';
import { countryById } from '../../../contract/countries.ts';
import { HOUR, MINUTE } from '../../../contract/durations.ts';
import { acceptInterview, checkInInterview, giveInterviewResult, markAttendance, offerInterview, reofferInterview } from '../../../contract/interviews.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { company, job } from '../../db/schema/market.ts';
import { placeOf } from '../../modules/market/jobs/card.ts';
import type { Case, EmployerSight } from '../../../src/machines/demoEmployer/demoEmployer.actors.ts';
import { formatAmounts } from '../../../src/lib/salary/format.ts';
import { demoEmployerMachine } from '../../../src/machines/demoEmployer/demoEmployer.machine.ts';
import { type Acting, type Actor, say } from '../acting.ts';
import { onDay } from '../stage.ts';
import { answerOfEmployer, greeting, INVITATION, type JobFacts, welcome } from './employerWords.ts';
import { between, interviewOf } from './sight.ts';

/** Seconds after which the employer continues without an answer. */
const PATIENCE = 120;

const recruiterOf = ({ recruiterId }: Case): Actor => ({ id: recruiterId, kind: 'recruiter' });

interface Played {
  acting: Acting;
  db: Queryable;
  now: () => Date;
}

/** The chart of a demo employer with its actors, which make the calls of the recruiter it plays. */
export function playEmployer({ acting, db, now }: Played) {
  const standing = (of: Case) => between(db, of.seekerId, of.recruiterId, of.jobId, now());

  const look = async (of: Case): Promise<EmployerSight> => {
    const seen = await standing(of);
    const { interview, may } = await interviewOf(acting, recruiterOf(of), seen.interviewId, now());
    return {
      application: stageOf(seen.status),
      isAsked: seen.isAbout && seen.lastBy === 'seeker',
      written: Math.min(3, seen.writtenByRecruiter),
      isQuiet: seen.lastBy === 'recruiter' && seen.lastAgo > PATIENCE,
      isInvited: interview !== null,
      may,
      isMoving: interview?.status === 'rescheduleRequested',
      isMarked: interview !== null && interview.seeker_attendance !== null,
      isPassed: interview?.status === 'passed',
    };
  };

  /** The conversation about an application, with its job seeker. */
  const chatOf = async (of: Case) => (await acting.call(recruiterOf(of), openApplicantChat, { body: { application_id: of.applicationId as string } })).id;

  const acts = {
    async openApplication(of: Case) {
      await acting.call(recruiterOf(of), openApplicant, { params: { id: of.applicationId as string } });
    },
    async greet(of: Case) {
      const [chatId, first, facts] = await Promise.all([chatOf(of), firstNameOf(db, of.seekerId), factsOf(db, of.jobId)]);
      await say(acting, recruiterOf(of), chatId, greeting(first, facts));
    },
    async answer(of: Case) {
      const seen = await standing(of);
      const chatId = seen.chatId as string;
      await acting.call(recruiterOf(of), markChat, { params: { id: chatId }, body: { read_offset: seen.lastOffset, delivered_offset: seen.lastOffset } });
      const talk = {
        job: await factsOf(db, of.jobId),
        text: seen.lastText,
        hasApplied: seen.applicationId !== null,
        written: seen.writtenByRecruiter,
        isInvited: seen.interviewId !== null,
        isHired: seen.status === 'accepted',
      };
      await say(acting, recruiterOf(of), chatId, answerOfEmployer(talk));
    },
    async offerTimes(of: Case) {
      const { times, zone, place } = await calendarOf(db, of.jobId, now());
      const where = { method: 'onsite' as const, address: place, contact_person: 'Reception' };
      await acting.call(recruiterOf(of), offerInterview, {
        body: { application_id: of.applicationId as string, times, time_zone: zone, minutes: 30, ...where },
      });
      await say(acting, recruiterOf(of), await chatOf(of), INVITATION);
    },
    async agree(of: Case) {
      const { interviewId } = await standing(of);
      const { interview, may } = await interviewOf(acting, recruiterOf(of), interviewId, now());
      if (interview === null) return;
      const params = { id: interview.id };
      const wished = interview.proposed_times.find((time) => Date.parse(time) > now().getTime());
      if (may.includes('proposal.accepted') && wished) {
        await acting.call(recruiterOf(of), acceptInterview, { params, body: { time: wished } });
        return;
      }
      const { minutes, method, address, video_link, contact_person, contact_number, instructions } = interview;
      const { times } = await calendarOf(db, of.jobId, new Date(now().getTime() + 24 * HOUR));
      await acting.call(recruiterOf(of), reofferInterview, {
        params,
        body: { times, minutes, method, address, video_link, contact_person, contact_number, instructions },
      });
    },
    async checkIn(of: Case) {
      await acting.call(recruiterOf(of), checkInInterview, { params: { id: (await standing(of)).interviewId as string }, body: {} });
    },
    async mark(of: Case) {
      await acting.call(recruiterOf(of), markAttendance, {
        params: { id: (await standing(of)).interviewId as string },
        body: { attendance: 'completed' },
      });
    },
    async hire(of: Case) {
      const { interviewId } = await standing(of);
      const { interview, may } = await interviewOf(acting, recruiterOf(of), interviewId, now());
      if (interview && may.includes('result.given'))
        await acting.call(recruiterOf(of), giveInterviewResult, {
          params: { id: interview.id },
          body: { result: 'passed', note: 'We enjoyed talking to you and would love for you to join us.' },
        });
      await acting.call(recruiterOf(of), acceptApplicant, { params: { id: of.applicationId as string }, body: { note: 'Welcome to the team.' } });
      await say(acting, recruiterOf(of), await chatOf(of), welcome(await firstNameOf(db, of.seekerId)));
    },
  };

  return demoEmployerMachine.provide({
    actors: {
      look: fromPromise<EmployerSight, Case>(({ input }) => look(input)),
      openApplication: fromPromise<void, Case>(({ input }) => acts.openApplication(input)),
      greet: fromPromise<void, Case>(({ input }) => acts.greet(input)),
      answer: fromPromise<void, Case>(({ input }) => acts.answer(input)),
      offerTimes: fromPromise<void, Case>(({ input }) => acts.offerTimes(input)),
      agree: fromPromise<void, Case>(({ input }) => acts.agree(input)),
      checkIn: fromPromise<void, Case>(({ input }) => acts.checkIn(input)),
      mark: fromPromise<void, Case>(({ input }) => acts.mark(input)),
      hire: fromPromise<void, Case>(({ input }) => acts.hire(input)),
    },
  });
}

function stageOf(status: string | null): EmployerSight['application'] {
  if (status === null) return 'none';
  if (status === 'pending') return 'unread';
  return status === 'viewed' || status === 'communicating' || status === 'interview' ? 'read' : 'settled';
}

async function firstNameOf(db: Queryable, id: string): Promise<string> {
  const [found] = await db.select({ first: user.firstName, name: user.name }).from(user).where(eq(user.id, id));
  return found?.first ?? found?.name ?? '';
}

async function factsOf(db: Queryable, jobId: number): Promise<JobFacts> {
  const [found] = await db
    .select({
      title: job.title,
      company: company.name,
      locationId: job.locationId,
      locationText: job.locationText,
      countryId: job.countryId,
      workArrangement: job.workArrangement,
      skills: job.skills,
      promiseDays: job.promiseDays,
      from: job.salaryFrom,
      to: job.salaryTo,
      currency: job.salaryCurrency,
      period: job.salaryPeriod,
      isMasked: job.isSalaryMasked,
    })
    .from(job)
    .innerJoin(company, eq(company.id, job.companyId))
    .where(eq(job.id, jobId));
  if (!found) throw new Error(`No job ${jobId}`);
  const { from, to, currency, period, isMasked, locationId, locationText, countryId, ...facts } = found;
  return { ...facts, location: placeOf({ locationId, locationText, countryId }, LANGUAGES[0]), salary: isMasked ? null : payOf(from, to, currency, period) };
}

/** "₱40,000–55,000 a month". Null if no amount is given. */
function payOf(from: number | null, to: number | null, currency: string | null, period: string | null): string | null {
  const [least, most] = [from ?? to, to ?? from];
  if (least === null || most === null || currency === null) return null;
  return `${formatAmounts(least === most ? [least] : [least, most], currency, 'en')} ${period === 'hour' ? 'an' : 'a'} ${period ?? 'month'}`;
}

/** Times for an interview: one soon, so that testers needn't wait, and two on the next days. */
async function calendarOf(db: Queryable, jobId: number, from: Date): Promise<{ times: string[]; zone: string; place: string }> {
  const [found] = await db.select({ countryId: job.countryId, locationId: job.locationId, locationText: job.locationText }).from(job).where(eq(job.id, jobId));
  if (!found) throw new Error(`No job ${jobId}`);
  const zone = countryById(found.countryId)?.timeZone ?? 'UTC';
  const soon = new Date(Math.ceil((from.getTime() + HOUR) / (30 * MINUTE)) * 30 * MINUTE);
  const offset = offsetOf(zone, from);
  const times = [soon, onDay(from, 1, '10:00', offset), onDay(from, 2, '14:30', offset)].map((time) => time.toISOString());
  return { times, zone, place: `Ask at the reception, ${placeOf(found, LANGUAGES[0])}` };
}

/** A time zone's offset from UTC at an instant, in hours. */
function offsetOf(zone: string, at: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

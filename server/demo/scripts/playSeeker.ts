import { eq } from 'drizzle-orm';
import { fromPromise } from 'xstate';
import { markChat } from '../../../contract/chat-messages.ts';
import { openChat } from '../../../contract/chats.ts';
import { DAY } from '../../../contract/durations.ts';
import { acceptInterview, checkInInterview, markAttendance, requestReschedule } from '../../../contract/interviews.ts';
import type { ApplicationState } from '../../../contract/records.ts';
import type { Candidacy, SeekerSight } from '../../../src/machines/demoSeeker/demoSeeker.actors.ts';
import { demoSeekerMachine } from '../../../src/machines/demoSeeker/demoSeeker.machine.ts';
import type { Database } from '../../db/client.ts';
import { company, job } from '../../db/schema/market.ts';
import { profile } from '../../db/schema/profile.ts';
import { type Acting, type Actor, apply, say } from '../acting.ts';
import { answerOfSeeker, firstMessage, OTHER_TIME, thanks } from './seekerWords.ts';
import { between, interviewOf } from './sight.ts';

const seekerOf = ({ seekerId }: Candidacy): Actor => ({ id: seekerId, kind: 'seeker' });

interface Played {
  acting: Acting;
  db: Database;
  now: () => Date;
}

/** The chart of a demo job seeker with its actors, which make the calls of the person it plays. */
export function playSeeker({ acting, db, now }: Played) {
  const standing = async (of: Candidacy) => {
    const found = await vacancyOf(db, of.jobId);
    return { ...found, seen: await between(db, of.seekerId, found.recruiterId, of.jobId, now()) };
  };
  const chatOf = async (of: Candidacy) => (await acting.call(seekerOf(of), openChat, { body: { job_id: of.jobId } })).id;
  const interviewIn = async (of: Candidacy) => {
    const { seen } = await standing(of);
    const { interview } = await interviewOf(acting, seekerOf(of), seen.interviewId, now());
    if (interview === null) throw new Error('No interview');
    return interview;
  };

  const look = async (of: Candidacy): Promise<SeekerSight> => {
    const { seen, isOpen } = await standing(of);
    const { interview, may } = await interviewOf(acting, seekerOf(of), seen.interviewId, now());
    return {
      application: stageOf(seen.status, isOpen),
      isAsked: seen.isAbout && seen.lastBy === 'recruiter',
      may,
      isFirstOffer: seen.isFirstOffer,
      isMarked: interview !== null && interview.employer_attendance !== null,
      hasThanked: seen.hasThanked,
    };
  };

  const acts = {
    async apply(of: Candidacy) {
      const { title } = await vacancyOf(db, of.jobId);
      await apply(acting, seekerOf(of), of.jobId, { says: firstMessage(title) });
    },
    async answer(of: Candidacy) {
      const { seen, title } = await standing(of);
      const chatId = seen.chatId as string;
      await acting.call(seekerOf(of), markChat, { params: { id: chatId }, body: { read_offset: seen.lastOffset, delivered_offset: seen.lastOffset } });
      const [own] = await db.select({ skills: profile.skills }).from(profile).where(eq(profile.userId, of.seekerId));
      await say(acting, seekerOf(of), chatId, answerOfSeeker({ text: seen.lastText, job: title, skills: own?.skills ?? [], written: seen.writtenBySeeker }));
    },
    async acceptTime(of: Candidacy) {
      const { id, times } = await interviewIn(of);
      const time = times.find((one) => Date.parse(one) > now().getTime());
      if (time) await acting.call(seekerOf(of), acceptInterview, { params: { id }, body: { time } });
    },
    async askOtherTime(of: Candidacy) {
      const { id, times } = await interviewIn(of);
      const later = times.slice(0, 1).map((time) => new Date(Date.parse(time) + DAY).toISOString());
      await acting.call(seekerOf(of), requestReschedule, { params: { id }, body: { times: later, reason: OTHER_TIME } });
    },
    async checkIn(of: Candidacy) {
      await acting.call(seekerOf(of), checkInInterview, { params: { id: (await interviewIn(of)).id }, body: {} });
    },
    async mark(of: Candidacy) {
      await acting.call(seekerOf(of), markAttendance, { params: { id: (await interviewIn(of)).id }, body: { attendance: 'completed' } });
    },
    async thank(of: Candidacy) {
      const { employer } = await vacancyOf(db, of.jobId);
      await say(acting, seekerOf(of), await chatOf(of), thanks(employer));
    },
  };

  return demoSeekerMachine.provide({
    actors: {
      look: fromPromise<SeekerSight, Candidacy>(({ input }) => look(input)),
      apply: fromPromise<void, Candidacy>(({ input }) => acts.apply(input)),
      answer: fromPromise<void, Candidacy>(({ input }) => acts.answer(input)),
      acceptTime: fromPromise<void, Candidacy>(({ input }) => acts.acceptTime(input)),
      askOtherTime: fromPromise<void, Candidacy>(({ input }) => acts.askOtherTime(input)),
      checkIn: fromPromise<void, Candidacy>(({ input }) => acts.checkIn(input)),
      mark: fromPromise<void, Candidacy>(({ input }) => acts.mark(input)),
      thank: fromPromise<void, Candidacy>(({ input }) => acts.thank(input)),
    },
  });
}

function stageOf(status: ApplicationState | null, isOpen: boolean): SeekerSight['application'] {
  if (status === null) return isOpen ? 'none' : 'closed';
  if (status === 'accepted') return 'hired';
  return status === 'notAccepted' || status === 'withdrawn' || status === 'jobClosed' ? 'closed' : 'sent';
}

/** @throws Error if the job is gone or has no recruiter */
async function vacancyOf(db: Database, jobId: number): Promise<{ recruiterId: string; title: string; employer: string; isOpen: boolean }> {
  const [found] = await db
    .select({ recruiterId: job.postedBy, title: job.title, employer: company.name, status: job.status })
    .from(job)
    .innerJoin(company, eq(company.id, job.companyId))
    .where(eq(job.id, jobId));
  if (!found?.recruiterId) throw new Error(`Job ${jobId} has no recruiter`);
  return { recruiterId: found.recruiterId, title: found.title, employer: found.employer, isOpen: found.status === 'open' };
}

import { sql } from 'drizzle-orm';
import { createJobAlert } from '../../contract/alerts.ts';
import { declineApplicants, markInterest, openApplicant } from '../../contract/applicants.ts';
import { withdrawApplication } from '../../contract/applications.ts';
import { openApplicantChat, openChat } from '../../contract/chats.ts';
import { DAY, HOUR } from '../../contract/durations.ts';
import { acceptInterview, offerInterview } from '../../contract/interviews.ts';
import { viewJob } from '../../contract/jobs.ts';
import { createSavedJob } from '../../contract/saved-jobs.ts';
import type { Database } from '../db/client.ts';
import { type Actor, apply, say } from './acting.ts';
import { type Hiring, interviewScenes } from './employerLife.ts';
import { daysBefore, onDay, type Scene, type Stage } from './stage.ts';

const MANILA = 8;

/** A job of the market that the demo seeker may find. */
interface Found {
  id: number;
  postedBy: string;
  postedAt: Date;
  promiseDays: number;
  address: string | null;
}

/**
 * Open jobs that suit the demo seeker and have a recruiter, best first, one per company.
 * @param but a company to exclude
 */
async function jobsFor(db: Database, but: number): Promise<Found[]> {
  const { rows } = await db.execute<{ id: number; posted_by: string; posted_at: string; promise_days: number; address: string | null }>(sql`
    select id, posted_by, posted_at, promise_days, address from (
      select distinct on (company_id) id, posted_by, posted_at, promise_days, address, main_function_id = 7 as fits, (job_function_id = 701)::int + (coalesce(salary_month_to, 0) >= 40000)::int as suits
      from job
      where country_id = 167 and source = 'seed' and status = 'open' and posted_by is not null and apply_url is null and eligibility = '{}' and company_id <> ${but}
        and coalesce(xp_lvl_id, 0) > 1
      order by company_id, main_function_id = 7 desc nulls last, (job_function_id = 701)::int + (coalesce(salary_month_to, 0) >= 40000)::int desc nulls last, posted_at, id
    ) one order by fits desc nulls last, suits desc nulls last, posted_at desc, id`);
  return rows.map((row) => ({ id: row.id, postedBy: row.posted_by, postedAt: new Date(row.posted_at), promiseDays: row.promise_days, address: row.address }));
}

/**
 * What the demo seeker did in the last weeks: six applications with different results, three conversations, interviews, and saved items. In a small market,
 * only as much as it has jobs for.
 */
export async function seekerScenes(stage: Stage, db: Database, hiring: Hiring, ana: Actor, now: Date): Promise<Scene[]> {
  const jobs = await jobsFor(db, hiring.companyId);
  /** The best unused job that was posted by then. Null if there is none. */
  const take = (fits: (job: Found) => boolean): Found | null => {
    const index = jobs.findIndex(fits);
    return index < 0 ? null : (jobs.splice(index, 1)[0] ?? null);
  };
  const since = (days: number) => take(({ postedAt }) => postedAt < daysBefore(now, days + 0.5));
  const overdue = take(({ postedAt, promiseDays }) => postedAt < daysBefore(now, promiseDays + 2));
  const [declined, withdrawn, offered, talked] = [since(16), since(12), since(5), since(9)];
  const fresh = since(0);
  let resumeId = '';
  const scenes: Scene[] = [
    {
      at: onDay(now, -34, '20:05', MANILA),
      play: async () => void (resumeId = await stage.attachResume(ana, 'classic')),
    },
  ];
  const at = (days: number, clock: string) => onDay(now, -days, clock, MANILA);
  const look = (found: Found, when: Date): Scene => ({ at: when, play: () => stage.call(ana, viewJob, { params: { id: found.id }, body: {} }) });
  const recruiterOf = ({ postedBy }: Found): Actor => ({ id: postedBy, kind: 'recruiter' });
  const applying = (found: Found, when: Date, says?: string) => {
    const made = { id: '' };
    scenes.push(look(found, new Date(when.getTime() - 12 * 60_000)), {
      at: when,
      play: async () => void (made.id = await apply(stage, ana, found.id, { resumeId, says })),
    });
    return made;
  };
  const reading = (found: Found, made: { id: string }, when: Date) =>
    scenes.push({ at: when, play: () => stage.call(recruiterOf(found), openApplicant, { params: { id: made.id } }) });

  if (overdue) {
    const when = new Date(now.getTime() - (overdue.promiseDays + 1.4) * DAY);
    const made = applying(overdue, when, 'I like finding out why a number is what it is, and your ad sounds like you do too.');
    reading(overdue, made, new Date(when.getTime() + 26 * HOUR));
  }
  if (declined) {
    const made = applying(declined, at(16, '21:15'));
    reading(declined, made, at(15, '09:40'));
    scenes.push({
      at: at(14, '15:25'),
      play: () =>
        stage.call(recruiterOf(declined), declineApplicants, {
          body: {
            ids: [made.id],
            reason: 'filled',
            note: 'We filled the position from within. Your month-end closing experience is strong, so keep an eye on our next openings.',
          },
        }),
    });
  }
  if (withdrawn) {
    applying(withdrawn, at(12, '19:45'));
    scenes.push({ at: at(10, '08:10'), play: () => stage.call(ana, withdrawApplication, { params: { id: withdrawn.id } }) });
  }
  if (offered) {
    const made = applying(offered, at(5, '20:30'), 'I could start a month after signing a contract.');
    let chatId = '';
    reading(offered, made, at(4, '10:15'));
    scenes.push(
      {
        at: at(4, '10:30'),
        play: async () => {
          chatId = (await stage.call(recruiterOf(offered), openApplicantChat, { body: { application_id: made.id } })).id;
          await say(
            stage,
            recruiterOf(offered),
            chatId,
            'Hi Ana, thanks for applying. How soon could you join us, and would three days a week in the office work for you?',
          );
        },
      },
      { at: at(4, '12:05'), play: () => say(stage, ana, chatId, 'Hi! My notice period is one month. Three days in the office works for me.') },
      { at: at(4, '12:20'), play: () => stage.call(recruiterOf(offered), markInterest, { params: { id: made.id }, body: { is_interested: true } }) },
      {
        at: new Date(now.getTime() - 18 * HOUR),
        play: async () => {
          const times = [onDay(now, 2, '10:00', MANILA), onDay(now, 3, '15:00', MANILA)].map((time) => time.toISOString());
          const where = {
            method: 'onsite' as const,
            address: offered.address ?? '12F Amihan Tower, Rizal Avenue',
            contact_person: 'Reception',
            instructions: 'Reception is to the left of the elevator.',
          };
          await stage.call(recruiterOf(offered), offerInterview, { body: { application_id: made.id, times, time_zone: 'Asia/Manila', minutes: 60, ...where } });
          await say(stage, recruiterOf(offered), chatId, 'I’ve sent you two interview times with our finance manager. Pick whichever works for you.');
        },
      },
    );
  }
  if (talked) {
    let chatId = '';
    scenes.push(
      look(talked, at(3, '20:50')),
      {
        at: at(3, '21:00'),
        play: async () => {
          chatId = (await stage.call(ana, openChat, { body: { job_id: talked.id } })).id;
          await say(stage, ana, chatId, 'Good evening! Your ad doesn’t mention which accounting system you use. Could you tell me?');
        },
      },
      { at: at(2, '09:12'), play: () => say(stage, recruiterOf(talked), chatId, 'Good morning Ana! We moved to SAP last year. Have you worked with it?') },
      { at: at(2, '12:31'), play: () => say(stage, ana, chatId, 'Yes, for three years, mostly the general ledger and asset accounting.') },
      {
        at: new Date(now.getTime() - 5 * HOUR),
        play: () => say(stage, recruiterOf(talked), chatId, 'That’s what we need. If you apply, I’ll make sure the finance team reads it this week.'),
      },
    );
  }
  scenes.push(...withElias(stage, hiring, ana, () => resumeId, now));
  if (fresh) applying(fresh, new Date(now.getTime() - 6 * HOUR));
  for (const [index, found] of jobs.slice(0, 9).entries()) {
    const when = new Date(Math.max(found.postedAt.getTime() + 30 * 60_000, now.getTime() - (index + 1.2) * DAY));
    scenes.push(look(found, when));
    if (index % 2 === 0) scenes.push({ at: new Date(when.getTime() + 60_000), play: () => stage.call(ana, createSavedJob, { body: { job_id: found.id } }) });
  }
  const alert = (days: number, body: { keywords: string; frequency: 'Daily' | 'Weekly' }): Scene => ({
    at: at(days, '20:20'),
    play: () => stage.call(ana, createJobAlert, { body: { location: null, filters: {}, ...body } }),
  });
  return [...scenes, alert(33, { keywords: 'accountant', frequency: 'Daily' }), alert(8, { keywords: 'finance manager', frequency: 'Weekly' })];
}

/** Her application to the demo employer, seen from both sides: she passed the first interview and has the second one tomorrow. */
function withElias(stage: Stage, { team, jobs }: Hiring, ana: Actor, resumeId: () => string, now: Date): Scene[] {
  const at = (days: number, clock: string) => onDay(now, -days, clock, MANILA);
  let [applicationId, chatId, secondId] = ['', '', ''];
  const jobId = () => jobs.get('accountant') as number;
  const pair = () => ({ seeker: ana, recruiter: team.elias, applicationId });
  const start = onDay(now, 1, '10:00', MANILA);
  return [
    { at: at(8, '20:40'), play: () => stage.call(ana, viewJob, { params: { id: jobId() }, body: {} }) },
    {
      at: at(8, '20:55'),
      play: async () =>
        void (applicationId = await apply(stage, ana, jobId(), {
          resumeId: resumeId(),
          says: 'I close the books for four companies each month, and I’d like to know one of them really well.',
        })),
    },
    { at: at(7, '09:35'), play: () => stage.call(team.elias, openApplicant, { params: { id: applicationId } }) },
    {
      at: at(7, '09:50'),
      play: async () => {
        chatId = (await stage.call(team.elias, openApplicantChat, { body: { application_id: applicationId } })).id;
        await say(stage, team.elias, chatId, 'Good morning Ana. Four closings in five days! How do you plan a week like that?');
      },
    },
    {
      at: at(7, '12:15'),
      play: () =>
        say(
          stage,
          ana,
          chatId,
          'Bank accounts first, since everything else depends on them. I keep a list of what was late last month and ask for it on day one.',
        ),
    },
    { at: at(7, '13:40'), play: () => say(stage, team.elias, chatId, 'I like that list. Let’s talk by video. I’ll send you two times.') },
    ...interviewScenes(stage, pair, { kind: 'met', on: 6, by: 'elias', at: -4, clock: '11:00', isJudged: true, hired: null }, now),
    { at: at(3, '14:30'), play: () => stage.call(team.elias, markInterest, { params: { id: applicationId }, body: { is_interested: true } }) },
    {
      at: at(2, '10:20'),
      play: async () => {
        const where = {
          method: 'onsite' as const,
          address: '8F Dagitab Tower, Bonifacio Avenue',
          contact_person: 'Elias Tan',
          instructions: 'Ask for Elias at reception, and bring an ID for the lobby. Our finance director will join for the last half hour.',
        };
        const times = [start, onDay(now, 2, '14:00', MANILA)].map((time) => time.toISOString());
        secondId = (
          await stage.call(team.elias, offerInterview, { body: { application_id: applicationId, times, time_zone: 'Asia/Manila', minutes: 90, ...where } })
        ).id;
      },
    },
    {
      at: at(2, '19:05'),
      play: () => stage.call(ana, acceptInterview, { params: { id: secondId }, body: { time: start.toISOString(), time_zone: 'Asia/Manila' } }),
    },
    { at: at(2, '19:08'), play: () => say(stage, ana, chatId, 'The first time works best for me. I look forward to meeting the team.') },
    {
      at: new Date(now.getTime() - 3 * HOUR),
      play: () => say(stage, team.elias, chatId, 'See you then. Our director would love to hear how you replaced those 30 spreadsheets.'),
    },
  ];
}

import { eq } from 'drizzle-orm';
import { followCompany } from '../../contract/company-pages.ts';
import { acceptInterview } from '../../contract/interviews.ts';
import { createJobPreference, updateSkills } from '../../contract/profile-calls.ts';
import { saveOnlineResume } from '../../contract/online-resume.ts';
import { createSavedJob } from '../../contract/saved-jobs.ts';
import { notificationKind } from '../../contract/notifications.ts';
import { PERMISSIONS } from '../../contract/team-rules.ts';
import { user } from '../../server/db/schema/auth.ts';
import { profileView, talentInterest, viewedJob } from '../../server/db/schema/interest.ts';
import { company, job } from '../../server/db/schema/market.ts';
import { application } from '../../server/db/schema/seeker.ts';
import { notify } from '../../server/modules/notify/notify.ts';
import { indexJobs } from '../../server/modules/market/search/indexing.ts';
import { refreshSuggestions } from '../../server/modules/market/search/lexicon.ts';
import type { TestApp } from '../support/app.ts';
import { makeCompany, makeJob } from '../support/market.ts';
import { at, type Estate, estateOf } from './company-world.ts';
import { WRITTEN } from './world.ts';

/** A company and a job seeker, with every kind of connection between them. */
export interface Pair extends Estate {
  /** The last part of the URL of the job seeker's online resume. */
  slug: string;
  /** A job of the company with applications elsewhere, which the job seeker didn't apply to. */
  external: number;
  /** Another company and a similar job. */
  elsewhere: { company: number; job: number };
}

/** Each side's name, and what the job seeker wrote in their application. */
export const NAMES = { company: 'Quiet Harbour Lamps', recruiter: 'Benedikt', seeker: 'Zenaida' };
export const TOLD = ['Lamp polishing', 'I kept every lamp lit'];

export async function pairOf(server: TestApp): Promise<Pair> {
  const { db, clock } = server;
  const estate = await estateOf(server, 'coordinator', PERMISSIONS);
  const { companyId, owner, seeker, job: jobId, application: applicationId } = estate;
  const record = { promisesDue: 10, promisesKept: 10, promiseRecord: 'kkkkkkkkkk' };
  await db
    .update(company)
    .set({ name: NAMES.company, nameKey: `quiet harbour lamps ${companyId}`, ...record })
    .where(eq(company.id, companyId));
  await db.update(user).set({ firstName: NAMES.recruiter, lastName: 'Brandt', name: 'Benedikt Brandt' }).where(eq(user.id, owner.userId));
  await db.update(user).set({ firstName: NAMES.seeker, lastName: 'Quirino', name: 'Zenaida Quirino' }).where(eq(user.id, seeker.userId));
  await db
    .update(job)
    .set({ title: 'Lamplighter', skills: [TOLD[0] as string], salaryFrom: 25_000, salaryCurrency: 'PHP' })
    .where(eq(job.id, jobId));
  await db
    .update(application)
    .set({ firstMessage: TOLD[1] ?? null })
    .where(eq(application.id, applicationId));
  const other = await makeCompany(db);
  const { id: like } = await makeJob(db, { companyId: other, title: 'Lamplighter' });
  const { id: external } = await makeJob(db, { companyId, title: 'Lamplighter by night', applyUrl: 'https://quiet.example/apply', skills: [] });
  await seeker.browser.call(updateSkills, { body: { skills: [TOLD[0] as string] } });
  await seeker.browser.call(createJobPreference, { body: { ...WRITTEN.preference, job_title: 'Lamplighter' } });
  await seeker.browser.call(createSavedJob, { body: { job_id: jobId } });
  await seeker.browser.call(followCompany, { params: { id: companyId } });
  const online = await seeker.browser.call(saveOnlineResume, {
    body: { visibility: 'everyone', form: { template: 'modern', language: 'en' }, is_contact_shown: false },
  });
  await seeker.browser.call(acceptInterview, { params: { id: estate.interview }, body: { time: at(clock.now(), 48) } });
  const between = { seekerId: seeker.userId, recruiterId: owner.userId, companyId };
  await db.insert(viewedJob).values({ userId: seeker.userId, jobId });
  await db
    .insert(profileView)
    .values({ ...between, jobId })
    .onConflictDoNothing();
  await db
    .insert(talentInterest)
    .values({ ...between, jobId })
    .onConflictDoNothing();
  const about = {
    company_id: companyId,
    job_id: jobId,
    chat_id: estate.chat,
    interview_id: estate.interview,
    application_id: applicationId,
    job_title: 'Lamplighter',
  };
  for (const kind of notificationKind.options) {
    await notify(db, seeker.userId, kind, { ...about, company: NAMES.company, name: NAMES.company }, clock.now());
    await notify(db, owner.userId, kind, { ...about, company: NAMES.company, name: NAMES.seeker }, clock.now());
  }
  await indexJobs(db, 'all');
  await refreshSuggestions(db);
  return { ...estate, slug: online.data.url?.split('/').at(-1) ?? '', external, elsewhere: { company: other, job: like } };
}

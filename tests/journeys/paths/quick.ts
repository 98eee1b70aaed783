import type { JobDetail, Resume } from '../../../contract/records.ts';
import { getJob } from '../../../contract/jobs.ts';
import { uploadResume } from '../../../contract/jobseekers.ts';
import { key } from '../../../src/machines/samples.ts';
import { resumePdf } from '../steps.ts';
import { answerAs, beSeeker } from './gestures.ts';
import { jobOf } from './market.ts';
import { data, type Stand, type WireCall } from './plan.ts';

/**
 * Turns the visitor into someone who registered while applying and then reloaded the page.
 * @returns the job
 */
export async function storeProgress(stand: Stand, resumeId: string | null = null): Promise<JobDetail> {
  const job = await jobOf(stand);
  await beSeeker(stand);
  const details = { email: stand.email, first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true };
  const progress = { details, isRegistered: true, resumeId, answers: {}, key };
  await stand.page.addInitScript(({ id, kept }) => localStorage.setItem(`quick-apply-${id}`, JSON.stringify({ version: 4, at: Date.now(), value: kept })), {
    id: job.id,
    kept: progress,
  });
  return job;
}

/**
 * A job of the market with the sample's properties: its question, or a link to the employer's own site.
 * @returns its URL
 */
export async function asSample(stand: Stand, sample: JobDetail): Promise<string> {
  const job = await jobOf(stand);
  await answerAs(stand, getJob, { ...job, screening_questions: sample.screening_questions, is_external: sample.is_external, apply_url: sample.apply_url });
  await stand.context.route(`${sample.apply_url ?? 'https://careers.example.com'}**`, (route) => route.fulfill({ body: 'The employer’s site' }));
  return job.url;
}

/** Uploading while applying: a stored resume from choosing a file, if none is in progress; none from canceling an unanswered one. */
export const uploading = {
  call: uploadResume,
  reply: ({ resume }) => (resume ? data(resume) : 'unanswered'),
  before: async ({ page }, { resume }) => {
    const file = page.locator('input[type=file]');
    const remove = page.getByRole('button', { name: /^Remove / });
    await file.or(remove).first().waitFor({ state: 'attached' });
    if ((await remove.count()) === 0) await file.first().setInputFiles(resumePdf());
    if (!resume) await remove.click();
  },
} satisfies WireCall<{ resume: Resume | null }>;

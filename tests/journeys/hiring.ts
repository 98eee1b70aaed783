import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createApplication } from '../../contract/applications.ts';
import { type CallDeclaration, pathOf } from '../../contract/call.ts';
import { getJob } from '../../contract/jobs.ts';
import { uploadResume } from '../../contract/jobseekers.ts';
import { createPosting, publishPosting } from '../../contract/postings.ts';
import { beEmployer, beMember, serverOf } from './member.ts';
import { resumePdf } from './steps.ts';

/**
 * Makes a call as the page's user.
 * @returns the reply's data
 */
export async function make<T>(page: Page, call: CallDeclaration, sent: { params?: Record<string, unknown>; data?: object; multipart?: object }): Promise<T> {
  const headers = { 'country-id': '167', 'language-id': '1', 'role-id': '1', device: 'web', device_uuid: 'journey', 'idempotency-key': randomUUID() };
  const reply = await page.request.fetch(serverOf(page) + pathOf(call, sent.params), { method: call.method, headers, ...(sent as object) });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { data: T }).data;
}

/**
 * Signs the page in as an employer of a new company, with an open job.
 * @param given overrides of the job's defaults
 * @returns the job's id
 */
export async function postJob(page: Page, given: object = {}): Promise<number> {
  await beEmployer(page, `Harbour Lights ${randomUUID().slice(0, 8)}`);
  return publishJob(page, given);
}

/**
 * Publishes a job as the page's employer.
 * @param given overrides of the job's defaults
 * @returns its id
 */
export async function publishJob(page: Page, given: object = {}): Promise<number> {
  const { posting } = await make<{ posting: { id: number } }>(page, createPosting, { data: {} });
  const data = {
    title: 'Lighthouse keeper',
    job_function_id: 101,
    location_ids: [167_001],
    job_type_id: 1,
    description: 'Keep the light on, every night.',
    screening_questions: [],
    salary_from: null,
    salary_to: null,
    apply_url: '',
    promise_days: 3,
    ...given,
  };
  await make(page, publishPosting, { params: { id: posting.id }, data });
  return posting.id;
}

/** Goes to the next step of the job editor. */
const onward = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
};

/** Fills in the job editor step by step, up to the review. */
export async function writeJob(
  page: Page,
  title: string,
  description = 'We keep the light on for every ship.\n\nYou will:\n- Clean the lens\n- Write the log',
): Promise<void> {
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Job category').selectOption({ index: 3 });
  await page.getByRole('radio', { name: 'Full-time' }).check();
  await onward(page, 'Where is it');
  await page.getByLabel('Locations').selectOption({ index: 1 });
  await page.getByLabel('From', { exact: true }).fill('40000');
  await page.getByLabel('To', { exact: true }).fill('55000');
  await onward(page, 'Who are you looking for?');
  await onward(page, 'Describe the work');
  await page.getByLabel('Description').fill(description);
  await onward(page, 'Ask applicants a question');
  await onward(page, 'When will you reply?');
  await page.getByRole('radio', { name: /^3 days/ }).check();
  await page.getByRole('button', { name: 'Review job' }).click();
  await expect(page.getByRole('heading', { name: 'How job seekers see it' })).toBeFocused();
}

/**
 * Signs the page in as a new job seeker who applied for a job and answered yes to its questions.
 * @returns the application's id
 */
export async function applyTo(page: Page, jobId: number, message: string | null = 'I love the sea.', email?: string): Promise<string> {
  await beMember(page, email);
  const resume = await make<{ id: string }>(page, uploadResume, { multipart: { file: resumePdf() } });
  const { screening_questions: questions } = await make<{ screening_questions: { id: number }[] }>(page, getJob, { params: { id: jobId } });
  const data = { resume_id: resume.id, first_message: message, screening_answers: questions.map(({ id }) => ({ question_id: id, answer: 'yes' })) };
  return (await make<{ application: { id: string } }>(page, createApplication, { params: { id: jobId }, data })).application.id;
}

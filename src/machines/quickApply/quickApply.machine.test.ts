import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import type { Resume } from '../../../contract/records.ts';
import { held, settled } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { Submission, SubmitAnswer } from '../apply/apply.actors.ts';
import type { loginMachine } from '../login/login.machine.ts';
import type { RegistrationAnswer, RegistrationDetails } from '../register/register.actors.ts';
import type { resumeUploadMachine } from '../resumeUpload/resumeUpload.machine.ts';
import { application, broken, externalJob, job, jobWithQuestions, key, newcomerSession, resume, seekerSession } from '../samples.ts';
import { details, quickApplyFlow } from './quickApply.fixtures.ts';
import { quickApplyMachine } from './quickApply.machine.ts';
import type { QuickApplyInput, QuickApplyProgress } from './quickApply.types.ts';

pathTests(quickApplyFlow);

/** Stands in for a child flow: done at once with an outcome. */
const childDoneWith = (output: unknown) => setup({}).createMachine({ initial: 'done', states: { done: { type: 'final' } }, output: () => output }) as never;

function start(input: Partial<QuickApplyInput> = {}) {
  const [register, submit, list, click] = [
    held<RegistrationAnswer, { details: RegistrationDetails }>(),
    held<SubmitAnswer, Submission>(),
    held<Resume[], unknown>(),
    held<string, { jobId: number }>(),
  ];
  const machine = quickApplyMachine.provide({
    actors: {
      register: register.logic,
      submitApplication: submit.logic,
      listResumes: list.logic as never,
      recordClick: click.logic,
      resumeUpload: childDoneWith({ resume }) as typeof resumeUploadMachine,
      login: childDoneWith({ session: seekerSession, target: '/onsite-job' }) as typeof loginMachine,
    },
  });
  const actor = createActor(machine, { input: { job, isMobile: true, clockOffset: 0, key, ...input } });
  const told: { progress: QuickApplyProgress[]; sessions: unknown[] } = { progress: [], sessions: [] };
  actor.on('progress.changed', ({ progress }) => told.progress.push(progress));
  actor.on('session.began', ({ session }) => told.sessions.push(session));
  actor.start();
  return { actor, told, registers: register.calls, submits: submit.calls, lists: list.calls, clicks: click.calls };
}

test('from nothing to an application, with the session told on the way', async () => {
  const { actor, told, registers, submits } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  expect(told.sessions).toEqual([newcomerSession]);
  expect(submits[0]?.input).toEqual({ jobId: 7, key, answers: [], firstMessage: '', resumeId: resume.id, videoId: null });
  await submits[0]?.answer({ ok: true, application });
  expect(actor.getSnapshot().output).toEqual({ outcome: 'applied', application, path: '/job/senior-accountant-at-acme-7/apply/success' });
});

test('a number that is none leads back to the details, and the next try reads what is typed then', async () => {
  const { actor, registers } = start();
  actor.send({ type: 'details.submitted', details });
  expect(registers[0]?.input.details.phone).toEqual({ text: '0917 123 456', countryCode: 'ph' });
  await registers[0]?.answer({ ok: false, failure: 'phoneFault', fault: 'phone.tooFewDigits' });
  expect(actor.getSnapshot()).toMatchObject({ value: { details: 'invalidPhone' }, context: { phoneFault: 'phone.tooFewDigits', isRegistered: false } });
  actor.send({ type: 'details.submitted', details: { ...details, phone: { text: '0917 123 4567', countryCode: 'ph' } } });
  expect(registers[1]?.input.details.phone?.text).toBe('0917 123 4567');
});

test('a failure after registering is tried again where it failed, under the same key', async () => {
  const { actor, registers, submits } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  await submits[0]?.fail(broken);
  actor.send({ type: 'submit.retried' });
  expect(registers).toHaveLength(1);
  expect(submits.map(({ input }) => input.key)).toEqual([key, key]);
});

test('what was told as progress leads on after a reload without registering again', async () => {
  const before = start({ job: jobWithQuestions });
  before.actor.send({ type: 'details.submitted', details });
  await before.registers[0]?.answer({ ok: true, session: newcomerSession });
  before.actor.send({ type: 'answer.given', questionId: 21, answer: 'yes' });
  const progress = structuredClone(before.told.progress.at(-1)) as QuickApplyProgress;
  expect(progress).toEqual({ details, isRegistered: true, resumeId: resume.id, answers: { '21': 'yes' }, key });
  const after = start({ job: jobWithQuestions, key: 'another', progress });
  expect(after.registers).toHaveLength(0);
  // Answered is not sent: only its person sends it.
  expect(after.submits).toHaveLength(0);
  after.actor.send({ type: 'screening.submitted' });
  expect(after.submits[0]?.input.key).toBe(key);
});

test('an address with an account signs in and goes on with a resume it has', async () => {
  const { actor, told, registers, lists, submits } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: false, failure: 'emailTaken' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'emailTaken', context: { details } });
  actor.send({ type: 'signIn.requested' });
  await settled();
  expect(told.sessions).toEqual([seekerSession]);
  await lists[0]?.answer([resume]);
  actor.send({ type: 'resume.chosen', resumeId: resume.id });
  expect(submits).toHaveLength(1);
});

test('the job’s questions are asked before it is submitted', async () => {
  const { actor, registers, submits } = start({ job: jobWithQuestions });
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  actor.send({ type: 'screening.submitted' });
  expect(actor.getSnapshot().value).toEqual({ screening: 'invalid' });
  expect(submits).toHaveLength(0);
});

test.each([
  [true, 'sameWindow', false],
  [false, 'newWindow', true],
])('an external job opens by width (mobile: %s) in %s', async (isMobile, window, isReload) => {
  const { actor, registers, clicks } = start({ job: externalJob, isMobile });
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  await clicks[0]?.answer('https://careers.example.com/7?ref=w');
  expect(actor.getSnapshot()).toMatchObject({ value: { opening: window }, context: { applyUrl: 'https://careers.example.com/7?ref=w' } });
  actor.send({ type: 'external.opened' });
  expect(actor.getSnapshot().output).toEqual({ outcome: 'left', isReload });
});

test('a refused answer leads back to its question, which then says nothing more once it is answered anew', async () => {
  const { actor, registers, submits } = start({ job: jobWithQuestions });
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  actor.send({ type: 'answer.given', questionId: 21, answer: 'yes' });
  actor.send({ type: 'screening.submitted' });
  const fields = { 'screening_answers.21': ['Check this field'] };
  await submits[0]?.answer({ ok: false, failure: 'rejected', message: 'Check the highlighted fields.', fields });
  expect(actor.getSnapshot()).toMatchObject({ value: { screening: 'editing' }, context: { fields } });
  actor.send({ type: 'answer.given', questionId: 21, answer: 'no' });
  expect(actor.getSnapshot().context.fields).toEqual({});
});

test('a resume that is gone is asked for again, after a reload too; all else is kept', async () => {
  const { actor, registers, lists, submits, told } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  await submits[0]?.answer({ ok: false, failure: 'rejected', message: '', fields: { resume_id: ['Fill up the required field to proceed'] } });
  expect(actor.getSnapshot().value).toBe('listingResumes');
  expect(told.progress.at(-1)).toMatchObject({ resumeId: null, isRegistered: true, details });
  await lists[0]?.answer([resume]);
  actor.send({ type: 'resume.chosen', resumeId: resume.id });
  expect(submits.map(({ input }) => input.key)).toEqual([key, key]);
});

test('a job closed while applying keeps everything and says so', async () => {
  const { actor, registers, submits } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  await submits[0]?.answer({ ok: false, failure: 'jobClosed', message: 'The job closed.', fields: {} });
  expect(actor.getSnapshot()).toMatchObject({ value: { interrupted: 'jobClosed' }, context: { details, resumeId: resume.id, message: 'The job closed.' } });
});

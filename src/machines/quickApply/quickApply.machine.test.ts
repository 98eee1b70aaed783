import { createActor, setup } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Resume } from '../../../contract/records.ts';
import { held, settled } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { type Row, done, fails, passes, starts, stateTable } from '../../../tests/support/state-table.ts';
import type { Submission, SubmitAnswer } from '../apply/apply.actors.ts';
import type { loginMachine } from '../login/login.machine.ts';
import type { RegistrationAnswer, RegistrationDetails } from '../register/register.actors.ts';
import type { resumeUploadMachine } from '../resumeUpload/resumeUpload.machine.ts';
import { application, broken, externalJob, job, jobWithQuestions, key, newcomerSession, offline, resume, seekerSession } from '../samples.ts';
import { details, quickApplyFlow } from './quickApply.fixtures.ts';
import { quickApplyMachine } from './quickApply.machine.ts';
import type { QuickApplyInput, QuickApplyProgress } from './quickApply.types.ts';
import type { Session } from '../../../contract/records.ts';

pathTests(quickApplyFlow);

/** Stands in for a child flow: completes right away with an outcome. */
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
  const emitted: { progress: QuickApplyProgress[]; sessions: unknown[] } = { progress: [], sessions: [] };
  actor.on('progress.changed', ({ progress }) => emitted.progress.push(progress));
  actor.on('session.began', ({ session }) => emitted.sessions.push(session));
  actor.start();
  return { actor, emitted, registers: register.calls, submits: submit.calls, lists: list.calls, clicks: click.calls };
}

test('from nothing to an application, with the session emitted on the way', async () => {
  const { actor, emitted, registers, submits } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  expect(emitted.sessions).toEqual([newcomerSession]);
  expect(submits[0]?.input).toEqual({ jobId: 7, key, answers: [], firstMessage: '', resumeId: resume.id, videoId: null });
  await submits[0]?.answer({ ok: true, application });
  expect(actor.getSnapshot().output).toEqual({ outcome: 'applied', application, path: '/job/senior-accountant-at-acme-7/apply/success' });
});

test('an invalid number leads back to the details, and the next attempt reads the new input', async () => {
  const { actor, registers } = start();
  actor.send({ type: 'details.submitted', details });
  expect(registers[0]?.input.details.phone).toEqual({ text: '0917 123 456', countryCode: 'ph' });
  await registers[0]?.answer({ ok: false, failure: 'phoneFault', fault: 'phone.tooFewDigits' });
  expect(actor.getSnapshot()).toMatchObject({ value: { details: 'invalidPhone' }, context: { phoneFault: 'phone.tooFewDigits', isRegistered: false } });
  actor.send({ type: 'details.submitted', details: { ...details, phone: { text: '0917 123 4567', countryCode: 'ph' } } });
  expect(registers[1]?.input.details.phone?.text).toBe('0917 123 4567');
});

test('a failure after registering is retried where it failed, with the same key', async () => {
  const { actor, registers, submits } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  await submits[0]?.fail(broken);
  actor.send({ type: 'submit.retried' });
  expect(registers).toHaveLength(1);
  expect(submits.map(({ input }) => input.key)).toEqual([key, key]);
});

test('emitted progress continues after a reload without registering again', async () => {
  const before = start({ job: jobWithQuestions });
  before.actor.send({ type: 'details.submitted', details });
  await before.registers[0]?.answer({ ok: true, session: newcomerSession });
  before.actor.send({ type: 'answer.given', questionId: 21, answer: 'yes' });
  const progress = structuredClone(before.emitted.progress.at(-1)) as QuickApplyProgress;
  expect(progress).toEqual({ details, isRegistered: true, resumeId: resume.id, answers: { '21': 'yes' }, key });
  const after = start({ job: jobWithQuestions, key: 'another', progress });
  expect(after.registers).toHaveLength(0);
  // Answering isn't submitting: only the user submits.
  expect(after.submits).toHaveLength(0);
  after.actor.send({ type: 'screening.submitted' });
  expect(after.submits[0]?.input.key).toBe(key);
});

test('an address with an account signs in and continues with an existing resume', async () => {
  const { actor, emitted, registers, lists, submits } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: false, failure: 'emailTaken' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'emailTaken', context: { details } });
  actor.send({ type: 'signIn.requested' });
  await settled();
  expect(emitted.sessions).toEqual([seekerSession]);
  await lists[0]?.answer([resume]);
  actor.send({ type: 'resume.chosen', resumeId: resume.id });
  expect(submits).toHaveLength(1);
});

test('asks the job’s questions before submitting', async () => {
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

test('a refused answer leads back to its question, whose message clears once the answer changes', async () => {
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

test('asks again for a missing resume, also after a reload; everything else stays', async () => {
  const { actor, registers, lists, submits, emitted } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  await submits[0]?.answer({ ok: false, failure: 'rejected', message: '', fields: { resume_id: ['Fill up the required field to proceed'] } });
  expect(actor.getSnapshot().value).toBe('listingResumes');
  expect(emitted.progress.at(-1)).toMatchObject({ resumeId: null, isRegistered: true, details });
  await lists[0]?.answer([resume]);
  actor.send({ type: 'resume.chosen', resumeId: resume.id });
  expect(submits.map(({ input }) => input.key)).toEqual([key, key]);
});

test('keeps everything and says so if the job closes in the meantime', async () => {
  const { actor, registers, submits } = start();
  actor.send({ type: 'details.submitted', details });
  await registers[0]?.answer({ ok: true, session: newcomerSession });
  await submits[0]?.answer({ ok: false, failure: 'jobClosed', message: 'The job closed.', fields: {} });
  expect(actor.getSnapshot()).toMatchObject({ value: { interrupted: 'jobClosed' }, context: { details, resumeId: resume.id, message: 'The job closed.' } });
});

const from = { job, isMobile: true, clockOffset: 0, key };
const file = { ref: key, name: 'ana-reyes.pdf', size: 120_000 };
const withQuestions = { job: jobWithQuestions };
const byFailure = { failure: expect.objectContaining({ kind: 'refused' }) };
const isOffline = { failure: expect.objectContaining({ kind: 'offline' }) };
const refusedFor = (failure: string, fields: Record<string, string[]> = {}) =>
  done('submitApplication', { ok: false, failure, message: 'The application was refused.', fields });
const why = { message: 'The application was refused.', fields: {} };
const registered = { details, isRegistered: true };
const progress = (changed: object) => ({
  type: 'progress.changed',
  progress: { details: null, isRegistered: false, resumeId: null, answers: {}, key, ...changed },
});
const began = (session: Session) => ({ type: 'session.began', session });
const submission = { jobId: 7, key, answers: [], firstMessage: '', resumeId: resume.id, videoId: null };
const submits = { calls: { submitApplication: submission } };
const withResume = { ...registered, resumeId: resume.id };
const uploads = (attached: number, given?: object) => ({ calls: { resumeUpload: { place: 'apply', attached, ...given } } });

describe('matches the table', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-10T09:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  stateTable(quickApplyFlow, from, [
    starts(from, 'details.editing', { calls: {} }),
    // After a reload, the account isn't created twice, and the resume isn't asked for again.
    starts({ ...from, progress: { ...registered, resumeId: null, answers: {}, key } }, 'listingResumes', { calls: { listResumes: undefined } }),
    starts({ ...from, progress: { ...registered, resumeId: resume.id, answers: {}, key } }, 'submitting.sending', submits),
    ...['details.editing', 'details.invalid', 'details.phoneTaken', 'details.invalidPhone', 'details.tooMany'].map((state): Row => [
      state,
      { type: 'details.submitted', details, file },
      'registering.sending',
      { sets: { details, file }, calls: { register: { details } }, emits: [progress({ details })] },
    ]),
    ['details.editing', { type: 'details.submitted', details }, 'registering.sending', { given: { file }, sets: { file: null } }],
    ['details.tooMany', passes('untilRetry'), 'details.editing'],
    [
      'registering.sending',
      done('register', { ok: true, session: newcomerSession }),
      'uploadingResume',
      {
        given: { details, file },
        sets: { session: newcomerSession, isRegistered: true },
        emits: [began(newcomerSession), progress(registered)],
        ...uploads(0, { file }),
      },
    ],
    [
      'registering.sending',
      done('register', { ok: false, failure: 'alreadyLoggedIn', session: seekerSession }),
      'listingResumes',
      {
        given: { details },
        sets: { session: seekerSession, isRegistered: true },
        emits: [began(seekerSession), progress(registered)],
      },
    ],
    [
      'registering.sending',
      done('register', { ok: false, failure: 'emailTaken' }),
      'emailTaken',
      { given: { fields: { email: ['x'] } }, sets: { fields: {} } },
    ],
    [
      'registering.sending',
      done('register', { ok: false, failure: 'phoneTaken' }),
      'details.phoneTaken',
      { given: { phoneFault: 'phone.invalid' }, sets: { phoneFault: null } },
    ],
    [
      'registering.sending',
      done('register', { ok: false, failure: 'phoneFault', fault: 'phone.invalid' }),
      'details.invalidPhone',
      { sets: { phoneFault: 'phone.invalid' } },
    ],
    [
      'registering.sending',
      done('register', { ok: false, failure: 'tooMany', retryAt: '2026-01-10T09:05:00Z' }),
      'details.tooMany',
      { waits: { untilRetry: 300_000 } },
    ],
    [
      'registering.sending',
      done('register', { ok: false, failure: 'invalid', fields: { first_name: ['required'] } }),
      'details.invalid',
      { sets: { fields: { first_name: ['required'] } } },
    ],
    ['registering.sending', fails('register', offline), 'registering.offline', { sets: isOffline, calls: { waitForConnection: undefined } }],
    ['registering.sending', fails('register', broken), 'registering.failed', { sets: byFailure }],
    ['registering.failed', 'register.retried', 'registering.sending', { given: { details }, calls: { register: { details } } }],
    ['registering.failed', 'details.resumed', 'details.editing'],
    ['registering.offline', 'details.resumed', 'details.editing', { given: { details }, calls: {} }],
    ['registering.offline', done('waitForConnection'), 'registering.sending', { given: { details }, calls: { register: { details } } }],
    ['registering.offline', 'register.retried', 'registering.sending'],
    [
      'emailTaken',
      'signIn.requested',
      'signingIn',
      {
        given: { details },
        calls: { login: { session: null, redirect: null, otherSites: [], clockOffset: 0, email: details.email } },
      },
    ],
    ['emailTaken', 'details.resumed', 'details.editing'],
    [
      'signingIn',
      done('login', { session: seekerSession, target: '/onsite-job' }),
      'listingResumes',
      {
        given: { details },
        sets: { session: seekerSession, isRegistered: true },
        emits: [began(seekerSession), progress(registered)],
      },
    ],
    ['signingIn', done('login', null), 'emailTaken', { emits: [] }],
    // A resume of the account, or another.
    ['listingResumes', done('listResumes', [resume]), 'choosingResume', { sets: { resumes: [resume] } }],
    ['listingResumes', done('listResumes', []), 'uploadingResume', uploads(0)],
    ['listingResumes', fails('listResumes', broken), 'uploadingResume', uploads(0)],
    [
      'choosingResume',
      { type: 'resume.chosen', resumeId: resume.id },
      'submitting.sending',
      { sets: { resumeId: resume.id }, emits: [progress({ resumeId: resume.id })], ...submits },
    ],
    ['choosingResume', { type: 'resume.uploadRequested', file }, 'uploadingResume', { given: { resumes: [resume] }, sets: { file }, ...uploads(1, { file }) }],
    ['choosingResume', 'resume.uploadRequested', 'uploadingResume', { given: { resumes: [resume], file }, ...uploads(1) }],
    [
      'uploadingResume',
      done('resumeUpload', { resume }),
      'submitting.sending',
      { sets: { resumeId: resume.id }, emits: [progress({ resumeId: resume.id })], ...submits },
    ],
    ['uploadingResume', done('resumeUpload', { resume: null }), 'choosingResume', { given: { resumes: [resume], file }, sets: { file: null } }],
    ['uploadingResume', done('resumeUpload', { resume: null }), 'uploadingResume', { given: { file }, sets: { file: null }, ...uploads(0) }],
    // What is left to do: the employer's own site, the job's questions, or nothing.
    ['choosingResume', { type: 'resume.chosen', resumeId: resume.id }, 'recordingClick', { given: { job: externalJob }, calls: { recordClick: { jobId: 7 } } }],
    ['choosingResume', { type: 'resume.chosen', resumeId: resume.id }, 'screening.editing', { given: withQuestions, calls: {} }],
    ...['screening.editing', 'screening.invalid'].flatMap((state): Row[] => [
      [
        state,
        { type: 'answer.given', questionId: 21, answer: 'yes' },
        'screening.editing',
        {
          given: { ...withQuestions, fields: { 'screening_answers.21': ['x'] } },
          sets: { answers: { 21: 'yes' }, fields: {} },
          emits: [progress({ answers: { 21: 'yes' } })],
        },
      ],
      [state, 'screening.submitted', 'screening.invalid', { given: withQuestions, calls: {} }],
      [state, 'screening.submitted', 'submitting.sending', { given: { ...withQuestions, answers: { 21: 'yes' } } }],
    ]),
    ['recordingClick', done('recordClick', 'https://a.example'), 'opening.sameWindow', { sets: { applyUrl: 'https://a.example' } }],
    ['recordingClick', done('recordClick', 'https://a.example'), 'opening.newWindow', { given: { isMobile: false } }],
    ['recordingClick', fails('recordClick', broken), 'opening.sameWindow'],
    ['opening.sameWindow', 'external.opened', 'left', { output: { outcome: 'left', isReload: false } }],
    ['opening.newWindow', 'external.opened', 'left', { given: { isMobile: false }, output: { outcome: 'left', isReload: true } }],
    [
      'submitting.sending',
      done('submitApplication', { ok: true, application }),
      'success',
      { output: { outcome: 'applied', application, path: `${job.url}/apply/success` } },
    ],
    ['submitting.sending', refusedFor('alreadyApplied'), 'alreadyApplied', { sets: why }],
    ['submitting.sending', refusedFor('jobClosed'), 'interrupted.jobClosed', { sets: why }],
    ['submitting.sending', refusedFor('jobDeleted'), 'interrupted.jobClosed', { sets: why }],
    ['submitting.sending', refusedFor('jobOnHold'), 'interrupted.jobOnHold', { sets: why }],
    ['submitting.sending', refusedFor('noWayToApply'), 'interrupted.noWayToApply', { sets: why, emits: [] }],
    ['submitting.sending', refusedFor('signInRequired'), 'interrupted.signInRequired', { sets: why, emits: [] }],
    // After a reload, the same isn't sent again: the account continues with what was typed.
    ...['profileIncomplete', 'notEligible', 'banned'].map((failure): Row => [
      'submitting.sending',
      refusedFor(failure),
      `interrupted.${failure}`,
      {
        given: { ...withResume, answers: { 21: 'yes' } },
        sets: why,
        emits: [
          {
            type: 'application.postponed',
            draft: { answers: { 21: 'yes' }, first_message: '', resume_id: resume.id, video_resume_id: null, idempotency_key: key },
          },
        ],
      },
    ]),
    ['submitting.sending', refusedFor('rejected'), 'submitting.rejected', { sets: why }],
    [
      'submitting.sending',
      refusedFor('rejected', { 'screening_answers.21': ['Check this field'] }),
      'screening.editing',
      { given: withQuestions, sets: { fields: { 'screening_answers.21': ['Check this field'] } } },
    ],
    [
      'submitting.sending',
      refusedFor('rejected', { resume_id: ['gone'] }),
      'listingResumes',
      {
        given: { ...withResume, file },
        sets: { resumeId: null, file: null, message: why.message },
        emits: [progress(registered)],
        calls: { listResumes: undefined },
      },
    ],
    ['submitting.sending', fails('submitApplication', offline), 'submitting.offline', { sets: isOffline, calls: { waitForConnection: undefined } }],
    ['submitting.sending', fails('submitApplication', broken), 'submitting.failed', { sets: byFailure }],
    // The same application under the same key, however often it is sent.
    ...['submitting.rejected', 'submitting.failed', 'submitting.offline', 'interrupted.jobOnHold', 'interrupted.notEligible', 'interrupted.banned'].map(
      (state): Row => [state, 'submit.retried', 'submitting.sending', { given: withResume, ...submits }],
    ),
    ['submitting.offline', done('waitForConnection'), 'submitting.sending', { given: withResume, ...submits }],
    ...['alreadyApplied', 'interrupted.jobClosed', 'interrupted.noWayToApply', 'interrupted.signInRequired', 'interrupted.profileIncomplete'].map(
      (state): Row => [state, 'submit.retried', null],
    ),
  ]);
});

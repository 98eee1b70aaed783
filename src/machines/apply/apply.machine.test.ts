import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ApplyDraft } from '../../../contract/applications.ts';
import type { Resume } from '../../../contract/records.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { application, broken, externalJob, job, jobWithQuestions, key, offline, resume, video } from '../samples.ts';
import type { CheckAnswer, Submission, SubmitAnswer } from './apply.actors.ts';
import { applyFlow, checkOf } from './apply.fixtures.ts';
import { applyMachine } from './apply.machine.ts';

pathTests(applyFlow);

const draft: ApplyDraft = {
  answers: { '21': 'yes' },
  first_message: 'Hello',
  resume_id: resume.id,
  video_resume_id: null,
  idempotency_key: '0f3c0b3e-53b9-4d3a-9a87-2d5d2b0a1c11',
};
const refused = (failure: Extract<SubmitAnswer, { ok: false }>['failure']): SubmitAnswer => ({ ok: false, failure, message: 'No.', fields: {} });

function start() {
  const [check, save, submit, click, connection, clock] = [
    held<CheckAnswer, { jobId: number }>(),
    held<void, { jobId: number; draft: ApplyDraft }>(),
    held<SubmitAnswer, Submission>(),
    held<string, { jobId: number }>(),
    held<void, void>(),
    new SimulatedClock(),
  ];
  const here: ApplyDraft[] = [];
  const machine = applyMachine.provide({
    actions: { storeHere: (_, params) => void here.push(params.draft) },
    actors: {
      checkApply: check.logic,
      saveDraft: save.logic,
      submitApplication: submit.logic,
      recordClick: click.logic,
      waitForConnection: connection.logic as never,
    },
  });
  const actor = createActor(machine, { input: { jobId: 7, key }, clock }).start();
  return { actor, clock, checks: check.calls, saves: save.calls, submits: submit.calls, clicks: click.calls, connection: connection.calls, here };
}

async function checked(answer: CheckAnswer = checkOf()) {
  const flow = start();
  await flow.checks[0]?.answer(answer);
  return flow;
}

describe('what prevents applying', () => {
  test.each<[string, CheckAnswer]>([
    ['alreadyApplied', checkOf({ ...job, status: 'closed' }, { application })],
    ['jobClosed', checkOf({ ...job, status: 'closed' }, {}, false)],
    ['jobOnHold', checkOf({ ...job, status: 'onHold' })],
    ['noWayToApply', checkOf({ ...job, can_apply: false }, {}, false)],
    ['jobDeleted', { ok: false, failure: 'jobDeleted' }],
    ['signInRequired', checkOf(job, { is_profile_completed: false }, false)],
    ['profileIncomplete', checkOf(job, { is_profile_completed: false, is_eligible: false })],
    ['notEligible', checkOf(job, { is_eligible: false, banned_until: '2026-06-01T00:00:00Z' })],
    ['banned', checkOf(job, { banned_until: '2026-06-01T00:00:00Z' })],
  ])('%s', async (block, answer) => {
    expect((await checked(answer)).actor.getSnapshot().value).toEqual({ blocked: block });
  });

  test('continues after signing in', async () => {
    const { actor, checks } = await checked(checkOf(job, {}, false));
    actor.send({ type: 'seeker.signedIn' });
    await checks[1]?.answer(checkOf());
    expect(actor.getSnapshot().matches({ writing: { step: 'composing' } })).toBe(true);
  });
});

describe('exactly one application', () => {
  test('is sent however often the user clicks, with the same key on every retry', async () => {
    const { actor, submits } = await checked();
    actor.send({ type: 'application.submitted' });
    actor.send({ type: 'application.submitted' });
    expect(submits).toHaveLength(1);
    await submits[0]?.fail(broken);
    actor.send({ type: 'submit.retried' });
    expect(submits.map(({ input }) => input.key)).toEqual([key, key]);
    await submits[1]?.answer({ ok: true, application });
    expect(actor.getSnapshot().output).toEqual({ outcome: 'applied', application });
  });

  test('a draft of another device brings its submission key', async () => {
    const answer = checkOf(jobWithQuestions);
    const { actor, submits } = await checked(answer.ok ? { ...answer, draft } : answer);
    expect(actor.getSnapshot().matches({ writing: { step: 'composing' } })).toBe(true);
    actor.send({ type: 'application.submitted' });
    expect(submits[0]?.input).toEqual({
      jobId: 7,
      key: draft.idempotency_key,
      answers: [{ question_id: 21, answer: 'yes' }],
      firstMessage: 'Hello',
      resumeId: resume.id,
      videoId: null,
    });
  });

  test('sends automatically once the device is online again', async () => {
    const { actor, submits, connection } = await checked();
    actor.send({ type: 'application.submitted' });
    await submits[0]?.fail(offline);
    await connection[0]?.answer();
    expect(submits[1]?.input).toEqual(submits[0]?.input);
  });

  test('looks up and shows an earlier application', async () => {
    const { actor, checks, submits } = await checked();
    actor.send({ type: 'application.submitted' });
    await submits[0]?.answer(refused('alreadyApplied'));
    await checks[1]?.answer(checkOf(job, { application }));
    expect(actor.getSnapshot()).toMatchObject({ value: { blocked: 'alreadyApplied' }, context: { application } });
  });
});

describe('what was typed', () => {
  test('is on this device with each change, before any pause', async () => {
    const { actor, here, saves } = await checked();
    actor.send({ type: 'message.typed', text: 'He' });
    actor.send({ type: 'message.typed', text: 'Hello' });
    expect(here.map(({ first_message: text }) => text)).toEqual(['He', 'Hello']);
    expect(saves).toHaveLength(0);
  });

  test('is saved as a draft once the user stops typing', async () => {
    const { actor, clock, saves } = await checked();
    actor.send({ type: 'message.typed', text: 'He' });
    clock.increment(999);
    actor.send({ type: 'message.typed', text: 'Hello' });
    clock.increment(1_000);
    expect(saves.map(({ input }) => input.draft)).toEqual([
      { answers: {}, first_message: 'Hello', resume_id: resume.id, video_resume_id: null, idempotency_key: key },
    ]);
    await saves[0]?.fail(broken);
    expect(actor.getSnapshot().matches({ writing: { draft: 'failed' } })).toBe(true);
    clock.increment(5_000);
    await saves[1]?.answer();
    expect(actor.getSnapshot().matches({ writing: { draft: 'saved' } })).toBe(true);
  });

  test.each([
    ['jobClosed', { interrupted: 'jobClosed' }],
    ['jobDeleted', { interrupted: 'jobClosed' }],
    ['jobOnHold', { interrupted: 'jobOnHold' }],
    ['rejected', { submitting: 'rejected' }],
    ['signInRequired', { blocked: 'signInRequired' }],
  ] as const)('stays when the server answers %s', async (failure, state) => {
    const { actor, submits } = await checked();
    actor.send({ type: 'message.typed', text: 'Hello' });
    actor.send({ type: 'application.submitted' });
    await submits[0]?.answer(refused(failure));
    expect(actor.getSnapshot()).toMatchObject({ value: state, context: { firstMessage: 'Hello', message: 'No.' } });
  });

  test('overrides the stored draft on a second check', async () => {
    const { actor, checks, submits } = await checked();
    actor.send({ type: 'message.typed', text: 'Typed here' });
    actor.send({ type: 'application.submitted' });
    await submits[0]?.answer(refused('signInRequired'));
    actor.send({ type: 'seeker.signedIn' });
    const again = checkOf();
    await checks[1]?.answer(again.ok ? { ...again, draft } : again);
    expect(actor.getSnapshot()).toMatchObject({ context: { firstMessage: 'Typed here', isDraftStale: true } });
    expect(actor.getSnapshot().matches({ writing: { draft: 'dirty' } })).toBe(true);
  });
});

test('required questions come first, and going back keeps their answers', async () => {
  const { actor } = await checked(checkOf(jobWithQuestions));
  actor.send({ type: 'screening.submitted' });
  expect(actor.getSnapshot().matches({ writing: { step: { screening: 'invalid' } } })).toBe(true);
  actor.send({ type: 'answer.given', questionId: 21, answer: 'yes' });
  actor.send({ type: 'screening.submitted' });
  actor.send({ type: 'back.pressed' });
  expect(actor.getSnapshot()).toMatchObject({ context: { answers: { '21': 'yes' } } });
});

test('requires a resume, and selects an uploaded one', async () => {
  const answer = checkOf();
  const { actor, submits } = await checked(answer.ok ? { ...answer, resumes: [] } : answer);
  actor.send({ type: 'application.submitted' });
  expect(submits).toHaveLength(0);
  expect(actor.getSnapshot().matches({ writing: { step: { composing: 'invalid' } } })).toBe(true);
});

test('typing a message doesn’t interrupt a resume upload', async () => {
  const { actor } = await checked(checkOf());
  actor.send({ type: 'resume.uploadRequested' });
  actor.send({ type: 'message.typed', text: 'Good morning' });
  expect(actor.getSnapshot().matches({ writing: { step: { composing: 'uploading' } } })).toBe(true);
  expect(actor.getSnapshot().context.firstMessage).toBe('Good morning');
});

test('attaches the resume selected for auto-send unless another is chosen', async () => {
  const answer = checkOf();
  const chosen: Resume = { ...resume, id: 'b9a8a3c4-7a10-4a37-8d58-5c3c2f6ad001', is_auto_sent: true };
  const { actor } = await checked(answer.ok ? { ...answer, draft: null, resumes: [resume, chosen] } : answer);
  expect(actor.getSnapshot().context.resumeId).toBe(chosen.id);
});

test('ignores a resume in the draft that was removed in the meantime', async () => {
  const answer = checkOf();
  const other: Resume = { ...resume, id: 'b9a8a3c4-7a10-4a37-8d58-5c3c2f6ad001' };
  const { actor } = await checked(answer.ok ? { ...answer, draft, resumes: [other] } : answer);
  expect(actor.getSnapshot().context.resumeId).toBe(other.id);
});

test('opens the employer’s site even if the click couldn’t be recorded', async () => {
  const { actor, clicks } = await checked(checkOf(externalJob));
  await clicks[0]?.fail(broken);
  expect(actor.getSnapshot()).toMatchObject({ value: { external: 'ready' }, context: { applyUrl: externalJob.apply_url } });
  actor.send({ type: 'external.opened' });
  expect(actor.getSnapshot().output).toEqual({ outcome: 'left' });
});

test('attaches a video only if it is chosen and still exists', async () => {
  const { actor, submits } = await checked();
  expect(actor.getSnapshot().context).toMatchObject({ videos: [video], videoId: null });
  actor.send({ type: 'video.chosen', videoId: video.id });
  actor.send({ type: 'application.submitted' });
  expect(submits[0]?.input.videoId).toBe(video.id);
  const answer = checkOf();
  const later = await checked(answer.ok ? { ...answer, videos: [], draft: { ...draft, video_resume_id: video.id } } : answer);
  expect(later.actor.getSnapshot().context).toMatchObject({ videoId: null, isVideoGone: true });
  later.actor.send({ type: 'video.chosen', videoId: null });
  expect(later.actor.getSnapshot().context.isVideoGone).toBe(false);
});

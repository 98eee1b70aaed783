import { describe } from 'vitest';
import type { JobDetail } from '../../../contract/records.ts';
import { type Row, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { application, broken, externalJob, job, jobWithQuestions, key, offline, resume, video } from '../samples.ts';
import { applyFlow, checkOf } from './apply.fixtures.ts';

const input = { jobId: 7, key };
const closed: JobDetail = { ...job, status: 'closed' };
const until = '2026-06-01T00:00:00Z';
const incomplete = { is_profile_completed: false, is_eligible: false, banned_until: until };
const draft = { answers: { '21': 'yes' }, first_message: 'Hello', resume_id: 'r-2', video_resume_id: video.id, idempotency_key: 'k-2' };
const second = { ...resume, id: 'r-2' };
const checks = { calls: { checkApply: { jobId: 7 } } };
const checked = (answer: ReturnType<typeof checkOf>, more = {}) => done('checkApply', { ...answer, ...more });

describe('what a check finds', () => {
  stateTable(applyFlow, input, [
    starts(input, 'checking.asking', { ...checks, sets: { jobId: 7, key, answers: {}, firstMessage: '', resumeId: null, videoId: null, isDraftStale: false } }),
    // The most final obstacle first, whatever else there is.
    ['checking.asking', done('checkApply', { ok: false, failure: 'jobDeleted' }), 'blocked.jobDeleted', { sets: { isGone: true, job: null } }],
    ['checking.asking', checked(checkOf({ ...job, status: 'deleted' }, incomplete, false)), 'blocked.jobDeleted'],
    ['checking.asking', checked(checkOf(closed, { application }, false)), 'blocked.alreadyApplied', { sets: { application } }],
    ['checking.asking', checked(checkOf({ ...closed, can_apply: false }, incomplete, false)), 'blocked.jobClosed'],
    ['checking.asking', checked(checkOf({ ...job, status: 'onHold', can_apply: false }, incomplete, false)), 'blocked.jobOnHold'],
    ['checking.asking', checked(checkOf({ ...job, can_apply: false }, incomplete, false)), 'blocked.noWayToApply'],
    ['checking.asking', checked(checkOf(externalJob, incomplete, false)), 'blocked.signInRequired', { sets: { isSeeker: false } }],
    // An external site has its own conditions.
    ['checking.asking', checked(checkOf(externalJob, incomplete)), 'external.recordingClick', { calls: { recordClick: { jobId: 7 } } }],
    ['checking.asking', checked(checkOf(job, incomplete)), 'blocked.profileIncomplete'],
    ['checking.asking', checked(checkOf(job, { ...incomplete, is_profile_completed: true })), 'blocked.notEligible'],
    ['checking.asking', checked(checkOf(job, { banned_until: until })), 'blocked.banned', { sets: { bannedUntil: until } }],
    ['checking.asking', fails('checkApply', offline), 'checking.offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
    ['checking.asking', fails('checkApply', broken), 'checking.failed', { ...saysFailed, calls: {} }],
    ['checking.offline', done('waitForConnection'), 'checking.asking', checks],
    ...['offline', 'failed'].map((part): Row => [`checking.${part}`, 'check.retried', 'checking.asking', checks]),
    // What the user, or time, can change is checked again.
    ['blocked.jobOnHold', 'check.retried', 'checking.asking', checks],
    ['blocked.notEligible', 'check.retried', 'checking.asking', checks],
    ['blocked.banned', 'check.retried', 'checking.asking', checks],
    ['blocked.signInRequired', 'seeker.signedIn', 'checking.asking', checks],
    ...['alreadyApplied', 'jobDeleted', 'jobClosed', 'noWayToApply'].map((part): Row => [`blocked.${part}`, 'check.retried', null]),
    // Nothing in the way: the employer's own site, or the form.
    ['external.recordingClick', done('recordClick', 'https://a.example/7'), 'external.ready', { sets: { applyUrl: 'https://a.example/7' }, calls: {} }],
    ['external.recordingClick', fails('recordClick', broken), 'external.ready', { given: { applyUrl: '/7' }, sets: { applyUrl: '/7' } }],
    ['external.ready', 'external.opened', 'left', { output: { outcome: 'left' } }],
    [
      'checking.asking',
      checked(checkOf()),
      'writing.step.composing.editing',
      {
        given: { isGone: true, failure: broken },
        sets: { isGone: false, failure: null, job, isSeeker: true, resumes: [resume], resumeId: resume.id, videos: [video], videoId: null, key },
        calls: {},
      },
    ],
    ['checking.asking', checked(checkOf()), 'writing.draft.clean', { waits: {} }],
    ['checking.asking', checked(checkOf(jobWithQuestions)), 'writing.step.screening.editing'],
    // Another device's draft continues under its own key.
    [
      'checking.asking',
      checked(checkOf(jobWithQuestions), { draft, resumes: [resume, second] }),
      'writing.step.composing.editing',
      { sets: { answers: draft.answers, firstMessage: 'Hello', resumeId: 'r-2', videoId: video.id, key: 'k-2' } },
    ],
    // A video that was deleted isn't dropped without a word.
    [
      'checking.asking',
      checked(checkOf(), { videos: [] }),
      'writing.step.composing.editing',
      { given: { videoId: video.id, isVideoGone: false }, sets: { videoId: null, isVideoGone: true } },
    ],
    [
      'checking.asking',
      checked(checkOf()),
      'writing.step.composing.editing',
      { given: { videoId: video.id, isVideoGone: false }, sets: { videoId: video.id, isVideoGone: false } },
    ],
    // What was typed here overrides it, and is saved.
    [
      'checking.asking',
      checked(checkOf(), { draft, resumes: [resume, second] }),
      'writing.draft.dirty',
      {
        given: { hasTyped: true, isDraftStale: true, firstMessage: 'Typed', resumeId: resume.id },
        sets: { firstMessage: 'Typed', answers: {}, resumeId: resume.id, videoId: null, key: 'k-2' },
        waits: { untilTypingPauses: 1_000 },
      },
    ],
  ]);
});

const [screening, composing] = ['writing.step.screening', 'writing.step.composing'];
const answers = (answer: string) => ({ type: 'answer.given', questionId: 21, answer });
const types = { type: 'message.typed', text: 'Hello' };
const chooses = { type: 'resume.chosen', resumeId: 'r-2' };
const shows = { type: 'video.chosen', videoId: video.id };
const stale = { isDraftStale: true, hasTyped: true };
const fields = { 'screening_answers.21': ['Check this'], 'screening_answers.22': ['And this'] };
const withQuestions = { job: jobWithQuestions };
const ready = { job, resumes: [resume], resumeId: resume.id };
const waits = { untilTypingPauses: 1_000 };

describe('the steps of writing', () => {
  stateTable(applyFlow, input, [
    ...['editing', 'invalid'].flatMap((part): Row[] => [
      [
        `${screening}.${part}`,
        answers('yes'),
        `${screening}.editing`,
        { given: { ...withQuestions, fields }, sets: { ...stale, answers: { '21': 'yes' }, fields: { 'screening_answers.22': ['And this'] } }, waits },
      ],
      [`${screening}.${part}`, 'screening.submitted', `${screening}.invalid`, { given: withQuestions }],
      [`${screening}.${part}`, 'screening.submitted', `${screening}.invalid`, { given: { ...withQuestions, answers: { '21': 'perhaps' } } }],
      [`${screening}.${part}`, 'screening.submitted', `${composing}.editing`, { given: { ...withQuestions, answers: { '21': 'no' } } }],
      // Belongs to the next step.
      ...[types, chooses, shows].map((event): Row => [
        `${screening}.${part}`,
        event,
        `${screening}.${part}`,
        { sets: { firstMessage: '', resumeId: null, videoId: null } },
      ]),
    ]),
    ...['editing', 'invalid', 'uploading'].flatMap((part): Row[] => [
      [`${composing}.${part}`, chooses, `${composing}.editing`, { given: { fields }, sets: { ...stale, resumeId: 'r-2', fields: {} }, waits }],
      [
        `${composing}.${part}`,
        shows,
        `${composing}.${part}`,
        { given: { fields, isVideoGone: true }, sets: { ...stale, videoId: video.id, isVideoGone: false, fields: {} }, waits },
      ],
      [`${composing}.${part}`, { type: 'video.chosen', videoId: null }, `${composing}.${part}`, { given: { videoId: video.id }, sets: { videoId: null } }],
      // The answers are kept.
      [
        `${composing}.${part}`,
        'back.pressed',
        `${screening}.editing`,
        { given: { ...withQuestions, answers: { '21': 'yes' } }, sets: { answers: { '21': 'yes' } } },
      ],
      [`${composing}.${part}`, 'back.pressed', null, { given: { job } }],
      // Belongs to the step before.
      [`${composing}.${part}`, answers('yes'), `${composing}.${part}`, { sets: { answers: {} } }],
    ]),
    ...['editing', 'invalid'].flatMap((part): Row[] => [
      [
        `${composing}.${part}`,
        { type: 'resume.uploadRequested' },
        `${composing}.uploading`,
        { given: ready, calls: { resumeUpload: { place: 'apply', attached: 1 } } },
      ],
      [
        `${composing}.${part}`,
        { type: 'resume.uploadRequested', file: { ref: 'f-1' } },
        `${composing}.uploading`,
        { calls: { resumeUpload: { place: 'apply', attached: 0, file: { ref: 'f-1' } } } },
      ],
      [`${composing}.${part}`, 'application.submitted', `${composing}.invalid`, { given: { ...ready, resumeId: null } }],
      [`${composing}.${part}`, 'application.submitted', `${composing}.invalid`, { given: { ...ready, firstMessage: 'x'.repeat(2_001) } }],
      [
        `${composing}.${part}`,
        'application.submitted',
        'submitting.sending',
        {
          given: { ...ready, ...withQuestions, answers: { '21': ' yes ', '99': 'gone' }, firstMessage: `${'x'.repeat(1_999)} ` },
          calls: {
            submitApplication: {
              jobId: 7,
              key,
              answers: [{ question_id: 21, answer: 'yes' }],
              firstMessage: 'x'.repeat(1_999),
              resumeId: resume.id,
              videoId: null,
            },
          },
        },
      ],
    ]),
    // Sent now, the application would go without the resume that is on its way.
    [`${composing}.uploading`, 'application.submitted', null, { given: ready }],
    [`${composing}.uploading`, { type: 'resume.uploadRequested', file: { ref: 'f-2' } }, null, { given: ready }],
    ...['editing', 'invalid'].map((part): Row => [`${composing}.${part}`, types, `${composing}.editing`, { sets: { ...stale, firstMessage: 'Hello' }, waits }]),
    // Typing doesn't interrupt an upload.
    [`${composing}.uploading`, types, `${composing}.uploading`, { sets: { ...stale, firstMessage: 'Hello' }, calls: {}, waits }],
    // An uploaded resume is chosen as if by hand.
    [
      `${composing}.uploading`,
      done('resumeUpload', { resume: second }),
      `${composing}.editing`,
      { given: { ...ready, fields }, sets: { ...stale, resumes: [second, resume], resumeId: 'r-2', fields: {} }, waits },
    ],
    [`${composing}.uploading`, done('resumeUpload', { resume: second }), 'writing.draft.dirty', { given: ready }],
    [
      `${composing}.uploading`,
      done('resumeUpload', { resume: null }),
      `${composing}.editing`,
      { given: ready, sets: { resumes: [resume], resumeId: resume.id, isDraftStale: false }, waits: {} },
    ],
  ]);
});

const written = { answers: { '21': 'yes' }, firstMessage: 'Hello ', resumeId: resume.id, videoId: video.id };
const saves = {
  given: written,
  calls: {
    saveDraft: {
      jobId: 7,
      draft: { answers: { '21': 'yes' }, first_message: 'Hello ', resume_id: resume.id, video_resume_id: video.id, idempotency_key: key },
    },
  },
};

describe('the draft, saved beside the steps', () => {
  stateTable(applyFlow, input, [
    // Typing starts the pause anew, and outdates a save under way. This device has it right away.
    ...['clean', 'dirty', 'saving', 'saved', 'failed'].flatMap((part): Row[] =>
      [answers('yes'), types, chooses, shows].map((event) => [`writing.draft.${part}`, event, 'writing.draft.dirty', { waits, does: ['storeHere'] }]),
    ),
    ['writing.draft.dirty', passes('untilTypingPauses'), 'writing.draft.saving', saves],
    ['writing.draft.saving', done('saveDraft'), 'writing.draft.saved', { given: { isDraftStale: true }, sets: { isDraftStale: false } }],
    ['writing.draft.saving', fails('saveDraft', offline), 'writing.draft.failed', { given: { isDraftStale: true }, sets: { isDraftStale: true } }],
    ['writing.draft.saving', fails('saveDraft', broken), 'writing.draft.failed', { waits: { untilDraftRetry: 5_000 } }],
    ['writing.draft.failed', passes('untilDraftRetry'), 'writing.draft.saving', saves],
  ]);
});

const all = { ...ready, ...withQuestions, ...written };
const submits = {
  calls: {
    submitApplication: { jobId: 7, key, answers: [{ question_id: 21, answer: 'yes' }], firstMessage: 'Hello', resumeId: resume.id, videoId: video.id },
  },
};
const no = (failure: string, wrong = {}) => done('submitApplication', { ok: false, failure, message: 'No.', fields: wrong });
/** The server's words are shown, and nothing typed is lost. */
const keeps = (more: object = {}, wrong = {}) => ({ given: all, sets: { ...written, message: 'No.', fields: wrong }, ...more });

describe('what the server answers to the application', () => {
  stateTable(applyFlow, input, [
    [
      'submitting.sending',
      done('submitApplication', { ok: true, application }),
      'applied',
      { given: all, sets: { application }, output: { outcome: 'applied', application } },
    ],
    ['submitting.sending', no('alreadyApplied'), 'checking.asking', keeps(checks)],
    ['submitting.sending', no('jobClosed'), 'interrupted.jobClosed', keeps()],
    ['submitting.sending', no('jobDeleted'), 'interrupted.jobClosed', keeps()],
    ['submitting.sending', no('jobOnHold'), 'interrupted.jobOnHold', keeps()],
    ['submitting.sending', no('noWayToApply'), 'checking.asking', keeps(checks)],
    ['submitting.sending', no('signInRequired'), 'blocked.signInRequired', keeps()],
    ['submitting.sending', no('profileIncomplete'), 'blocked.profileIncomplete', keeps()],
    ['submitting.sending', no('notEligible'), 'blocked.notEligible', keeps()],
    ['submitting.sending', no('banned'), 'checking.asking', keeps(checks)],
    ['submitting.sending', no('rejected'), 'submitting.rejected', keeps({ calls: {} })],
    ['submitting.sending', no('rejected', { 'screening_answers.21': ['x'] }), `${screening}.editing`, keeps({}, { 'screening_answers.21': ['x'] })],
    // No question of this job.
    ['submitting.sending', no('rejected', { 'screening_answers.99': ['x'] }), 'submitting.rejected', keeps({}, { 'screening_answers.99': ['x'] })],
    // A file that was removed elsewhere.
    ['submitting.sending', no('rejected', { resume_id: ['x'] }), 'checking.asking', keeps(checks, { resume_id: ['x'] })],
    ['submitting.sending', no('rejected', { video_resume_id: ['x'] }), 'checking.asking', keeps(checks, { video_resume_id: ['x'] })],
    ['submitting.sending', fails('submitApplication', offline), 'submitting.offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
    ['submitting.sending', fails('submitApplication', broken), 'submitting.failed', { ...saysFailed, calls: {} }],
    ['submitting.sending', 'edit.resumed', null, { given: all }],
    // The same key on every retry.
    ['submitting.offline', done('waitForConnection'), 'submitting.sending', { given: all, ...submits }],
    ...['rejected', 'offline', 'failed'].flatMap((part): Row[] => [
      [`submitting.${part}`, 'submit.retried', 'submitting.sending', { given: all, ...submits }],
      [`submitting.${part}`, 'edit.resumed', `${composing}.editing`, { given: all, sets: written, calls: {}, waits: {} }],
      // To where it was sent from, whatever the questions are by now.
      [`submitting.${part}`, 'edit.resumed', `${composing}.editing`, { given: { ...all, answers: {} } }],
      // What wasn't saved yet is saved on the way back.
      [`submitting.${part}`, 'edit.resumed', 'writing.draft.dirty', { given: { ...all, isDraftStale: true }, waits }],
    ]),
    ['interrupted.jobOnHold', 'submit.retried', 'submitting.sending', { given: all, ...submits }],
    ['interrupted.jobClosed', 'submit.retried', null, { given: all }],
  ]);
});

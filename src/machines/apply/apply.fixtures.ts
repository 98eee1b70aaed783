import type { JobDetail } from '../../../contract/records.ts';
import { defineFlow } from '../flow.ts';
import { application, broken, externalJob, job, jobWithQuestions, key, offline, resume, video } from '../samples.ts';
import type { CheckAnswer } from './apply.actors.ts';
import { applyMachine } from './apply.machine.ts';

/** What the check finds for someone with a complete profile and one resume, but for `change`. */
export function checkOf(ofJob: JobDetail = job, change: Partial<Extract<CheckAnswer, { ok: true }>['check']> = {}, isSeeker = true): CheckAnswer {
  return {
    ok: true,
    isSeeker,
    check: { job: ofJob, is_profile_completed: true, is_eligible: true, banned_until: null, ...change },
    draft: null,
    resumes: [resume],
    videos: [video],
  };
}

export const applyFlow = defineFlow({
  id: 'apply',
  title: 'Apply',
  purpose: 'Applies to a job with a profile, once, however often it is pressed, reloaded or retried.',
  source: 'src/machines/apply/apply.machine.ts',
  machine: applyMachine,
  states: {
    checking: 'Whether one can apply.',
    'checking.asking': 'The server is being asked.',
    'checking.failed': 'It could not be found out; it can be tried again.',
    'checking.offline': 'The device is offline; it goes on by itself once it is back.',
    settling: 'Deciding by what the check found.',
    blocked: 'One cannot apply now.',
    'blocked.alreadyApplied': 'One applied before; the application is shown.',
    'blocked.jobDeleted': 'The job was removed.',
    'blocked.jobClosed': 'The job is closed.',
    'blocked.jobOnHold': 'The employer holds the job.',
    'blocked.signInRequired': 'One is a guest: sign in, or apply quickly.',
    'blocked.profileIncomplete': 'The profile is to be completed first.',
    'blocked.notEligible': 'The job is restricted to others by work eligibility.',
    'blocked.banned': 'Applying is suspended until a date.',
    writing: 'The application is being written.',
    'writing.step': 'Which part of it.',
    'writing.step.deciding': 'Going to the first part not done yet.',
    'writing.step.screening': 'The job’s own questions.',
    'writing.step.screening.editing': 'They are being answered.',
    'writing.step.screening.invalid': 'An answer is missing or not of its kind.',
    'writing.step.composing': 'Resume and first message.',
    'writing.step.composing.editing': 'They are being chosen and written.',
    'writing.step.composing.invalid': 'No resume is chosen, or the message is too long.',
    'writing.step.composing.uploading': 'The resume upload runs.',
    'writing.draft': 'Whether what was typed is kept.',
    'writing.draft.deciding': 'Deciding whether there is anything to keep.',
    'writing.draft.clean': 'Nothing new to keep.',
    'writing.draft.dirty': 'Waiting for the typing to pause.',
    'writing.draft.saving': 'It is being kept.',
    'writing.draft.saved': 'It is kept, for another device too.',
    'writing.draft.failed': 'It is kept on this device only; tried again shortly.',
    external: 'The application happens on the employer’s own site.',
    'external.recordingClick': 'The way there is being recorded.',
    'external.ready': 'The way there is open.',
    submitting: 'The application is on its way.',
    'submitting.sending': 'It is being sent.',
    'submitting.rejected': 'The server refused it and says why; all is kept.',
    'submitting.failed': 'No answer; all is kept, and sending it again makes no second application.',
    'submitting.offline': 'The device is offline; it is sent by itself once it is back.',
    interrupted: 'The job changed while applying; all is kept.',
    'interrupted.jobClosed': 'The job closed while applying.',
    'interrupted.jobOnHold': 'The employer put the job on hold while one applied; it can be sent later.',
    applied: 'The application arrived.',
    left: 'One went on to the employer’s site.',
  },
  fixtures: {
    inputs: { job: { jobId: 7, key } },
    events: {
      'check.retried': [{ type: 'check.retried' }],
      'seeker.signedIn': [{ type: 'seeker.signedIn' }],
      'profile.completed': [{ type: 'profile.completed' }],
      'answer.given': [
        { type: 'answer.given', questionId: 21, answer: 'yes' },
        { type: 'answer.given', questionId: 21, answer: '' },
      ],
      'screening.submitted': [{ type: 'screening.submitted' }],
      'back.pressed': [{ type: 'back.pressed' }],
      'message.typed': [
        { type: 'message.typed', text: 'I keep books in order.' },
        { type: 'message.typed', text: 'x'.repeat(2_001) },
      ],
      'resume.chosen': [{ type: 'resume.chosen', resumeId: resume.id }],
      'video.chosen': [{ type: 'video.chosen', videoId: video.id }],
      'resume.uploadRequested': [{ type: 'resume.uploadRequested' }],
      'application.submitted': [{ type: 'application.submitted' }],
      'submit.retried': [{ type: 'submit.retried' }],
      'edit.resumed': [{ type: 'edit.resumed' }],
      'external.opened': [{ type: 'external.opened' }],
    },
    actors: {
      checkApply: {
        done: [
          checkOf(),
          checkOf(jobWithQuestions),
          checkOf(externalJob),
          checkOf(job, { application }),
          { ok: false, failure: 'jobDeleted' },
          checkOf({ ...job, status: 'closed' }),
          checkOf({ ...job, status: 'onHold' }),
          checkOf(job, {}, false),
          checkOf(job, { is_profile_completed: false }),
          checkOf(job, { is_eligible: false }),
          checkOf(job, { banned_until: '2026-06-01T00:00:00Z' }),
        ],
        error: [offline, broken],
      },
      saveDraft: { done: [undefined], error: [offline] },
      submitApplication: {
        done: [
          { ok: true, application },
          ...(
            ['alreadyApplied', 'jobClosed', 'jobDeleted', 'jobOnHold', 'signInRequired', 'profileIncomplete', 'notEligible', 'banned', 'rejected'] as const
          ).map((failure) => ({
            ok: false as const,
            failure,
            message: 'The application was refused.',
            fields: {},
          })),
          {
            ok: false as const,
            failure: 'rejected' as const,
            message: 'Some details need another look.',
            fields: { 'screening_answers.21': ['This is not valid'] },
          },
          { ok: false as const, failure: 'rejected' as const, message: 'Some details need another look.', fields: { resume_id: ['Fill this in to go on'] } },
        ],
        error: [offline, broken],
      },
      recordClick: { done: ['https://careers.example.com/7'], error: [broken] },
      resumeUpload: { done: [{ resume: { ...resume, id: 'a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21' } }, { resume: null }] },
      waitForConnection: { done: [undefined] },
    },
    project: ({ job: ofJob, answers, firstMessage, resumeId, isDraftStale }) => [
      ofJob?.screening_questions.length ?? 0,
      ofJob?.is_external ?? false,
      answers['21'] === 'yes',
      firstMessage.length > 2_000,
      resumeId !== null,
      isDraftStale,
    ],
  },
});

import { assign, emit, setup } from 'xstate';
import type { Resume, Session } from '../../../contract/records.ts';
import { isAnswerRefused, unansweredQuestions, withoutAnswer } from '../apply/answers.ts';
import type { SubmitAnswer, SubmitFailure } from '../apply/apply.actors.ts';
import { untilInstant } from '../clock.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';
import type { RegistrationAnswer } from '../register/register.actors.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import { quickApplyActors } from './quickApply.actors.ts';
import { begun, draftOf, progressOf, submissionOf } from './quickApply.context.ts';
import { interrupted, registrationIn, registrationRefusals, registrations, submissionIn, submissionRefusals } from './quickApply.moves.ts';
import type { ApplicantDetails, QuickApplyTypes } from './quickApply.types.ts';

/**
 * Applies without an account: registers on the way, uploads the resume, asks the job's questions, and submits once, or leads to the employer's own
 * site. Whatever fails after registering is retried where it failed: nobody registers twice, and every submission uses the same key.
 */
export const quickApplyMachine = setup({
  types: {} as QuickApplyTypes,
  actors: quickApplyActors,
  guards: {
    ...failingGuards,
    isRegistered: ({ context }) => context.isRegistered,
    hasResume: ({ context }) => context.resumeId !== null,
    hadResumes: ({ context }) => context.resumes.length > 0,
    hasResumes: (_, params: { resumes: Resume[] }) => params.resumes.length > 0,
    isExternal: ({ context }) => context.job.is_external,
    isMobile: ({ context }) => context.isMobile,
    hasQuestions: ({ context }) => context.job.screening_questions.length > 0,
    isUnanswered: ({ context }) => unansweredQuestions(context.job.screening_questions, context.answers).length > 0,
    isSignedIn: (_, params: { session: Session | null }) => params.session !== null,
    isUploaded: (_, params: { resume: Resume | null }) => params.resume !== null,
    isNew: (_, { answer }: { answer: RegistrationAnswer }) => answer.ok,
    hasSession: (_, { answer }: { answer: RegistrationAnswer }) => 'session' in answer,
    isNotRegistered: (_, { answer, failure }: { answer: RegistrationAnswer; failure: string }) => !answer.ok && answer.failure === failure,
    isAccepted: (_, { answer }: { answer: SubmitAnswer }) => answer.ok,
    isAnswerRefused: ({ context }, { answer }: { answer: SubmitAnswer }) => !answer.ok && isAnswerRefused(context.job.screening_questions, answer.fields),
    isResumeRefused: (_, { answer }: { answer: SubmitAnswer }) => !answer.ok && 'resume_id' in answer.fields,
    isRefusedFor: (_, { answer, failure }: { answer: SubmitAnswer; failure: SubmitFailure }) => !answer.ok && answer.failure === failure,
  },
  actions: {
    ...failingActions,
    storeDetails: assign((_, params: { details: ApplicantDetails; file: FileRef | null }) => params),
    storeFile: assign((_, params: { file: FileRef | null }) => params),
    storeSession: assign((_, params: { session: Session | null }) => ({ session: params.session, isRegistered: true, failure: null })),
    storeRegistration: assign((_, { answer }: { answer: RegistrationAnswer }) => ({
      phoneFault: 'fault' in answer ? answer.fault : null,
      fields: 'fields' in answer ? answer.fields : {},
      retryAt: 'retryAt' in answer ? answer.retryAt : null,
    })),
    storeResumes: assign((_, params: { resumes: Resume[] }) => params),
    storeResume: assign((_, params: { resumeId: string }) => ({ ...params, fields: {} })),
    forgetResume: assign({ resumeId: null, file: null }),
    forgetFile: assign({ file: null }),
    storeAnswer: assign(({ context }, params: { questionId: number; answer: string }) => ({
      answers: { ...context.answers, [params.questionId]: params.answer },
      fields: withoutAnswer(context.fields, params.questionId),
    })),
    storeUrl: assign((_, params: { applyUrl: string }) => params),
    storeApplication: assign((_, { answer }: { answer: SubmitAnswer }) => ({ application: answer.ok ? answer.application : null })),
    storeRefusal: assign((_, { answer }: { answer: SubmitAnswer }) => (answer.ok ? {} : { message: answer.message, fields: answer.fields })),
    emitProgress: emit(({ context }) => ({ type: 'progress.changed' as const, progress: progressOf(context) })),
    emitDraft: emit(({ context }) => ({ type: 'application.postponed' as const, draft: draftOf(context) })),
    emitSession: emit(({ context }) => ({ type: 'session.began' as const, session: context.session as Session })),
  },
  delays: { untilRetry: ({ context }) => untilInstant(context.retryAt, context.clockOffset) },
}).createMachine({
  id: 'quickApply',
  context: ({ input }) => begun(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isRegistered', target: 'resuming' }, { target: 'details' }] },
    details: {
      tags: 'details',
      initial: 'editing',
      on: {
        'details.submitted': {
          target: 'registering',
          actions: [{ type: 'storeDetails', params: ({ event }) => ({ details: event.details, file: event.file ?? null }) }, 'emitProgress'],
        },
      },
      states: { editing: {}, invalid: {}, phoneTaken: {}, invalidPhone: {}, tooMany: { after: { untilRetry: 'editing' } } },
    },
    registering: {
      tags: 'details',
      initial: 'sending',
      states: {
        sending: {
          tags: 'busy',
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context }) => ({ details: context.details as ApplicantDetails }),
            onDone: [
              ...registrations,
              ...registrationRefusals,
              { target: '#quickApply.details.invalid', actions: { type: 'storeRegistration', params: registrationIn } },
            ],
            onError: failsTo('offline', 'failed'),
          },
        },
        // What is sent is what the form shows: a change ends the wait for the connection, too.
        ...unansweredStates('sending', { 'register.retried': 'sending', 'details.resumed': '#quickApply.details' }),
      },
    },
    emailTaken: { on: { 'signIn.requested': 'signingIn', 'details.resumed': 'details' } },
    signingIn: {
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ session: null, redirect: null, otherSites: [], clockOffset: context.clockOffset, email: context.details?.email ?? '' }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ session: event.output?.session ?? null }) },
            target: 'listingResumes',
            actions: [{ type: 'storeSession', params: ({ event }) => ({ session: event.output?.session ?? null }) }, 'emitSession', 'emitProgress'],
          },
          { target: 'emailTaken' },
        ],
      },
    },
    resuming: { always: [{ guard: 'hasResume', target: 'settling' }, { target: 'listingResumes' }] },
    listingResumes: {
      tags: ['busy', 'resume'],
      invoke: {
        id: 'listResumes',
        src: 'listResumes',
        onDone: [
          {
            guard: { type: 'hasResumes', params: ({ event }) => ({ resumes: event.output }) },
            target: 'choosingResume',
            actions: { type: 'storeResumes', params: ({ event }) => ({ resumes: event.output }) },
          },
          { target: 'uploadingResume' },
        ],
        onError: 'uploadingResume',
      },
    },
    choosingResume: {
      tags: 'resume',
      on: {
        'resume.chosen': {
          target: 'settling',
          actions: [{ type: 'storeResume', params: ({ event }) => ({ resumeId: event.resumeId }) }, 'emitProgress'],
        },
        'resume.uploadRequested': { target: 'uploadingResume', actions: { type: 'storeFile', params: ({ event }) => ({ file: event.file ?? null }) } },
      },
    },
    uploadingResume: {
      tags: 'resume',
      invoke: {
        id: 'resumeUpload',
        src: 'resumeUpload',
        input: ({ context }) => ({ place: 'apply', attached: context.resumes.length, ...(context.file ? { file: context.file } : {}) }),
        onDone: [
          {
            guard: { type: 'isUploaded', params: ({ event }) => ({ resume: event.output.resume }) },
            target: 'settling',
            actions: [{ type: 'storeResume', params: ({ event }) => ({ resumeId: (event.output.resume as Resume).id }) }, 'emitProgress'],
          },
          { guard: 'hadResumes', target: 'choosingResume', actions: 'forgetFile' },
          { target: 'uploadingResume', reenter: true, actions: 'forgetFile' },
        ],
      },
    },
    settling: { always: [{ guard: 'isExternal', target: 'recordingClick' }, { guard: 'hasQuestions', target: 'screening' }, { target: 'submitting' }] },
    screening: {
      initial: 'editing',
      on: {
        'answer.given': {
          target: '.editing',
          actions: [{ type: 'storeAnswer', params: ({ event }) => ({ questionId: event.questionId, answer: event.answer }) }, 'emitProgress'],
        },
        'screening.submitted': [{ guard: 'isUnanswered', target: '.invalid' }, { target: 'submitting' }],
      },
      states: { editing: {}, invalid: {} },
    },
    recordingClick: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'recordClick',
        src: 'recordClick',
        input: ({ context }) => ({ jobId: context.job.id }),
        onDone: { target: 'opening', actions: { type: 'storeUrl', params: ({ event }) => ({ applyUrl: event.output }) } },
        // If counting the click fails, the user can still go there.
        onError: 'opening',
      },
    },
    opening: {
      tags: 'leaving',
      initial: 'deciding',
      on: { 'external.opened': 'left' },
      states: { deciding: { always: [{ guard: 'isMobile', target: 'sameWindow' }, { target: 'newWindow' }] }, sameWindow: {}, newWindow: {} },
    },
    submitting: {
      initial: 'sending',
      states: {
        sending: {
          tags: 'busy',
          invoke: {
            id: 'submitApplication',
            src: 'submitApplication',
            input: ({ context }) => submissionOf(context),
            onDone: [
              {
                guard: { type: 'isAccepted', params: submissionIn },
                target: '#quickApply.success',
                actions: { type: 'storeApplication', params: submissionIn },
              },
              ...submissionRefusals,
              { target: 'rejected', actions: { type: 'storeRefusal', params: submissionIn } },
            ],
            onError: failsTo('offline', 'failed'),
          },
        },
        rejected: { on: { 'submit.retried': 'sending' } },
        ...unansweredStates('sending', { 'submit.retried': 'sending' }),
      },
    },
    alreadyApplied: {},
    interrupted,
    success: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context: { application, job, isMobile } }) =>
    application ? { outcome: 'applied', application, path: `${job.url}/apply/success` } : { outcome: 'left', isReload: !isMobile },
});

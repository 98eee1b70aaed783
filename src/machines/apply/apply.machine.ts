import { assign, raise, setup } from 'xstate';
import type { ApplyDraft } from '../../../contract/applications.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Resume } from '../../../contract/records.ts';
import { isAnswerRefused, unansweredQuestions, withoutAnswer } from './answers.ts';
import { type CheckAnswer, type SubmitAnswer, type SubmitFailure, applyActors } from './apply.actors.ts';
import { begun, checked, questionsOf, submissionOf } from './apply.context.ts';
import { savingDraft } from './apply.draft.ts';
import { answerIn, refusals } from './apply.moves.ts';
import type { ApplyContext, ApplyEvent, ApplyInput, ApplyOutput } from './apply.types.ts';
import { failingActions, failingGuards, failsTo, unansweredStates } from '../failing.ts';

/**
 * Applies to a job with a profile: checks what prevents it, asks the job's own questions, takes a resume and a message, and submits them once. The
 * draft is saved during typing, and stays in the context whatever fails. Every retry uses the same key.
 */
export const applyMachine = setup({
  types: {} as { context: ApplyContext; events: ApplyEvent; input: ApplyInput; output: ApplyOutput; tags: 'busy'; children: { resumeUpload: 'resumeUpload' } },
  actors: applyActors,
  guards: {
    ...failingGuards,
    hasApplied: ({ context }) => context.application !== null,
    isJobDeleted: ({ context }) => context.isGone || context.job?.status === 'deleted',
    isJobClosed: ({ context }) => context.job?.status === 'closed',
    isJobOnHold: ({ context }) => context.job?.status === 'onHold',
    /** The job has no address to send an application to. */
    cannotBeAppliedTo: ({ context }) => context.job?.can_apply === false,
    isNotSeeker: ({ context }) => !context.isSeeker,
    isProfileIncomplete: ({ context }) => !context.isProfileComplete,
    isNotEligible: ({ context }) => !context.isEligible,
    isBanned: ({ context }) => context.bannedUntil !== null,
    isExternal: ({ context }) => context.job?.is_external === true,
    hasQuestions: ({ context }) => questionsOf(context).length > 0,
    isUnanswered: ({ context }) => unansweredQuestions(questionsOf(context), context.answers).length > 0,
    isIncomplete: ({ context }) => context.resumeId === null || context.firstMessage.length > LIMITS.firstMessageLength,
    isUploaded: (_, params: { resume: Resume | null }) => params.resume !== null,
    isDraftStale: ({ context }) => context.isDraftStale,
    isAccepted: (_, { answer }: { answer: SubmitAnswer }) => answer.ok,
    isAnswerRefused: ({ context }, { answer }: { answer: SubmitAnswer }) => !answer.ok && isAnswerRefused(questionsOf(context), answer.fields),
    isFileRefused: (_, { answer }: { answer: SubmitAnswer }) => !answer.ok && ('resume_id' in answer.fields || 'video_resume_id' in answer.fields),
    isRefusedFor: (_, { answer, failure }: { answer: SubmitAnswer; failure: SubmitFailure }) => !answer.ok && answer.failure === failure,
  },
  actions: {
    ...failingActions,
    storeCheck: assign(({ context }, params: { answer: CheckAnswer }) => checked(context, params.answer)),
    storeAnswer: assign(({ context }, params: { questionId: number; answer: string }) => ({
      answers: { ...context.answers, [params.questionId]: params.answer },
      fields: withoutAnswer(context.fields, params.questionId),
      isDraftStale: true,
      hasTyped: true,
    })),
    storeMessage: assign((_, params: { text: string }) => ({ firstMessage: params.text, isDraftStale: true, hasTyped: true })),
    storeResumeChoice: assign((_, params: { resumeId: string }) => ({ resumeId: params.resumeId, fields: {}, isDraftStale: true, hasTyped: true })),
    storeVideoChoice: assign((_, params: { videoId: string | null }) => ({
      videoId: params.videoId,
      isVideoGone: false,
      fields: {},
      isDraftStale: true,
      hasTyped: true,
    })),
    addResume: assign({ resumes: ({ context }, params: { resume: Resume }) => [params.resume, ...context.resumes] }),
    chooseResume: raise((_, params: { resumeId: string }) => ({ type: 'resume.chosen' as const, resumeId: params.resumeId })),
    /** Stores the draft on this device. services/apply.ts provides it. */
    storeHere: (_args, _params: { jobId: number; draft: ApplyDraft }) => undefined,
    markDraftSaved: assign({ isDraftStale: false }),
    storeApplication: assign(({ context }, { answer }: { answer: SubmitAnswer }) => ({ application: answer.ok ? answer.application : context.application })),
    storeRefusal: assign((_, { answer }: { answer: SubmitAnswer }) => (answer.ok ? {} : { message: answer.message, fields: answer.fields })),
    storeUrl: assign({ applyUrl: (_, params: { url: string }) => params.url }),
  },
  delays: { untilTypingPauses: LIMITS.debounce, untilDraftRetry: 5_000 },
}).createMachine({
  id: 'apply',
  context: ({ input }) => begun(input),
  initial: 'checking',
  states: {
    checking: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'checkApply',
            src: 'checkApply',
            input: ({ context }) => ({ jobId: context.jobId }),
            onDone: { target: '#apply.settling', actions: { type: 'storeCheck', params: ({ event }) => ({ answer: event.output }) } },
            onError: failsTo('offline', 'failed'),
          },
        },
        ...unansweredStates('asking', { 'check.retried': 'asking' }),
      },
    },
    settling: {
      // The most final first: nobody is asked to sign in for a closed job. An external site has its own conditions.
      always: [
        { guard: 'hasApplied', target: 'blocked.alreadyApplied' },
        { guard: 'isJobDeleted', target: 'blocked.jobDeleted' },
        { guard: 'isJobClosed', target: 'blocked.jobClosed' },
        { guard: 'isJobOnHold', target: 'blocked.jobOnHold' },
        { guard: 'cannotBeAppliedTo', target: 'blocked.noWayToApply' },
        { guard: 'isNotSeeker', target: 'blocked.signInRequired' },
        { guard: 'isExternal', target: 'external' },
        { guard: 'isProfileIncomplete', target: 'blocked.profileIncomplete' },
        { guard: 'isNotEligible', target: 'blocked.notEligible' },
        { guard: 'isBanned', target: 'blocked.banned' },
        { target: 'writing' },
      ],
    },
    blocked: {
      initial: 'jobDeleted',
      states: {
        alreadyApplied: {},
        jobDeleted: {},
        jobClosed: {},
        jobOnHold: { on: { 'check.retried': '#apply.checking' } },
        noWayToApply: {},
        signInRequired: { on: { 'seeker.signedIn': '#apply.checking' } },
        profileIncomplete: {},
        notEligible: { on: { 'check.retried': '#apply.checking' } },
        banned: { on: { 'check.retried': '#apply.checking' } },
      },
    },
    writing: {
      type: 'parallel',
      states: {
        step: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isUnanswered', target: 'screening' }, { target: 'composing' }] },
            screening: {
              initial: 'editing',
              on: {
                'answer.given': {
                  target: '.editing',
                  actions: { type: 'storeAnswer', params: ({ event }) => ({ questionId: event.questionId, answer: event.answer }) },
                },
                'screening.submitted': [{ guard: 'isUnanswered', target: '.invalid' }, { target: 'composing' }],
              },
              states: { editing: {}, invalid: {} },
            },
            composing: {
              initial: 'editing',
              on: {
                // Typing doesn't interrupt a running resume upload.
                'message.typed': { actions: { type: 'storeMessage', params: ({ event }) => ({ text: event.text }) } },
                'resume.chosen': { target: '.editing', actions: { type: 'storeResumeChoice', params: ({ event }) => ({ resumeId: event.resumeId }) } },
                'video.chosen': { actions: { type: 'storeVideoChoice', params: ({ event }) => ({ videoId: event.videoId }) } },
                'resume.uploadRequested': '.uploading',
                'back.pressed': { guard: 'hasQuestions', target: 'screening' },
                'application.submitted': [{ guard: 'isIncomplete', target: '.invalid' }, { target: '#apply.submitting' }],
              },
              states: {
                editing: {},
                invalid: {
                  on: { 'message.typed': { target: 'editing', actions: { type: 'storeMessage', params: ({ event }) => ({ text: event.text }) } } },
                },
                uploading: {
                  // Sent now, the application would go without the resume that is on its way.
                  on: { 'application.submitted': undefined, 'resume.uploadRequested': undefined },
                  invoke: {
                    id: 'resumeUpload',
                    src: 'resumeUpload',
                    input: ({ context, event }) => ({
                      place: 'apply',
                      attached: context.resumes.length,
                      ...(event.type === 'resume.uploadRequested' && event.file ? { file: event.file } : {}),
                    }),
                    onDone: [
                      {
                        guard: { type: 'isUploaded', params: ({ event }) => ({ resume: event.output.resume }) },
                        target: 'editing',
                        actions: [
                          { type: 'addResume', params: ({ event }) => ({ resume: event.output.resume as Resume }) },
                          // As if chosen by hand, so that the draft contains it too.
                          { type: 'chooseResume', params: ({ event }) => ({ resumeId: (event.output.resume as Resume).id }) },
                        ],
                      },
                      { target: 'editing' },
                    ],
                  },
                },
              },
            },
          },
        },
        draft: savingDraft,
      },
    },
    external: {
      initial: 'recordingClick',
      states: {
        recordingClick: {
          tags: 'busy',
          invoke: {
            id: 'recordClick',
            src: 'recordClick',
            input: ({ context }) => ({ jobId: context.jobId }),
            onDone: { target: 'ready', actions: { type: 'storeUrl', params: ({ event }) => ({ url: event.output }) } },
            // If counting the click fails, the user can still go there.
            onError: 'ready',
          },
        },
        ready: { on: { 'external.opened': '#apply.left' } },
      },
    },
    submitting: {
      initial: 'sending',
      on: { 'edit.resumed': '#apply.writing.step.composing' },
      states: {
        sending: {
          tags: 'busy',
          on: { 'edit.resumed': undefined },
          invoke: {
            id: 'submitApplication',
            src: 'submitApplication',
            input: ({ context }) => submissionOf(context),
            onDone: [
              { guard: { type: 'isAccepted', params: answerIn }, target: '#apply.applied', actions: { type: 'storeApplication', params: answerIn } },
              ...refusals,
              { target: 'rejected', actions: { type: 'storeRefusal', params: answerIn } },
            ],
            onError: failsTo('offline', 'failed'),
          },
        },
        rejected: { on: { 'submit.retried': 'sending' } },
        ...unansweredStates('sending', { 'submit.retried': 'sending' }),
      },
    },
    interrupted: {
      initial: 'jobClosed',
      states: { jobClosed: {}, jobOnHold: { on: { 'submit.retried': '#apply.submitting' } } },
    },
    applied: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => (context.application ? { outcome: 'applied', application: context.application } : { outcome: 'left' }),
});

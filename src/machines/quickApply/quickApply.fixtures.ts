import { defineFlow } from '../flow.ts';
import { application, broken, externalJob, job, jobWithQuestions, key, newcomerSession, offline, resume, seekerSession } from '../samples.ts';
import { quickApplyMachine } from './quickApply.machine.ts';
import type { ApplicantDetails } from './quickApply.types.ts';

export const details: ApplicantDetails = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true };
const from = { job, isMobile: true, clockOffset: 0, key };
const registered = { details, isRegistered: true, resumeId: null, answers: {}, key };

export const quickApplyFlow = defineFlow({
  id: 'quickApply',
  title: 'Quick apply',
  purpose: 'Applies without an account: registers on the way, uploads the resume, and submits once or leads to the employer’s site.',
  source: 'src/machines/quickApply/quickApply.machine.ts',
  machine: quickApplyMachine,
  states: {
    starting: 'Deciding by what survived a reload.',
    details: 'Name, address and resume are asked for.',
    'details.editing': 'They are being typed.',
    'details.invalid': 'Fields are not as they must be; each says why.',
    'details.phoneTaken': 'The phone number has an account.',
    'details.tooMany': 'Too many tries; it goes on after a while.',
    registering: 'The account is being made.',
    'registering.sending': 'The server is making it.',
    'registering.failed': 'No answer came; what was typed is kept.',
    'registering.offline': 'The device is offline; it goes on by itself once it is back.',
    emailTaken: 'The address has an account: sign in and go on.',
    signingIn: 'The login flow runs.',
    resuming: 'Deciding whether a resume is there.',
    listingResumes: 'The account’s resumes are being looked up.',
    choosingResume: 'One of the account’s resumes is to be chosen, or another uploaded.',
    uploadingResume: 'The resume upload runs.',
    settling: 'Deciding what is left to do.',
    screening: 'The job’s own questions.',
    'screening.editing': 'They are being answered.',
    'screening.invalid': 'An answer is missing or not of its kind.',
    recordingClick: 'The way to the employer’s site is being recorded.',
    opening: 'The employer’s site opens.',
    'opening.deciding': 'Deciding where.',
    'opening.sameWindow': 'In this window, on a phone.',
    'opening.newWindow': 'In a new window; this page is reloaded behind it.',
    submitting: 'The application is on its way.',
    'submitting.sending': 'It is being sent.',
    'submitting.rejected': 'The server refused it and says why; all is kept.',
    'submitting.failed': 'No answer; all is kept, and sending it again makes no second application.',
    'submitting.offline': 'The device is offline; it is sent by itself once it is back.',
    alreadyApplied: 'This account applied before.',
    interrupted: 'The job changed while applying; all is kept.',
    'interrupted.jobClosed': 'The job closed while applying.',
    'interrupted.jobOnHold': 'The employer put the job on hold; it can be sent later.',
    success: 'The application arrived.',
    left: 'One went on to the employer’s site.',
  },
  fixtures: {
    inputs: {
      phone: from,
      questions: { ...from, job: jobWithQuestions },
      externalOnPhone: { ...from, job: externalJob },
      externalOnDesktop: { ...from, job: externalJob, isMobile: false },
      reloaded: { ...from, progress: registered },
      reloadedWithResume: { ...from, progress: { ...registered, resumeId: resume.id } },
    },
    events: {
      'details.submitted': [{ type: 'details.submitted', details, file: { ref: key, name: 'ana-reyes.pdf', size: 120_000 } }],
      'details.resumed': [{ type: 'details.resumed' }],
      'signIn.requested': [{ type: 'signIn.requested' }],
      'register.retried': [{ type: 'register.retried' }],
      'resume.chosen': [{ type: 'resume.chosen', resumeId: resume.id }],
      'resume.uploadRequested': [{ type: 'resume.uploadRequested' }],
      'answer.given': [{ type: 'answer.given', questionId: 21, answer: 'yes' }],
      'screening.submitted': [{ type: 'screening.submitted' }],
      'submit.retried': [{ type: 'submit.retried' }],
      'external.opened': [{ type: 'external.opened' }],
    },
    actors: {
      register: {
        done: [
          { ok: true, session: newcomerSession },
          { ok: false, failure: 'emailTaken' },
          { ok: false, failure: 'phoneTaken' },
          { ok: false, failure: 'alreadyLoggedIn', session: seekerSession },
          { ok: false, failure: 'invalid', fields: { first_name: ['required'] } },
          { ok: false, failure: 'tooMany', retryAt: '2026-01-10T09:05:00Z' },
        ],
        error: [offline, broken],
      },
      login: { done: [{ session: seekerSession, target: '/onsite-job' }, null] },
      listResumes: { done: [[resume], []], error: [broken] },
      resumeUpload: { done: [{ resume }, { resume: null }] },
      recordClick: { done: ['https://careers.example.com/7'], error: [broken] },
      submitApplication: {
        done: [
          { ok: true, application },
          ...(['alreadyApplied', 'jobClosed', 'jobDeleted', 'jobOnHold', 'rejected'] as const).map((failure) => ({
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
      waitForConnection: { done: [undefined] },
    },
    project: ({ isRegistered, resumeId, answers, resumes }) => [isRegistered, resumeId !== null, answers['21'] === 'yes', resumes.length > 0],
  },
});

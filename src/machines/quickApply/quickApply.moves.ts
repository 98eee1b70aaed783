import type { SubmitAnswer, SubmitFailure } from '../apply/apply.actors.ts';
import type { RegistrationAnswer } from '../register/register.actors.ts';

type Registered = { event: { output: RegistrationAnswer } };
type Submitted = { event: { output: SubmitAnswer } };

export const registrationIn = ({ event }: Registered) => ({ answer: event.output });
export const submissionIn = ({ event }: Submitted) => ({ answer: event.output });

const sessionIn = ({ event }: Registered) => ({ session: 'session' in event.output ? event.output.session : null });
const began = [{ type: 'storeSession' as const, params: sessionIn }, 'emitSession' as const, 'emitProgress' as const];

/** With an account: a new one has no resume yet; an existing one, signed in from another tab, may. */
export const registrations = [
  { guard: { type: 'isNew' as const, params: registrationIn }, target: '#quickApply.uploadingResume', actions: began },
  { guard: { type: 'hasSession' as const, params: registrationIn }, target: '#quickApply.resuming', actions: began },
];

const notRegistered = (failure: Extract<RegistrationAnswer, { ok: false }>['failure'], target: string) => ({
  guard: { type: 'isNotRegistered' as const, params: ({ event }: Registered) => ({ answer: event.output, failure }) },
  target: `#quickApply.${target}`,
  actions: { type: 'storeRegistration' as const, params: registrationIn },
});

/** Where each refusal of a registration leads; the last, invalid fields, needs no guard. */
export const registrationRefusals = [
  notRegistered('emailTaken', 'emailTaken'),
  notRegistered('phoneTaken', 'details.phoneTaken'),
  notRegistered('phoneFault', 'details.invalidPhone'),
  notRegistered('tooMany', 'details.tooMany'),
];

const refused = (failure: SubmitFailure, target: string) => ({
  guard: { type: 'isRefusedFor' as const, params: ({ event }: Submitted) => ({ answer: event.output, failure }) },
  target: `#quickApply.${target}`,
  actions: { type: 'storeRefusal' as const, params: submissionIn },
});

/** Refused because of the account: sending the same again right after a reload would be refused again. */
const postponed = (failure: SubmitFailure, target: string) => ({
  ...refused(failure, target),
  actions: [{ type: 'storeRefusal' as const, params: submissionIn }, 'emitDraft' as const],
});

/** Where each refusal of a submission leads. Any other shows the server's message. */
export const submissionRefusals = [
  refused('alreadyApplied', 'alreadyApplied'),
  refused('jobClosed', 'interrupted.jobClosed'),
  refused('jobDeleted', 'interrupted.jobClosed'),
  refused('jobOnHold', 'interrupted.jobOnHold'),
  refused('noWayToApply', 'interrupted.noWayToApply'),
  refused('signInRequired', 'interrupted.signInRequired'),
  postponed('profileIncomplete', 'interrupted.profileIncomplete'),
  postponed('notEligible', 'interrupted.notEligible'),
  postponed('banned', 'interrupted.banned'),
  // Shown at the question.
  {
    guard: { type: 'isAnswerRefused' as const, params: submissionIn },
    target: '#quickApply.screening',
    actions: { type: 'storeRefusal' as const, params: submissionIn },
  },
  // Removed in the meantime, perhaps in another tab: sending it again would always be refused.
  {
    guard: { type: 'isResumeRefused' as const, params: submissionIn },
    target: '#quickApply.listingResumes',
    actions: [{ type: 'storeRefusal' as const, params: submissionIn }, 'forgetResume' as const, 'emitProgress' as const],
  },
];

const resubmits = { on: { 'submit.retried': '#quickApply.submitting' } } as const;
/** Why the application can't be sent, or not yet. */
export const interrupted = {
  initial: 'jobClosed',
  states: {
    jobClosed: {},
    jobOnHold: resubmits,
    noWayToApply: {},
    signInRequired: {},
    profileIncomplete: {},
    notEligible: resubmits,
    banned: resubmits,
  },
} as const;

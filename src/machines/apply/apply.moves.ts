import type { SubmitAnswer, SubmitFailure } from './apply.actors.ts';

export const answerIn = ({ event }: { event: { output: SubmitAnswer } }) => ({ answer: event.output });
const refusedFor = (failure: SubmitFailure, target: string) => ({
  guard: { type: 'isRefusedFor' as const, params: ({ event }: { event: { output: SubmitAnswer } }) => ({ answer: event.output, failure }) },
  target: `#apply.${target}`,
  actions: { type: 'storeRefusal' as const, params: answerIn },
});

/** Where each refusal of a submission leads. Any other shows the server's message. */
export const refusals = [
  // Checks again to get the earlier application, or the end of a ban.
  refusedFor('alreadyApplied', 'checking'),
  refusedFor('jobClosed', 'interrupted.jobClosed'),
  refusedFor('jobDeleted', 'interrupted.jobClosed'),
  refusedFor('jobOnHold', 'interrupted.jobOnHold'),
  refusedFor('noWayToApply', 'checking'),
  refusedFor('signInRequired', 'blocked.signInRequired'),
  refusedFor('profileIncomplete', 'blocked.profileIncomplete'),
  refusedFor('notEligible', 'blocked.notEligible'),
  refusedFor('banned', 'checking'),
  // Shown at the question.
  {
    guard: { type: 'isAnswerRefused' as const, params: answerIn },
    target: '#apply.writing.step.screening',
    actions: { type: 'storeRefusal' as const, params: answerIn },
  },
  // Removed in the meantime, perhaps in another tab: fetches the current list.
  { guard: { type: 'isFileRefused' as const, params: answerIn }, target: '#apply.checking', actions: { type: 'storeRefusal' as const, params: answerIn } },
];

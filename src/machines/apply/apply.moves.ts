import type { SubmitAnswer, SubmitFailure } from './apply.actors.ts';
import type { Block } from './apply.types.ts';

export const answerIn = ({ event }: { event: { output: SubmitAnswer } }) => ({ answer: event.output });
/** The transition to what stands in the way. */
export const blockedBy = (block: Block) => ({ guard: { type: 'isBlockedBy' as const, params: { block } }, target: `blocked.${block}` });
const refusedFor = (failure: SubmitFailure, target: string) => ({
  guard: { type: 'isRefusedFor' as const, params: ({ event }: { event: { output: SubmitAnswer } }) => ({ answer: event.output, failure }) },
  target: `#apply.${target}`,
  actions: { type: 'keepRefusal' as const, params: answerIn },
});

/** Where each refusal of a submission leads; what is not named here is shown in the server's words. */
export const refusals = [
  // Asked anew, so that the application made earlier, or the date a ban ends, can be shown.
  refusedFor('alreadyApplied', 'checking'),
  refusedFor('jobClosed', 'interrupted.jobClosed'),
  refusedFor('jobDeleted', 'interrupted.jobClosed'),
  refusedFor('jobOnHold', 'interrupted.jobOnHold'),
  refusedFor('noWayToApply', 'checking'),
  refusedFor('signInRequired', 'blocked.signInRequired'),
  refusedFor('profileIncomplete', 'blocked.profileIncomplete'),
  refusedFor('notEligible', 'blocked.notEligible'),
  refusedFor('banned', 'checking'),
  // Said at its question.
  {
    guard: { type: 'isAnswerRefused' as const, params: answerIn },
    target: '#apply.writing.step.screening',
    actions: { type: 'keepRefusal' as const, params: answerIn },
  },
  // Removed meanwhile, in another tab perhaps: which there are is asked anew.
  { guard: { type: 'isFileRefused' as const, params: answerIn }, target: '#apply.checking', actions: { type: 'keepRefusal' as const, params: answerIn } },
];

import { isBefore } from '../interview/windows.ts';
import type { Action, Choice, ChoiceFault } from './interviewAction.types.ts';

/** Maximum length of a reason, and of a note with a result (contract/interviews.ts). */
export const REASON_LENGTH = 500;
export const NOTE_LENGTH = 1_000;

/** Actions without a confirmation: nothing to choose, and nothing to lose. */
const AT_ONCE: readonly Action[] = ['checkIn.made', 'result.requested'];

/** The complete choice of an action that needs no input; null for other actions. */
export const choiceAtOnce = (action: Action): Choice | null => (AT_ONCE.includes(action) ? { action: action as 'checkIn.made' } : null);

/** What is wrong with a choice; null if it is valid. @param asOf ISO-8601, the server's clock */
export function faultOf(choice: Choice, asOf: string): ChoiceFault | null {
  if ('reason' in choice) {
    if (choice.reason.trim() === '') return 'reasonMissing';
    if (choice.reason.trim().length > REASON_LENGTH) return 'reasonTooLong';
  }
  if ('note' in choice && choice.note.trim().length > NOTE_LENGTH) return 'noteTooLong';
  const times = 'times' in choice ? choice.times : 'time' in choice ? [choice.time] : [];
  if (times.some((time) => !isBefore(asOf, time))) return 'timePast';
  return new Set(times.map((time) => Date.parse(time))).size < times.length ? 'timeTwice' : null;
}

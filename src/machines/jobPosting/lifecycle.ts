import { transition } from 'xstate';
import type { PostingStatus } from '../../../contract/records.ts';
import type { Role } from '../application/application.types.ts';
import { sendersOf } from '../senders.ts';
import { jobPostingMachine } from './jobPosting.machine.ts';
import type { PostingEvent } from './jobPosting.types.ts';

/** `notYours`: this role may never send the event. `notAllowedNow`: nobody may in the posting's current state. */
export type PostingApplied = { ok: true; status: PostingStatus } | { ok: false; reason: 'notYours' | 'notAllowedNow' };

/** Who may send each event. The server checks it in the same transaction as the chart. */
const SENDERS = sendersOf<PostingEvent['type'], Role>(jobPostingMachine);

/** Applies an event to a posting. Pure: the caller writes the outcome in the transaction that locked the row. */
export function applyToPosting(status: PostingStatus, event: PostingEvent, role: Role): PostingApplied {
  if (!SENDERS.get(event.type)?.has(role)) return { ok: false, reason: 'notYours' };
  const snapshot = standing(status);
  if (!snapshot.can(event)) return { ok: false, reason: 'notAllowedNow' };
  return { ok: true, status: statusOf(transition(jobPostingMachine, snapshot, event)[0].value) };
}

/** Whether its employer may do this in the posting's current state, for their buttons. */
export const mayEmployer = (status: PostingStatus, type: PostingEvent['type']): boolean =>
  SENDERS.get(type)?.has('employer') === true && standing(status).can({ type });

/** The record's status; how an open job came to be open isn't stored. */
export function statusOf(value: PostingStatus | { open: string }): PostingStatus {
  return typeof value === 'string' ? value : 'open';
}

/** The chart in the state a record holds. */
export const standing = (status: PostingStatus) => jobPostingMachine.resolveState({ value: status });

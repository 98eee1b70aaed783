import { transition } from 'xstate';
import type { PostingStatus } from '../../../contract/records.ts';
import type { Role } from '../application/application.types.ts';
import { jobPostingMachine } from './jobPosting.machine.ts';
import { POSTING_SENDERS, type PostingEvent } from './jobPosting.types.ts';

/** `notYours`: this role may never send it. `notAllowedNow`: no one may, as the posting stands. */
export type PostingApplied = { ok: true; status: PostingStatus } | { ok: false; reason: 'notYours' | 'notAllowedNow' };

/** What an event makes of a posting. Pure: the caller writes the outcome in the transaction that locked the row. */
export function applyToPosting(status: PostingStatus, event: PostingEvent, role: Role): PostingApplied {
  if (!POSTING_SENDERS[event.type].includes(role)) return { ok: false, reason: 'notYours' };
  const snapshot = standing(status);
  if (!snapshot.can(event)) return { ok: false, reason: 'notAllowedNow' };
  return { ok: true, status: statusOf(transition(jobPostingMachine, snapshot, event)[0].value) };
}

/** Whether its employer may do this as the posting stands: what their buttons ask. */
export const mayEmployer = (status: PostingStatus, type: PostingEvent['type']): boolean =>
  POSTING_SENDERS[type].includes('employer') && standing(status).can({ type });

/** The record's status: which of its ways to be open it came by is not kept. */
export function statusOf(value: PostingStatus | { open: string }): PostingStatus {
  return typeof value === 'string' ? value : 'open';
}

/** The chart in the state a record holds. */
export const standing = (status: PostingStatus) => jobPostingMachine.resolveState({ value: status });

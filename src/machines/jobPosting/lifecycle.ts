import { transition } from 'xstate';
import type { JobStatus } from '../../../contract/records.ts';
import type { Role } from '../application/application.types.ts';
import { jobPostingMachine } from './jobPosting.machine.ts';
import { POSTING_SENDERS, type PostingEvent } from './jobPosting.types.ts';

/** `notYours`: this role may never send it. `notAllowedNow`: no one may, as the posting stands. */
export type PostingApplied = { ok: true; status: JobStatus } | { ok: false; reason: 'notYours' | 'notAllowedNow' };

/** What an event makes of a posting. Pure: the caller writes the outcome in the transaction that locked the row. */
export function applyToPosting(status: JobStatus, event: PostingEvent, role: Role): PostingApplied {
  if (!POSTING_SENDERS[event.type].includes(role)) return { ok: false, reason: 'notYours' };
  const snapshot = jobPostingMachine.resolveState({ value: status });
  if (!snapshot.can(event)) return { ok: false, reason: 'notAllowedNow' };
  return { ok: true, status: transition(jobPostingMachine, snapshot, event)[0].value };
}

import { transition } from 'xstate';
import { sendersOf } from '../senders.ts';
import { companyVerificationMachine } from './companyVerification.machine.ts';
import type { VerificationEvent, VerificationRole, VerificationStatus } from './companyVerification.types.ts';

/** `notYours`: this role may never send the event. `notAllowedNow`: nobody may in the company's current state. */
export type VerificationApplied = { ok: true; status: VerificationStatus } | { ok: false; reason: 'notYours' | 'notAllowedNow' };

/** Who may send each event. The server checks it in the same transaction as the chart. */
const SENDERS = sendersOf<VerificationEvent['type'], VerificationRole>(companyVerificationMachine);

/** Applies an event to a company's verification. Pure: the caller writes the outcome in the transaction that locked the row. */
export function applyToVerification(status: VerificationStatus, event: VerificationEvent, role: VerificationRole): VerificationApplied {
  if (!SENDERS.get(event.type)?.has(role)) return { ok: false, reason: 'notYours' };
  const snapshot = standing(status);
  if (!snapshot.can(event)) return { ok: false, reason: 'notAllowedNow' };
  return { ok: true, status: transition(companyVerificationMachine, snapshot, event)[0].value };
}

/** Whether the company's current state allows this event. */
export const mayVerify = (status: VerificationStatus, type: VerificationEvent['type']): boolean => standing(status).can({ type });

/** The chart in the state a record holds. */
export const standing = (status: VerificationStatus) => companyVerificationMachine.resolveState({ value: status });

import { transition } from 'xstate';
import type { AlertStatus } from '../../../contract/alerts.ts';
import { sendersOf } from '../senders.ts';
import { alertLifeMachine } from './alertLife.machine.ts';
import type { AlertLifeEvent, AlertLifeState, AlertRole } from './alertLife.types.ts';

/** `notYours`: this role may never send the event. `notAllowedNow`: nobody may in the alert's current state. */
type AlertApplied = { ok: true; status: AlertLifeState } | { ok: false; reason: 'notYours' | 'notAllowedNow' };

/** Who may send each event. The server checks it in the same transaction as the chart. */
const SENDERS = sendersOf<AlertLifeEvent['type'], AlertRole>(alertLifeMachine);

/** Applies an event to an alert. Pure: the caller writes the outcome in the transaction that locked the row. */
export function applyToAlert(status: AlertStatus, event: AlertLifeEvent, role: AlertRole): AlertApplied {
  if (!SENDERS.get(event.type)?.has(role)) return { ok: false, reason: 'notYours' };
  const snapshot = standing(status);
  if (!snapshot.can(event)) return { ok: false, reason: 'notAllowedNow' };
  return { ok: true, status: transition(alertLifeMachine, snapshot, event)[0].value };
}

/** The chart in the state a record holds. */
export const standing = (status: AlertStatus) => alertLifeMachine.resolveState({ value: status });

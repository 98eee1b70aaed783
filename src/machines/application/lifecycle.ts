import { type SnapshotFrom, initialTransition, transition } from 'xstate';
import type { ApplicationState, PromiseState } from '../../../contract/records.ts';
import { applicationMachine } from './application.machine.ts';
import { type ActiveState, type ApplicationEvent, type PromiseRegion, type Role, SENDERS } from './application.types.ts';

export type ApplicationSnapshot = SnapshotFrom<typeof applicationMachine>;

/** What the record stores of the chart. */
export interface ApplicationRecord {
  status: ApplicationState;
  /** Null if the employer made no promise. */
  promise: PromiseState | null;
  reason: string | null;
}

/** `notYours`: this role may never send the event. `notAllowedNow`: nobody may in the application's current state. */
export type Applied = ({ ok: true; snapshot: ApplicationSnapshot } & ApplicationRecord) | { ok: false; reason: 'notYours' | 'notAllowedNow' };

/** States in which the application is over. */
export const ENDED: readonly ApplicationState[] = Object.values(applicationMachine.states.status?.states ?? {})
  .filter(({ type }) => type === 'final')
  .map(({ key }) => key as ApplicationState);

/** The record of a new application. @param dueAt ISO-8601, or null without a promise */
export function begin(dueAt: string | null): ApplicationRecord {
  const [snapshot] = initialTransition(applicationMachine, { dueAt });
  return recordOf(snapshot);
}

/**
 * Restores the chart from a record.
 * @param heldFrom the state before `onHold`, from the record's history: where the application continues when the job reopens
 */
export function restore(
  status: ApplicationState,
  promise: PromiseState | null,
  dueAt: string | null,
  reason: string | null,
  heldFrom: ActiveState = 'pending',
): ApplicationSnapshot {
  return applicationMachine.resolveState({ value: { status, promise: promise ?? 'none' }, context: { dueAt, reason, heldFrom } });
}

/** Applies an event to an application. Pure: the caller writes the outcome in the transaction that locked the row. */
export function apply(snapshot: ApplicationSnapshot, event: ApplicationEvent, role: Role): Applied {
  if (!SENDERS[event.type].includes(role)) return { ok: false, reason: 'notYours' };
  if (!snapshot.can(event)) return { ok: false, reason: 'notAllowedNow' };
  const [next] = transition(applicationMachine, snapshot, event);
  return { ok: true, snapshot: next, ...recordOf(next) };
}

/** The record of a snapshot. */
export function recordOf(snapshot: ApplicationSnapshot): ApplicationRecord {
  const { status, promise } = snapshot.value as { status: ApplicationState; promise: PromiseRegion };
  return { status, promise: promise === 'none' ? null : promise, reason: snapshot.context.reason };
}

import { type AnyStateNode, type SnapshotFrom, type StateNode, type StateValue, initialTransition, transition } from 'xstate';
import type { ApplicationState, PromiseState } from '../../../contract/records.ts';
import { innermostKey, valueAt } from '../leaves.ts';
import { sendersOf } from '../senders.ts';
import { applicationMachine } from './application.machine.ts';
import type { ActiveState, ApplicationEvent, ApplicationEventType, Role } from './application.types.ts';

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

/** Who may send each event. The server checks it in the same transaction as the chart. */
export const SENDERS = sendersOf<ApplicationEventType, Role>(applicationMachine);

const { status: statusRegion, promise: promiseRegion } = applicationMachine.states as unknown as Record<'status' | 'promise', AnyStateNode>;
const placesIn = (region: AnyStateNode): ReadonlyMap<string, AnyStateNode> => {
  const below = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states).flatMap((state) => [state, ...below(state)]);
  return new Map(below(region).map((node) => [node.key, node]));
};
const STATUSES = placesIn(statusRegion);
const PROMISES = placesIn(promiseRegion);
const ON_HOLD = STATUSES.get('onHold') as AnyStateNode;
const LAST = STATUSES.get('last') as AnyStateNode;

/** The value of a region in the state of this name, at its start if others are in it. */
function valueIn(places: ReadonlyMap<string, AnyStateNode>, key: string): StateValue {
  const { path, initial } = places.get(key) as AnyStateNode;
  const below = initial?.target.map((target: AnyStateNode) => target.key) ?? [];
  return valueAt([...path.slice(1), ...below]);
}

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
  return applicationMachine.resolveState({
    value: { status: valueIn(STATUSES, status), promise: valueIn(PROMISES, promise ?? 'none') },
    context: { dueAt, reason },
    ...(status === 'onHold' ? { historyValue: { [LAST.id]: [STATUSES.get(heldFrom) as StateNode<any, any>] } } : {}),
  });
}

/** Applies an event to an application. Pure: the caller writes the outcome in the transaction that locked the row. */
export function apply(snapshot: ApplicationSnapshot, event: ApplicationEvent, role: Role): Applied {
  if (!SENDERS.get(event.type)?.has(role)) return { ok: false, reason: 'notYours' };
  if (!snapshot.can(event)) return { ok: false, reason: 'notAllowedNow' };
  const [next] = transition(applicationMachine, snapshot, event);
  return { ok: true, snapshot: next, ...recordOf(next) };
}

/** The record of a snapshot. */
export function recordOf({ value, context }: Pick<ApplicationSnapshot, 'value' | 'context'>): ApplicationRecord {
  const { status, promise } = value as Record<'status' | 'promise', StateValue>;
  const key = innermostKey(promise);
  return { status: statusOf(status), promise: key === 'none' ? null : (key as PromiseState), reason: context.reason };
}

/** Where a held application continues when the job reopens; null if it isn't on hold. */
export function continuesIn(snapshot: ApplicationSnapshot): ActiveState | null {
  if (recordOf(snapshot).status !== 'onHold') return null;
  const [reopened] = transition(applicationMachine, snapshot, { type: 'job.reopened' });
  return recordOf(reopened).status as ActiveState;
}

/** What a held application waits for isn't part of its status. */
function statusOf(value: StateValue): ApplicationState {
  const key = innermostKey(value);
  return (key in ON_HOLD.states ? ON_HOLD.key : key) as ApplicationState;
}

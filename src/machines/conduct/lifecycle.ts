import { transition } from 'xstate';
import { conductMachine } from './conduct.machine.ts';
import type { ConductContext, ConductEvent, ConductStatus } from './conduct.types.ts';

/** What the record stores of the chart. */
export interface ConductRecord extends ConductContext {
  status: ConductStatus;
}

/** The default of anyone without a record: nobody has reported a missed interview. */
export const GOOD: ConductRecord = { status: 'good', noShows: [], bannedUntil: null };

/** Applies an event to a conduct record; null if its state ignores the event. */
export function applyToConduct(record: ConductRecord, event: ConductEvent): ConductRecord | null {
  const snapshot = standing(record);
  if (!snapshot.can(event)) return null;
  const [next] = transition(conductMachine, snapshot, event);
  return { ...next.context, status: next.value };
}

/** The chart in the state a record holds. */
export const standing = ({ status, ...context }: ConductRecord) => conductMachine.resolveState({ value: status, context });

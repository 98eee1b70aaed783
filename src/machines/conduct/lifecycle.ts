import { transition } from 'xstate';
import { conductMachine } from './conduct.machine.ts';
import type { ConductContext, ConductEvent, ConductStatus } from './conduct.types.ts';

/** What the record holds of the chart. */
export interface ConductRecord extends ConductContext {
  status: ConductStatus;
}

/** Of whoever has none: nobody ever said that they did not come. */
export const GOOD: ConductRecord = { status: 'good', noShows: [], bannedUntil: null };

/** What an event makes of somebody's standing; null where the chart has nothing for it now. */
export function applyToConduct(record: ConductRecord, event: ConductEvent): ConductRecord | null {
  const snapshot = standing(record);
  if (!snapshot.can(event)) return null;
  const [next] = transition(conductMachine, snapshot, event);
  return { ...next.context, status: next.value };
}

/** The chart in the state a record holds. */
export const standing = ({ status, ...context }: ConductRecord) => conductMachine.resolveState({ value: status, context });

import type { AnyStateNode } from 'xstate';
import type { ApplicationState } from '../../../contract/records.ts';
import { leavesOf } from '../leaves.ts';
import { applicationMachine } from './application.machine.ts';
import type { ActiveState } from './application.types.ts';

/** Sets of the record's states, derived from the chart: a separate list would miss new states. */

const STATUS = applicationMachine.states.status as unknown as AnyStateNode;
const { active, onHold } = (STATUS.states['open'] as AnyStateNode).states as { active: AnyStateNode; onHold: AnyStateNode };
const keysOf = <Key extends ApplicationState>(node: AnyStateNode): Key[] => leavesOf(node).map(({ key }) => key as Key);

/** It's the employer's turn, in the usual order. */
export const ACTIVE_STATES: readonly ActiveState[] = keysOf(active);
/** The employer hasn't replied. */
export const UNANSWERED: readonly ActiveState[] = keysOf((active.states as { unanswered: AnyStateNode }).unanswered);
/** A promised reply is due, unless it came before the job was put on hold. */
export const OWED: readonly ApplicationState[] = [...UNANSWERED, onHold.key as ApplicationState];
/** Not over. */
export const OPEN: readonly ApplicationState[] = [...ACTIVE_STATES, onHold.key as ApplicationState];
export const ENDED: readonly ApplicationState[] = Object.values(STATUS.states)
  .filter(({ type }) => type === 'final')
  .map(({ key }) => key as ApplicationState);

export const isActive = (state: string): state is ActiveState => (ACTIVE_STATES as readonly string[]).includes(state);

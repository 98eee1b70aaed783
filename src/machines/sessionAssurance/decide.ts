import { transition } from 'xstate';
import { sessionAssuranceMachine } from './sessionAssurance.machine.ts';
import type { AssuranceContext, AssuranceEvent, AssuranceRefusal, Effect } from './sessionAssurance.types.ts';

export type AssuranceState =
  | 'anonymous.none'
  | 'anonymous.guest'
  | 'identified.choosingAccount'
  | 'identified.secondFactor'
  | 'signedIn.proven'
  | 'signedIn.authenticated'
  | 'ended';

/** The chart's state and context. */
export interface SessionAssurance extends AssuranceContext {
  state: AssuranceState;
}

export type Decision = { assurance: SessionAssurance; effects: Effect[] } | { refused: AssuranceRefusal };

export const NOBODY_THERE: SessionAssurance = { state: 'anonymous.none', provenAt: null, method: null, expiresAt: null };

/**
 * Applies an event. Pure: the caller performs the effects, in order, in the transaction that locked the rows. An event that the current state doesn't
 * handle is refused.
 */
export function decide({ state, ...context }: SessionAssurance, event: AssuranceEvent): Decision {
  const snapshot = sessionAssuranceMachine.resolveState({ value: valueOf(state), context });
  if (!snapshot.can(event)) return { refused: 'notAllowedNow' };
  const [next, actions] = transition(sessionAssuranceMachine, snapshot, event);
  const effects: Effect[] = [];
  for (const { type, params } of actions as unknown as { type: string; params: unknown }[]) {
    if (type === 'refuse') return { refused: (params as { reason: AssuranceRefusal }).reason };
    if (type === 'beginSessionAlike') effects.push({ type: 'beginSession', provenAt: context.provenAt, method: context.method });
    else if (type === 'beginSession') effects.push(begunBy(params as Extract<Effect, { type: 'beginSession' }>));
    else if (type !== 'allow') effects.push({ type, ...(params as object | undefined) } as Effect);
  }
  return { assurance: { state: stateOf(next.value), ...next.context }, effects };
}

/** The state at an instant, after the clock's events: authentication is no longer recent, a session expires. */
export function atInstant(assurance: SessionAssurance, at: string): SessionAssurance {
  const decision = decide(assurance, { type: 'time.passed', at });
  return 'refused' in decision ? assurance : decision.assurance;
}

const begunBy = ({ provenAt, method }: Extract<Effect, { type: 'beginSession' }>): Effect => ({ type: 'beginSession', provenAt, method });

type Value = Parameters<typeof sessionAssuranceMachine.resolveState>[0]['value'];

function valueOf(state: AssuranceState): Value {
  const [parent, child] = state.split('.');
  return (child === undefined ? parent : { [parent as string]: child }) as Value;
}

function stateOf(value: Value): AssuranceState {
  if (typeof value === 'string') return value as AssuranceState;
  return Object.entries(value)[0]?.join('.') as AssuranceState;
}

import { transition } from 'xstate';
import type { ApplicationState, PromiseState } from '../../../contract/records.ts';
import { applicationMachine } from './application.machine.ts';
import type { ApplicationEvent, ApplicationEventType, Role } from './application.types.ts';
import { type ApplicationSnapshot, recordOf, SENDERS } from './lifecycle.ts';

/** A possible next step, who may take it, and the resulting state. */
export interface NextStep {
  event: ApplicationEventType;
  by: readonly Role[];
  status: ApplicationState;
  promise: PromiseState | null;
}

export interface NextSteps {
  /** Whose turn it is; null if the application is over. */
  actsNext: Role | null;
  /** When the promised reply is due, ISO-8601; null if none is due anymore. */
  dueAt: string | null;
  steps: NextStep[];
}

/** Whose turn it is, by when, and what can happen next. Derived from the chart, so the two can't disagree. */
export function nextSteps(snapshot: ApplicationSnapshot): NextSteps {
  const steps = (applicationMachine.events as ApplicationEventType[]).flatMap((type): NextStep[] => {
    // The clock's events come when they are due.
    const event = { type, reason: '', now: '9999-12-31T00:00:00Z' } as ApplicationEvent;
    if (!snapshot.can(event)) return [];
    const { status, promise } = recordOf(transition(applicationMachine, snapshot, event)[0]);
    return [{ event: type, by: [...(SENDERS.get(type) ?? [])], status, promise }];
  });
  const meta = Object.values(snapshot.getMeta()).find((each) => each?.actsNext !== undefined);
  const isOwed = steps.some(({ event }) => event === 'promise.due' || event === 'promise.expired');
  return { actsNext: meta?.actsNext ?? null, dueAt: isOwed ? snapshot.context.dueAt : null, steps };
}

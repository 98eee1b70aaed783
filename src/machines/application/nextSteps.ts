import { transition } from 'xstate';
import type { ApplicationState, PromiseState } from '../../../contract/records.ts';
import { applicationMachine } from './application.machine.ts';
import { type ApplicationEvent, type ApplicationEventType, type Role, SENDERS } from './application.types.ts';
import { type ApplicationSnapshot, recordOf } from './lifecycle.ts';

/** Something that may happen next, who may do it, and what the application is then. */
export interface NextStep {
  event: ApplicationEventType;
  by: readonly Role[];
  status: ApplicationState;
  promise: PromiseState | null;
}

export interface NextSteps {
  /** Whom the next step is up to; null once nothing is left to happen. */
  actsNext: Role | null;
  /** Until when the answer is promised, ISO-8601; null when none is owed any more. */
  dueAt: string | null;
  steps: NextStep[];
}

/** Who acts next, by when, and what may come next: asked of the chart itself, so it cannot say what the chart does not do. */
export function nextSteps(snapshot: ApplicationSnapshot): NextSteps {
  const steps = (applicationMachine.events as ApplicationEventType[]).flatMap((type): NextStep[] => {
    const event = { type, reason: '' } as ApplicationEvent;
    if (!snapshot.can(event)) return [];
    const { status, promise } = recordOf(transition(applicationMachine, snapshot, event)[0]);
    return [{ event: type, by: SENDERS[type], status, promise }];
  });
  const meta = Object.values(snapshot.getMeta()).find((each) => each !== undefined);
  const isOwed = steps.some(({ event }) => event === 'promise.due' || event === 'promise.expired');
  return { actsNext: meta?.actsNext ?? null, dueAt: isOwed ? snapshot.context.dueAt : null, steps };
}

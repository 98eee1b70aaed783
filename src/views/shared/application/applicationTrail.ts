import type { Application, ApplicationState } from '../../../../contract/records.ts';
import { ACTIVE_STATES, ENDED, isActive } from '../../../machines/application/statuses.ts';
import { restore } from '../../../machines/application/lifecycle.ts';
import { nextSteps, type NextSteps } from '../../../machines/application/nextSteps.ts';
import type { TrailStep } from '../../ui/Trail.tsx';

const CLOSED: readonly ApplicationState[] = ENDED.filter((status) => status !== 'accepted');

/** What a trail is drawn from: available to both sides. */
type Travelled = Pick<Application, 'status' | 'promise' | 'reason' | 'history'>;

const lastActive = (history: Application['history']) => history.map((event) => event.status).findLast(isActive);

/** Whose turn it is and what can happen next, according to the chart that the server also runs. */
export function nextOf({ status, promise, reason, history }: Travelled): NextSteps {
  return nextSteps(restore(status, promise?.status ?? null, promise?.due_at ?? null, reason, lastActive(history)));
}

/** An application's trail: what happened, where it is, and what the chart still allows. */
export function applicationTrail(application: Travelled, say: (status: ApplicationState | 'decision') => string, date: (at: string) => string): TrailStep[] {
  const { status, history } = application;
  const behind = history.filter((event, index) => history.findLastIndex((other) => other.status === event.status) === index);
  const walked = behind.map(({ status: at, at: when }): TrailStep => {
    const isHere = at === status;
    return { id: at, label: say(at), note: date(when), state: isHere ? (CLOSED.includes(at) ? 'closed' : at === 'accepted' ? 'done' : 'here') : 'done' };
  });
  return [...walked, ...stepsAhead(application, say)];
}

/** The usual next steps of an application, as far as the chart allows them; none once it has ended. */
export function stepsAhead(application: Travelled, say: (status: ApplicationState | 'decision') => string): TrailStep[] {
  const { status, history } = application;
  if (ENDED.includes(status)) return [];
  const place = ACTIVE_STATES.indexOf(isActive(status) ? status : (lastActive(history) ?? 'pending'));
  const ahead = ACTIVE_STATES.slice(place + 1).map((next): TrailStep => ({ id: next, label: say(next), state: 'next' }));
  return [...ahead, { id: 'decision', label: say('decision'), state: 'next' }];
}

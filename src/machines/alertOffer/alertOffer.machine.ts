import { type ActorRefFrom, type AnyActorLogic, assign, type InputFrom, sendTo, setup } from 'xstate';
import type { jobAlertMachine } from '../jobAlert/jobAlert.machine.ts';
import type { Draft } from '../jobAlert/jobAlert.types.ts';
import { alertOfferActors } from './alertOffer.actors.ts';

interface AlertOfferContext {
  /** What the last press asked for. */
  request: { draft: Draft; isSeeker: boolean } | null;
  /** The chart that answers presses; null until its code is there. */
  alerts: ActorRefFrom<typeof jobAlertMachine> | null;
}

/** Pressed for the search of that moment. */
export type AlertOfferEvent = { type: 'alert.pressed'; draft: Draft; isSeeker: boolean };

/** The chart that is spawned isn't an actor of the setup: its code comes with an answer. */
type Spawn = <Logic extends AnyActorLogic>(logic: Logic, options: { id: string; input: InputFrom<Logic> }) => ActorRefFrom<Logic>;

const pressIn = ({ event }: { event: AlertOfferEvent }) => ({ draft: event.draft, isSeeker: event.isSeeker });
const keepRequest = { type: 'keepRequest', params: pressIn } as const;

/** The button beside a search that turns on a job alert. The code of job alerts loads with the first press. */
export const alertOfferMachine = setup({
  types: {} as { context: AlertOfferContext; events: AlertOfferEvent; tags: 'busy' },
  actors: alertOfferActors,
  actions: {
    keepRequest: assign({ request: (_, params: { draft: Draft; isSeeker: boolean }) => params }),
    beginAlerts: assign({
      alerts: ({ context, spawn }, params: { alerts: typeof jobAlertMachine }) =>
        (spawn as unknown as Spawn)(params.alerts, { id: 'jobAlert', input: { isSeeker: context.request?.isSeeker ?? false, place: 'search' } }),
    }),
  },
}).createMachine({
  id: 'alertOffer',
  context: { request: null, alerts: null },
  initial: 'idle',
  states: {
    idle: { on: { 'alert.pressed': { target: 'loading', actions: keepRequest } } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadAlerts',
        src: 'loadAlerts',
        onDone: { target: 'answering', actions: { type: 'beginAlerts', params: ({ event }) => ({ alerts: event.output }) } },
      },
    },
    answering: {
      entry: sendTo(
        ({ context }) => context.alerts as ActorRefFrom<typeof jobAlertMachine>,
        ({ context: { request } }) => ({ type: 'alert.requested', draft: request?.draft as Draft, isAtOnce: request?.isSeeker ?? false }),
      ),
      on: { 'alert.pressed': { target: 'answering', reenter: true, actions: keepRequest } },
    },
  },
});

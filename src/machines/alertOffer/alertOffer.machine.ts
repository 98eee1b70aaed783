import { type ActorRefFrom, type AnyActorLogic, assign, type InputFrom, sendTo, setup } from 'xstate';
import type { jobAlertMachine } from '../jobAlert/jobAlert.machine.ts';
import type { Draft } from '../jobAlert/jobAlert.types.ts';
import { alertOfferActors } from './alertOffer.actors.ts';

interface AlertOfferContext {
  /** The last request. */
  request: { draft: Draft; isSeeker: boolean } | null;
  /** The job alert chart that handles requests; null until its code is loaded. */
  alerts: ActorRefFrom<typeof jobAlertMachine> | null;
}

/** Sent with the search at that moment. */
export type AlertOfferEvent = { type: 'alert.pressed'; draft: Draft; isSeeker: boolean };

/** The spawned chart isn't an actor of the setup, because its code comes as the result of an actor. */
type Spawn = <Logic extends AnyActorLogic>(logic: Logic, options: { id: string; input: InputFrom<Logic> }) => ActorRefFrom<Logic>;

const pressIn = ({ event }: { event: AlertOfferEvent }) => ({ draft: event.draft, isSeeker: event.isSeeker });
const storeRequest = { type: 'storeRequest', params: pressIn } as const;

/** The button next to a search that turns on a job alert. The code of job alerts loads on the first click. */
export const alertOfferMachine = setup({
  types: {} as { context: AlertOfferContext; events: AlertOfferEvent; tags: 'busy' },
  actors: alertOfferActors,
  actions: {
    storeRequest: assign({ request: (_, params: { draft: Draft; isSeeker: boolean }) => params }),
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
    idle: { on: { 'alert.pressed': { target: 'loading', actions: storeRequest } } },
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
      on: { 'alert.pressed': { target: 'answering', reenter: true, actions: storeRequest } },
    },
  },
});

import { assign, setup } from 'xstate';
import { type Outage, outageActors } from './outage.actors.ts';

export type OutageEvent =
  /** A call got status 503. */
  { type: 'outage.suspected' } | { type: 'check.retried' };

const outageIn = ({ event }: { event: { output: Outage } }) => ({ outage: event.output });

/**
 * Whether the site is under maintenance. Checked only if a call gives reason to, or if the server rendered the maintenance page; then every 30 s
 * until it ends, so the page disappears automatically. A check without an answer changes nothing.
 */
export const outageMachine = setup({
  types: {} as {
    context: { isOutage: boolean; until: string | null };
    events: OutageEvent;
    /** From the server's maintenance page. */ input: { outage?: Outage };
    tags: 'down' | 'busy';
  },
  actors: outageActors,
  guards: {
    isInitialOutage: ({ context }) => context.isOutage,
    isOutage: (_, { outage }: { outage: Outage }) => outage.isOutage,
  },
  actions: {
    storeUntil: assign({ until: (_, { outage }: { outage: Outage }) => outage.until }),
    forgetUntil: assign({ until: null }),
  },
  delays: { untilRecheck: 30_000 },
}).createMachine({
  id: 'outage',
  context: ({ input }) => ({ isOutage: input.outage?.isOutage ?? false, until: input.outage?.until ?? null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isInitialOutage', target: 'maintenance' }, { target: 'available' }] },
    available: { entry: 'forgetUntil', on: { 'outage.suspected': 'suspected' } },
    suspected: {
      invoke: {
        id: 'checkOutage',
        src: 'checkOutage',
        onDone: [
          { guard: { type: 'isOutage', params: outageIn }, target: 'maintenance', actions: { type: 'storeUntil', params: outageIn } },
          { target: 'available' },
        ],
        onError: 'available',
      },
    },
    maintenance: {
      tags: 'down',
      initial: 'waiting',
      states: {
        waiting: { after: { untilRecheck: 'rechecking' }, on: { 'check.retried': 'rechecking' } },
        rechecking: {
          tags: 'busy',
          invoke: {
            id: 'recheckOutage',
            src: 'checkOutage',
            onDone: [
              { guard: { type: 'isOutage', params: outageIn }, target: 'waiting', actions: { type: 'storeUntil', params: outageIn } },
              { target: '#outage.available' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
  },
});

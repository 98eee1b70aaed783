import { fromPromise } from 'xstate';
import type { Outage } from '../machines/outage/outage.actors.ts';
import { outageMachine } from '../machines/outage/outage.machine.ts';
import { api } from './api.ts';

/** The outage chart with its actor. */
export const outage = outageMachine.provide({
  actors: {
    checkOutage: fromPromise<Outage>(async ({ signal }) => {
      const { is_outage: isOutage, until } = (await api('getWebsiteOutage', {}, { signal })).data;
      return { isOutage, until };
    }),
  },
});

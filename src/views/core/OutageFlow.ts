import { createActorContext } from '@xstate/react';
import { outage } from '../../services/outage.ts';

/** Whether the site is under maintenance, for the whole app. */
export const OutageFlow = createActorContext(outage);

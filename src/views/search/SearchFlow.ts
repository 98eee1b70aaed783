import { createActorContext } from '@xstate/react';
import { searchMachine } from '../../machines/search/search.machine.ts';
import { waitForConnection } from '../../services/connection.ts';
import { searchJobs } from '../../services/search.ts';

/** The chart of the search on the page. */
export const SearchFlow = createActorContext(searchMachine.provide({ actors: { searchJobs, waitForConnection } }));

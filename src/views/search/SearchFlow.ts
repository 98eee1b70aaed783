import { createActorContext } from '@xstate/react';
import { searchMachine } from '../../machines/search/search.machine.ts';
import { waitForConnection } from '../../services/connection.ts';
import { findNearPlaces, searchJobs } from '../../services/search.ts';

/** The chart of the current search. */
export const SearchFlow = createActorContext(searchMachine.provide({ actors: { findNearPlaces, searchJobs, waitForConnection } }));

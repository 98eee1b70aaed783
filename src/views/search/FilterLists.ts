import { createActorContext } from '@xstate/react';
import { filterLists } from '../../services/config.ts';

/** The lists for filtering the current search. */
export const FilterLists = createActorContext(filterLists);

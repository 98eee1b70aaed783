import { createActorContext } from '@xstate/react';
import { filterLists } from '../../services/config.ts';

/** The lists that the search on the page is filtered by. */
export const FilterLists = createActorContext(filterLists);

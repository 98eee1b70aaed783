import type { ComponentType } from 'react';
import type { Search } from '../../lib/search-url/search.ts';

/** Parts of other features on the search page; `pages/SearchPage` passes them in. */
export interface SearchParts {
  /** Creates a job alert for a search. `isOffered` is false if another button offers it. */
  AlertButton: ComponentType<{ search: Search; look?: 'primary' | 'quiet' | 'plain'; isIcon?: boolean; isEmpty?: boolean; isOffered?: boolean }>;
  /** A job next to the list; `isChosen` is false if it opened automatically. */
  JobBeside: ComponentType<{ jobId: number; isChosen: boolean }>;
}

import type { ComponentType } from 'react';
import type { Search } from '../../lib/search-url/search.ts';

/** What the search page shows of other features; `pages/SearchPage` gives it. */
export interface SearchParts {
  /** Asks for the new jobs of a search. `isOffered` is false where another button offers it. */
  AlertButton: ComponentType<{ search: Search; look?: 'primary' | 'quiet' | 'plain'; isIcon?: boolean; isEmpty?: boolean; isOffered?: boolean }>;
  /** A job of the list at its side; `isChosen` is false for the one that is open by itself. */
  JobBeside: ComponentType<{ jobId: number; isChosen: boolean }>;
}

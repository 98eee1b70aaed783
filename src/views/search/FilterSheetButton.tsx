import SlidersHorizontal from '~icons/lucide/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { filterCount, type Search } from '../../lib/search-url/search.ts';
import { codeOf } from '../core/codeOf.ts';
import { chipStyle } from '../ui/Chip.tsx';

const FilterSheet = lazy(() => codeOf(() => import('./FilterSheet.tsx')));

/** The button for all filters; shows how many are active. */
export function FilterSheetButton(props: { search: Search; filters: JobseekerFilters; onChange: (change: Partial<Search>) => void }) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(false);
  // A single place is shown in the search field above.
  const count = filterCount(props.search) - (props.search.location.length === 1 ? 1 : 0);
  return (
    <>
      <button type="button" className={chipStyle()} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal size={16} aria-hidden="true" />
        {count === 0 ? t('filters') : t('filters.on', { count })}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FilterSheet {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

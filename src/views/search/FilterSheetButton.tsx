import SlidersHorizontal from '~icons/lucide/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { filterCount, type Search } from '../../lib/search-url/search.ts';
import { Button } from '../ui/Button.tsx';
import { codeOf } from '../app/codeOf.ts';

const FilterSheet = lazy(() => codeOf(() => import('./FilterSheet.tsx')));

/** The way to the filters where there is no room for a rail; says how many are on. */
export function FilterSheetButton(props: { search: Search; filters: JobseekerFilters; onChange: (change: Partial<Search>) => void }) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(props.search);
  return (
    <div className={css({ lg: { display: 'none' } })}>
      <Button onClick={() => setIsOpen(true)} isWide aria-haspopup="dialog">
        <SlidersHorizontal size={18} aria-hidden="true" />
        {count === 0 ? t('filters') : t('filters.on', { count })}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FilterSheet {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { queryOf } from '../../lib/search-url/page-search.ts';
import { EMPTY_SEARCH, type Search } from '../../lib/search-url/search.ts';
import { countFacets, countJobs } from '../../services/search.ts';
import { useTexts } from '../core/useTexts.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Dialog.tsx';
import { countOf } from './facets.ts';
import { Filters } from './Filters.tsx';

interface FilterSheetProps {
  search: Search;
  filters: JobseekerFilters;
  onChange: (change: Partial<Search>) => void;
  onClose: () => void;
}

/** The filters on a phone: nothing changes until the button is clicked, and the button says how many jobs it will show. */
export default function FilterSheet({ search, filters, onChange, onClose }: FilterSheetProps) {
  useTexts('validation');
  const { t, i18n } = useTranslation('search');
  const [draft, setDraft] = useState(search);
  const counting = useActorRef(countJobs, { input: {} });
  const meta = useSelector(counting, (state) => (state.matches('success') ? state.context.response : undefined));
  const faceting = useActorRef(countFacets, { input: {} });
  const facets = useSelector(faceting, (state) => state.context.response);
  useEffect(() => {
    const { query } = queryOf({ ...draft, page: 1 }, filters);
    for (const actor of [counting, faceting]) actor.send({ type: 'request.sent', payload: query });
  }, [counting, faceting, draft, filters]);
  const formatted = meta?.total.toLocaleString(i18n.language);
  const words = meta ? (meta.more ? t('filters.showMore', { formatted }) : t('filters.showCount', { count: meta.total, formatted })) : t('filters.show');
  const show = () => {
    onChange(draft);
    onClose();
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('filters')}
      actions={
        <>
          <Button variant="primary" size="large" onClick={show}>
            {words}
          </Button>
          <Button variant="plain" onClick={() => setDraft({ ...EMPTY_SEARCH, query: search.query, sort: search.sort })}>
            {t('filters.clear')}
          </Button>
        </>
      }
    >
      <Filters search={draft} filters={filters} countOf={countOf(facets)} onChange={(change) => setDraft({ ...draft, ...change })} />
    </Sheet>
  );
}

import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { countryByCode } from '../../../contract/countries.ts';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { EMPTY_SEARCH, sortOf, type Search } from '../../lib/search-url/search.ts';
import { AlertButton } from '../alerts/AlertButton.tsx';
import { useBoot } from '../app/boot.ts';
import { RemovableChip } from '../ui/Chip.tsx';
import { Select } from '../ui/Select.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';
import { activeFilters } from './filterGroups.ts';
import { salaryWords } from './salaryWords.ts';
import { SearchFlow } from './SearchFlow.ts';

const SORTS = [1, 2, 3] as const;
/** On a phone both stand in one row as wide as the page. */
const controls = css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '8', mdDown: { w: '100%' }, '& button': { minH: '48px' } });

interface ResultsHeadProps {
  title: string;
  search: Search;
  filters: JobseekerFilters | null;
  onChange: (change: Partial<Search>) => void;
}

/** What was searched, how much there is, in which order, and the filters that are on. */
export function ResultsHead({ title, search, filters, onChange }: ResultsHeadProps) {
  const { t, i18n } = useTranslation(['search', 'common']);
  const { country } = useBoot();
  const found = SearchFlow.useSelector((state) => state.context.found);
  const isRefused = SearchFlow.useSelector((state) => state.matches('refused'));
  const isNowhere = SearchFlow.useSelector((state) => state.matches('placeUnknown'));
  const hasFailed = SearchFlow.useSelector((state) => state.matches('failed') || state.matches('offline'));
  const isEmpty = SearchFlow.useSelector((state) => state.matches('empty'));
  const isBusy = SearchFlow.useSelector((state) => state.hasTag('busy'));
  // That nothing was found before says nothing of what is being searched now.
  const meta = isBusy && found?.reply.jobs.length === 0 ? undefined : found?.meta;
  const formatted = meta?.total.toLocaleString(i18n.language) ?? '';
  const currency = countryByCode(country)?.currency ?? 'USD';
  const active = filters
    ? activeFilters(search, filters, {
        arrangement: (value) => t(`common:arrangement.${value}`),
        verified: t('filter.verifiedCompany'),
        salary: search.salary ? salaryWords(search.salary, currency, i18n.language, t) : '',
      })
    : [];
  const cleared = { ...EMPTY_SEARCH, query: search.query, sort: search.sort };
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12', alignItems: 'end', justifyContent: 'space-between' })}>
        <div className={css({ minW: '0' })}>
          <h1 className={css({ textStyle: 'title', overflowWrap: 'anywhere', textWrap: 'balance', _firstLetter: { textTransform: 'uppercase' } })}>{title}</h1>
          <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' })}>
            <p role="status" className={css({ color: 'quiet', minH: '1.5em' })}>
              {hasFailed || isNowhere
                ? ''
                : meta
                  ? meta.more
                    ? t('count.more', { formatted })
                    : t('count', { count: meta.total, formatted })
                  : isRefused
                    ? ''
                    : t('searching')}
            </p>
            <AlertButton
              search={{ ...search, query: found?.reply.corrected_query ?? search.query }}
              look="plain"
              size="small"
              isOffered={!isEmpty && !isNowhere}
            />
          </div>
        </div>
        <div className={controls}>
          {filters ? <FilterSheetButton search={search} filters={filters} onChange={onChange} /> : null}
          <Select
            label={t('sort')}
            isLabelHidden
            value={String(sortOf(search))}
            options={SORTS.filter((sort) => sort !== 2 || search.query !== '').map((sort) => ({ value: String(sort), label: t(`sort.${sort}`) }))}
            onChange={(event) => onChange({ sort: SORTS.find((sort) => String(sort) === event.target.value) ?? null })}
          />
        </div>
      </div>
      {active.length > 0 ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center' })}>
          {active.map(({ key, label, without }) => (
            <RemovableChip key={key} label={label} onRemove={() => onChange(without)} />
          ))}
          <button
            type="button"
            className={css({ color: 'quiet', fontSize: '13', minH: '44px', px: '8', _hover: { color: 'ink', textDecoration: 'underline' } })}
            onClick={() => onChange(cleared)}
          >
            {t('filters.clear')}
          </button>
        </div>
      ) : null}
    </>
  );
}

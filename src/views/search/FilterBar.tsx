import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { countryByCode } from '../../../contract/countries.ts';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { EMPTY_SEARCH, WORK_ARRANGEMENTS, type Search } from '../../lib/search-url/search.ts';
import { useBoot } from '../core/boot.ts';
import { Chip, RemovableChip } from '../ui/Chip.tsx';
import { scrollEdges } from '../ui/scrollEdges.styles.ts';
import { FilterSheetButton } from './FilterSheetButton.tsx';
import { kilometersIn } from '../shared/search/kilometers.ts';
import { activeFilters } from '../shared/search/filterGroups.ts';
import { rangeWords, salaryWords } from '../shared/search/salaryWords.ts';

/** A single row, which scrolls if it is longer than the page; on a phone up to the edges of the screen. */
const row = css(scrollEdges, {
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  py: '2px',
  md: { mx: '-24px', px: '24px' },
  lg: { mx: '-32px', px: '32px' },
  '& > *': { flexShrink: '0' },
});
const divider = css({ w: '1px', h: '24px', bg: 'line' });
const clear = css({ color: 'quiet', fontSize: '13', minH: '44px', px: '8', _hover: { color: 'ink', textDecoration: 'underline' } });

interface FilterBarProps {
  search: Search;
  filters: JobseekerFilters;
  onChange: (change: Partial<Search>) => void;
}

/** The most used filters, a button for all of them, and the active ones. */
export function FilterBar({ search, filters, onChange }: FilterBarProps) {
  const { t, i18n } = useTranslation(['search', 'common']);
  const { country } = useBoot();
  const currency = countryByCode(country)?.currency ?? 'USD';
  const ranges = filters.salary_range_filters;
  const isRange = ({ from, to }: { from: number; to: number }) => search.salary?.from === from && search.salary.to === to;
  const active = activeFilters(search, filters, {
    arrangement: (value) => t(`common:arrangement.${value}`),
    radius: (kilometers: number) => t('filter.within', { distance: kilometersIn(i18n.language, kilometers) }),
    verified: t('filter.verifiedCompany'),
    salary: search.salary ? salaryWords(search.salary, currency, i18n.language, t) : '',
  });
  // The others have a chip of their own below; a single place is shown in the search field above.
  const isInField = search.location.length === 1;
  const isFiltered = active.some(({ key }) => !(isInField && key.startsWith('location ')));
  const elsewhere = active.filter(
    ({ key }) =>
      !(isInField && key.startsWith('location ')) && !['workArrangement', 'verifiedCompany'].includes(key) && !(key === 'salary' && ranges.some(isRange)),
  );
  return (
    <div role="group" aria-label={t('filters')} className={row}>
      <FilterSheetButton search={search} filters={filters} onChange={onChange} />
      {elsewhere.map(({ key, label, without }) => (
        <RemovableChip key={key} label={label} onRemove={() => onChange(without)} />
      ))}
      {isFiltered ? (
        <button type="button" className={clear} onClick={() => onChange({ ...EMPTY_SEARCH, query: search.query, sort: search.sort })}>
          {t('filters.clear')}
        </button>
      ) : null}
      <span className={divider} />
      {WORK_ARRANGEMENTS.map((value) => (
        <Chip
          key={value}
          isOn={search.workArrangement === value}
          onClick={() => onChange({ workArrangement: search.workArrangement === value ? null : value })}
        >
          {t(`common:arrangement.${value}`)}
        </Chip>
      ))}
      <Chip isOn={search.verifiedCompany} onClick={() => onChange({ verifiedCompany: !search.verifiedCompany })}>
        {t('filter.verifiedCompany')}
      </Chip>
      {ranges.length > 0 ? <span className={divider} /> : null}
      {ranges.map((range) => (
        <Chip key={range.id} isOn={isRange(range)} onClick={() => onChange({ salary: isRange(range) ? null : { from: range.from, to: range.to } })}>
          {rangeWords(range.value, currency, i18n.language)}
        </Chip>
      ))}
    </div>
  );
}

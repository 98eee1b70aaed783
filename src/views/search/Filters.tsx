import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { RADII, WORK_ARRANGEMENTS, type Search } from '../../lib/search-url/search.ts';
import { CheckboxGroup, RadioGroup } from '../ui/ChoiceGroup.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { CountOf } from './facets.ts';
import { kilometersIn } from '../shared/search/kilometers.ts';
import { filterGroups, type FilterGroup } from '../shared/search/filterGroups.ts';
import { LongFilter } from './LongFilter.tsx';
import { SalaryFilter } from './SalaryFilter.tsx';
import { TitleFilter } from './TitleFilter.tsx';

interface FiltersProps {
  search: Search;
  filters: JobseekerFilters;
  /** How many jobs each value leaves. */
  countOf?: CountOf;
  onChange: (change: Partial<Search>) => void;
}

const stack = css({ display: 'grid', gap: '24' });
/** The line is on a separate element: a fieldset interrupts its own border at the legend. */
const part = css({ '&:not(:first-child)': { borderBlockStart: '1px solid {colors.line}', pt: '24' } });

/** Every filter of the search (specification §2): a rail on a desktop, a sheet on a phone. */
export function Filters({ search, filters, countOf = () => undefined, onChange }: FiltersProps) {
  const { t, i18n } = useTranslation(['search', 'common']);
  const formatted = (count: number | undefined) => count?.toLocaleString(i18n.language);
  return (
    <div className={stack}>
      <div className={part}>
        <Switch
          label={t('filter.verifiedCompany')}
          checked={search.verifiedCompany}
          onChange={(event) => onChange({ verifiedCompany: event.target.checked })}
        />
      </div>
      <div className={part}>
        <SalaryFilter salary={search.salary} ranges={filters.salary_range_filters} onChange={(salary) => onChange({ salary })} />
      </div>
      <div className={part}>
        <RadioGroup
          name="workArrangement"
          label={t('filter.workArrangement')}
          choices={[
            { value: '', label: t('filter.any') },
            ...WORK_ARRANGEMENTS.map((value) => ({ value, label: t(`common:arrangement.${value}`), count: formatted(countOf('workArrangement', value)) })),
          ]}
          value={search.workArrangement ?? ''}
          onChange={(value) => onChange({ workArrangement: WORK_ARRANGEMENTS.find((known) => known === value) ?? null })}
        />
      </div>
      {filterGroups(filters, search).map((group) => (
        <div key={group.name} className={part}>
          {group.name === 'functionTitles' ? (
            <TitleFilter search={search} filters={filters} onChange={onChange} />
          ) : (
            <Group group={group} search={search} countOf={(id) => countOf(group.name, id)} onChange={onChange} />
          )}
          {group.name === 'location' && search.location.length > 0 ? (
            <div className={css({ mt: '16' })}>
              <RadioGroup
                name="radius"
                label={t('filter.radius')}
                choices={[
                  { value: '', label: t('filter.noRadius') },
                  ...RADII.map((radius) => ({ value: String(radius), label: t('filter.within', { distance: kilometersIn(i18n.language, radius) }) })),
                ]}
                value={String(search.radius ?? '')}
                onChange={(value) => onChange({ radius: RADII.find((radius) => String(radius) === value) ?? null })}
              />
            </div>
          ) : null}
        </div>
      ))}
    </div>
  );
}

interface GroupProps extends Pick<FiltersProps, 'search' | 'onChange'> {
  group: FilterGroup;
  countOf: (id: number) => number | undefined;
}

function Group({ group: { name, items, isLong }, search, countOf, onChange }: GroupProps) {
  const { t, i18n } = useTranslation('search');
  const label = t(`filter.${name}`);
  if (isLong) return <LongFilter label={label} items={items} countOf={countOf} value={search[name]} onChange={(value) => onChange({ [name]: value })} />;
  return (
    <CheckboxGroup
      name={name}
      label={label}
      choices={items.map((item) => ({ value: item.seo_value, label: item.value, count: countOf(item.id)?.toLocaleString(i18n.language) }))}
      value={search[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

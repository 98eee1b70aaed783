import { useTranslation } from '../ui/useTranslation.tsx';
import type { JobseekerFilters } from '../../../contract/config.ts';
import type { Search } from '../../lib/search-url/search.ts';
import { Button } from '../ui/Button.tsx';
import { FilterLists } from './FilterLists.ts';
import { LongFilter } from './LongFilter.tsx';

interface TitleFilterProps {
  search: Search;
  filters: JobseekerFilters;
  onChange: (change: Partial<Search>) => void;
}

/**
 * Job titles: those of the chosen specialties and functions, otherwise all. A page comes with those in its URL; the others are requested once
 * somebody looks for one.
 */
export function TitleFilter({ search, filters, onChange }: TitleFilterProps) {
  const { t } = useTranslation(['search', 'common']);
  const lists = FilterLists.useActorRef();
  const { isWhole, isBusy, hasFailed } = FilterLists.useSelector(
    (state) => ({
      isWhole: state.matches('success') && state.context.payload !== undefined,
      isBusy: state.hasTag('busy') || state.matches('offline'),
      hasFailed: state.matches('failure'),
    }),
    (one, other) => one.isWhole === other.isWhole && one.isBusy === other.isBusy && one.hasFailed === other.hasFailed,
  );
  const ask = () => {
    if (!isWhole && !isBusy && !hasFailed) lists.send({ type: 'request.sent', payload: null });
  };
  const note = isWhole ? undefined : hasFailed ? (
    <>
      {t('filter.titlesFailed')}{' '}
      <Button variant="plain" size="small" onClick={() => lists.send({ type: 'request.retried' })}>
        {t('common:retry')}
      </Button>
    </>
  ) : isBusy ? (
    t('common:loading')
  ) : (
    t('filter.titlesHint')
  );
  return (
    <div onFocus={ask}>
      <LongFilter
        label={t('filter.functionTitles')}
        items={titlesFor(search, filters)}
        value={search.functionTitles}
        onChange={(functionTitles) => onChange({ functionTitles })}
        note={note}
      />
    </div>
  );
}

/** The titles to choose from, always including the active ones. */
function titlesFor(search: Search, { function_titles: titles, job_functions: functions, main_functions: fields }: JobseekerFilters) {
  const isChosen = new Set(search.functionTitles);
  const main = new Set(fields.filter(({ seo_value }) => search.mainFunctions.includes(seo_value)).map(({ id }) => id));
  const within = new Set(
    functions
      .filter(({ seo_value, main_function_id }) =>
        search.jobFunctions.length > 0 ? search.jobFunctions.includes(seo_value) : main.size === 0 || main.has(main_function_id),
      )
      .map(({ id }) => id),
  );
  return titles.filter(({ seo_value, job_function_id }) => isChosen.has(seo_value) || within.has(job_function_id));
}

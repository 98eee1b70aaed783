import ChevronDown from '~icons/lucide/chevron-down';
import { useMemo } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { sortOf, type Search } from '../../lib/search-url/search.ts';
import { SearchFlow } from './SearchFlow.ts';
import type { SearchParts } from './SearchParts.ts';

const SORTS = [1, 2, 3] as const;
const head = css({ display: 'flex', alignItems: 'center', gap: '8', minH: '44px', pt: { base: '8', md: '0' } });
/** Aligned with the list: as much as fits on a line. */
const heading = css({
  fontSize: '17',
  lineHeight: '22px',
  fontWeight: '650',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  _firstLetter: { textTransform: 'uppercase' },
});
const sortBox = css({ position: 'relative', display: 'flex', alignItems: 'center', fontSize: '13' });
const sortStyle = css({ appearance: 'none', minH: '40px', fieldSizing: 'content', ps: '8', pe: '24', bg: 'transparent' });
const arrow = css({ position: 'absolute', insetInlineEnd: '4', pointerEvents: 'none' });

interface ResultsHeadProps {
  title: string;
  search: Search;
  AlertButton: SearchParts['AlertButton'];
  onChange: (change: Partial<Search>) => void;
}

/** The search, the number of results, their order, and the button for a job alert. */
export function ResultsHead({ title, search, AlertButton, onChange }: ResultsHeadProps) {
  const { t, i18n } = useTranslation(['search', 'common']);
  const state = SearchFlow.useSelector((each) => each);
  const { found } = state.context;
  const isNowhere = state.matches('placeUnknown');
  const isEmpty = state.matches('empty');
  // An earlier empty result says nothing about the current search.
  const meta = state.hasTag('busy') && found?.reply.jobs.length === 0 ? undefined : found?.meta;
  const corrected = found?.reply.corrected_query ?? null;
  // Memoized while the search stays the same: a deferred part that changes before its code is loaded loses its markup.
  const watched = useMemo(() => (corrected === null ? search : { ...search, query: corrected }), [search, corrected]);
  // Jobs with related titles don't match all words: they have a heading of their own.
  const matching = (meta?.total ?? 0) - (found?.reply.related ?? 0);
  const formatted = matching.toLocaleString(i18n.language);
  const count = meta
    ? meta.more
      ? t('count.more', { formatted })
      : matching === 0 && meta.total > 0
        ? t('count.none')
        : t('count', { count: matching, formatted })
    : state.matches('refused')
      ? ''
      : t('searching');
  return (
    <div className={head}>
      <div className={css({ minW: '0', flex: '1' })}>
        <h1 className={heading} title={title}>
          {title}
        </h1>
        <p role="status" className={css({ color: 'quiet', fontSize: '13', minH: '1.5em' })}>
          {isNowhere || state.matches('failed') || state.matches('offline') ? '' : count}
        </p>
      </div>
      <AlertButton search={watched} look="plain" isIcon isOffered={!isEmpty && !isNowhere} />
      {isEmpty ? null : (
        <div className={sortBox}>
          <select
            aria-label={t('sort')}
            className={sortStyle}
            value={String(sortOf(search))}
            onChange={(event) => onChange({ sort: SORTS.find((sort) => String(sort) === event.target.value) ?? null })}
          >
            {SORTS.filter((sort) => sort !== 2 || search.query !== '').map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
          <ChevronDown size={16} className={arrow} aria-hidden="true" />
        </div>
      )}
    </div>
  );
}

import SearchX from '~icons/lucide/search-x';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { CompaniesData } from '../../../contract/pages.ts';
import { parseCompaniesUrl, companiesUrl, type CompaniesQuery } from '../../lib/search-url/companies-url.ts';
import { companiesRequest } from '../../services/companies.ts';
import { useBoot, usePageData } from '../core/boot.ts';
import { useUser } from '../core/SessionFlow.tsx';
import { deferred, hydratedLater } from '../core/deferred.tsx';
import { useTitle } from '../core/useTitle.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Chip } from '../ui/Chip.tsx';
import { CompanyCard } from '../ui/CompanyCard.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const page = css({ py: { base: '16', md: '32' }, display: 'grid', gap: '24', gridTemplateColumns: 'minmax(0, 1fr)' });
const grid = css({
  display: 'grid',
  gap: { md: '32 24' },
  listStyle: 'none',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  transition: 'opacity {durations.base}',
  '&[aria-busy=true]': { opacity: '0.55' },
  '& > li': { minW: '0' },
  mdDown: { '& > li + li': { borderBlockStart: '1px solid {colors.line}' } },
});
const CompanySearch = deferred(() => import('./CompanySearch.tsx'));

/** The first row on a wide screen. */
const EAGER = 4;
/** About as many as are in view at first; the others hydrate later. */
const IN_VIEW = 8;

const NONE: CompaniesData['industries'] = [];

/** /companies: who hires in the country, by name and industry. */
export default function CompaniesPage() {
  const { t } = useTranslation('companies');
  const { country } = useBoot();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Memoized while the URL stays the same: a deferred part that changes before its code is loaded loses its markup.
  const query = useMemo(() => parseCompaniesUrl(pathname + search), [pathname, search]);
  const rendered = usePageData('companies');
  const [state, send] = useMachine(companiesRequest, { input: rendered ? { response: rendered } : { payload: query } });
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    send({ type: 'request.sent', payload: parseCompaniesUrl(`/companies${search}`) });
  }, [search, send]);
  const title = t('list.title', { where: t(`layout:country.in.${country}`) });
  useTitle(title);
  const { response, error } = state.context;
  const retry = () => send({ type: 'request.retried' });
  return (
    <div className={cx(containerStyle, page)}>
      <header>
        <h1 className={css({ textStyle: { base: 'title', md: 'page' } })}>{title}</h1>
        <p className={css({ mt: '4', color: 'quiet' })}>{t('list.text')}</p>
      </header>
      {user ? (
        <Chip
          isOn={query.followed === '1'}
          className={css({ justifySelf: 'start' })}
          onClick={() => void navigate(query.followed ? '/companies' : '/companies?followed=1')}
        >
          {t('list.followed')}
        </Chip>
      ) : null}
      <CompanySearch key={search} query={query} industries={response?.industries ?? NONE} />
      {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
      {state.matches('failure') ? (
        <ErrorState title={t('list.failed')} reference={error?.requestId ?? null} onRetry={retry}>
          {t('list.failedText')}
        </ErrorState>
      ) : response ? (
        <Found data={response} query={query} isBusy={state.hasTag('busy')} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('list.loading')} className={grid}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} height="224px" />
          ))}
        </div>
      )}
    </div>
  );
}

function Found({ data: { companies, meta }, query, isBusy }: { data: CompaniesData; query: CompaniesQuery; isBusy: boolean }) {
  const { t, i18n } = useTranslation('companies');
  // The same arrays until there are other companies, for those that hydrate later.
  const [first, others] = useMemo(() => [companies.slice(0, IN_VIEW), companies.slice(IN_VIEW)], [companies]);
  const isFollowed = query.followed === '1' && query.query === '' && query.industry === undefined;
  if (companies.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        title={t(isFollowed ? 'list.followedNone' : 'list.none')}
        actions={
          <ButtonLink to="/companies" variant="primary">
            {t('list.clear')}
          </ButtonLink>
        }
      >
        {t(isFollowed ? 'list.followedNoneText' : 'list.noneText')}
      </EmptyState>
    );
  return (
    <>
      <p role="status" className={css({ color: 'quiet', fontSize: '13' })}>
        {t('list.count', { count: meta.total, formatted: meta.total.toLocaleString(i18n.language) })}
      </p>
      <h2 className={css({ srOnly: true })}>{t('list.results')}</h2>
      <ul className={grid} aria-busy={isBusy}>
        <Companies companies={first} isFirst />
        <LaterCompanies companies={others} isFirst={false} />
      </ul>
      <Pagination page={meta.page} pages={Math.ceil(meta.total / meta.size)} hrefOf={(to) => companiesUrl({ ...query, page: to })} />
    </>
  );
}

interface CompaniesProps {
  companies: CompaniesData['companies'];
  /** Those of the first row have logos that aren't loaded lazily. */
  isFirst: boolean;
}

function Companies({ companies, isFirst }: CompaniesProps) {
  return companies.map((company, index) => (
    <li key={company.id}>
      <CompanyCard company={company} isEager={isFirst && index < EAGER} isRowOnPhone />
    </li>
  ));
}
const LaterCompanies = hydratedLater(Companies);

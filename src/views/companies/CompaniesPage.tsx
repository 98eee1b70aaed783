import Building2 from '~icons/lucide/building-2';
import SearchX from '~icons/lucide/search-x';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { CompaniesData } from '../../../contract/pages.ts';
import { companyPath } from '../../lib/search-url/company-url.ts';
import { askedCompanies, companiesUrl, type CompaniesAsked } from '../../lib/search-url/companies-url.ts';
import { companiesRequest } from '../../services/companies.ts';
import { useBoot, usePageData } from '../app/boot.ts';
import { useUser } from '../app/SessionFlow.tsx';
import { useTitle } from '../app/useTitle.ts';
import { useSuggest } from '../form/useSuggest.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Chip } from '../ui/Chip.tsx';
import { CompanyCard } from '../ui/CompanyCard.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { labelStyle } from '../ui/field.styles.ts';
import { OfflineBar } from '../ui/OfflineBar.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SuggestInput } from '../ui/SuggestInput.tsx';

const page = css({ py: { base: '16', md: '32' }, display: 'grid', gap: '24', gridTemplateColumns: 'minmax(0, 1fr)' });
const form = css({
  display: 'grid',
  gap: '12',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 260px) auto' },
  maxW: '880px',
  '& button': { minH: '48px' },
  mdDown: { '& > :nth-last-child(2)': { order: '3', gridColumn: '1 / -1' } },
});
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
/** The field of a search as one of a form: its list is below it on phones too, and its label above it. */
const box = css({
  bg: 'raised',
  borderRadius: 'control',
  boxShadow: 'inset 0 0 0 1px {colors.edge}',
  '& > div': { borderRadius: '{radii.control}!' },
  mdDown: {
    '& label': { srOnly: true },
    '& input': { h: '48px!', py: '0!' },
    '& [role=presentation]': {
      position: 'absolute!',
      insetBlock: 'calc(100% + 8px) auto!',
      maxH: '50dvh',
      p: '4px!',
      bg: 'raised',
      borderRadius: 'card',
      boxShadow: 'float',
    },
  },
});
/** Those in sight at first on a wide screen. */
const EAGER = 4;

/** /companies: who hires in the country, by name and industry. */
export default function CompaniesPage() {
  const { t } = useTranslation('companies');
  const { country } = useBoot();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked = askedCompanies(pathname + search);
  const rendered = usePageData('companies');
  const [state, send] = useMachine(companiesRequest, { input: rendered ? { response: rendered } : { payload: asked } });
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    send({ type: 'request.sent', payload: askedCompanies(`/companies${search}`) });
  }, [search, send]);
  const title = t('list.title', { where: t(`layout:country.in.${country}`) });
  useTitle(title);
  const { response, error } = state.context;
  const retry = () => send({ type: 'request.retried' });
  return (
    <div className={cx(containerStyle, page)}>
      <header>
        <h1 className={css({ textStyle: { base: 'title', md: 'page' } })}>{title}</h1>
        <p className={css({ color: 'quiet' })}>{t('list.text')}</p>
      </header>
      {user ? (
        <Chip
          isOn={asked.followed === '1'}
          className={css({ justifySelf: 'start' })}
          onClick={() => void navigate(asked.followed ? '/companies' : '/companies?followed=1')}
        >
          {t('list.followed')}
        </Chip>
      ) : null}
      <CompanySearch key={search} asked={asked} industries={response?.industries ?? []} />
      {state.matches('offline') ? <OfflineBar onRetry={retry} /> : null}
      {state.matches('failure') ? (
        <ErrorState title={t('list.failed')} reference={error?.requestId ?? null} onRetry={retry}>
          {t('list.failedText')}
        </ErrorState>
      ) : response ? (
        <Found data={response} asked={asked} isBusy={state.hasTag('busy')} />
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

interface CompanySearchProps {
  asked: CompaniesAsked;
  industries: CompaniesData['industries'];
}

/** A plain form underneath, so that it searches before any script is there. */
function CompanySearch({ asked, industries }: CompanySearchProps) {
  const { t } = useTranslation('companies');
  const navigate = useNavigate();
  const action = useHref('/companies');
  const suggesting = useSuggest('company', asked.query ?? '', ({ id, value }) => void navigate(companyPath({ id, name: value })));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams(new FormData(event.currentTarget) as never).toString();
    void navigate(companiesUrl(askedCompanies(`/companies?${typed}`)));
  };
  return (
    <form role="search" action={action} data-compact="" className={form} onSubmit={submit}>
      {asked.followed ? <input type="hidden" name="followed" value={asked.followed} /> : null}
      <div>
        <p aria-hidden="true" className={labelStyle}>
          {t('list.search')}
        </p>
        <div className={box}>
          <SuggestInput label={t('list.search')} placeholder="" name="query" icon={<Building2 size={20} aria-hidden="true" />} suggesting={suggesting} />
        </div>
      </div>
      <Select
        label={t('list.industry')}
        name="industry"
        defaultValue={String(asked.industry ?? '')}
        placeholder={t('list.anyIndustry')}
        options={industries.map(({ id, value }) => ({ value: String(id), label: value }))}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" variant="primary">
        {t('list.submit')}
      </Button>
    </form>
  );
}

function Found({ data: { companies, meta }, asked, isBusy }: { data: CompaniesData; asked: CompaniesAsked; isBusy: boolean }) {
  const { t, i18n } = useTranslation('companies');
  const isFollowed = asked.followed === '1' && asked.query === '' && asked.industry === undefined;
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
      <ul className={grid} aria-busy={isBusy}>
        {companies.map((company, index) => (
          <li key={company.id}>
            <CompanyCard company={company} isEager={index < EAGER} isRowOnPhone />
          </li>
        ))}
      </ul>
      <Pagination page={meta.page} pages={Math.ceil(meta.total / meta.size)} hrefOf={(to) => companiesUrl({ ...asked, page: to })} />
    </>
  );
}

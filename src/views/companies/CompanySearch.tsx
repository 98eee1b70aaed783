import Building2 from '~icons/lucide/building-2';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useHref, useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import type { CompaniesData } from '../../../contract/pages.ts';
import { companyPath } from '../../lib/search-url/company-url.ts';
import { parseCompaniesUrl, companiesUrl, type CompaniesQuery } from '../../lib/search-url/companies-url.ts';
import { useSuggest } from '../shared/search/useSuggest.ts';
import { Button } from '../ui/Button.tsx';
import { labelStyle } from '../ui/field.styles.ts';
import { Select } from '../ui/Select.tsx';
import { SuggestInput } from '../ui/SuggestInput.tsx';

const form = css({
  display: 'grid',
  gap: '12',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 260px) auto' },
  maxW: '880px',
  '& :is(button, select, input)': { h: '48px!' },
  mdDown: { '& > :nth-last-child(2)': { order: '3', gridColumn: '1 / -1' } },
});
/** The search field in a form: its list opens below it on phones too, and its label is above it. */
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
interface CompanySearchProps {
  query: CompaniesQuery;
  industries: CompaniesData['industries'];
}

/** A plain form underneath, so that it works without scripts. */
export default function CompanySearch({ query, industries }: CompanySearchProps) {
  const { t } = useTranslation('companies');
  const navigate = useNavigate();
  const action = useHref('/companies');
  const suggesting = useSuggest('company', query.query ?? '', ({ id, value }) => void navigate(companyPath({ id, name: value })));
  const searched = String(query.industry ?? '');
  const industry = useRef<HTMLSelectElement>(null);
  const isListed = industries.length > 0;
  // An industry selected while this code was still loading triggered no change event here.
  useEffect(() => {
    if (isListed && industry.current && industry.current.value !== searched) industry.current.form?.requestSubmit();
  }, [isListed, searched]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams(new FormData(event.currentTarget) as never).toString();
    void navigate(companiesUrl(parseCompaniesUrl(`/companies?${typed}`)));
  };
  return (
    <form role="search" action={action} data-compact="" className={form} onSubmit={submit}>
      {query.followed ? <input type="hidden" name="followed" value={query.followed} /> : null}
      <div>
        <p aria-hidden="true" className={labelStyle}>
          {t('list.search')}
        </p>
        <div className={box}>
          <SuggestInput
            label={t('list.search')}
            placeholder={t('list.placeholder')}
            name="query"
            icon={<Building2 size={20} aria-hidden="true" />}
            suggesting={suggesting}
          />
        </div>
      </div>
      <Select
        // Its default value applies only to options that are there from the start.
        key={String(isListed)}
        label={t('list.industry')}
        ref={industry}
        name="industry"
        defaultValue={searched}
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

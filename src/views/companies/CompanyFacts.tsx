import BadgeCheck from '~icons/lucide/badge-check';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyDetail } from '../../../contract/company-pages.ts';

const list = css({
  display: 'grid',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '16', py: '8' },
  '& dt': { color: 'quiet', flexShrink: '0' },
  '& dd': { textAlign: 'end', minW: '0', overflowWrap: 'anywhere' },
});
const verified = css({
  display: 'flex',
  gap: '12',
  mt: '12',
  p: '16',
  borderRadius: 'card',
  bg: 'accentSoft',
  color: 'accentText',
  '& svg': { flexShrink: '0' },
});
const link = css({ color: 'accentText', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '0.2em' });

/** Facts about a company; missing ones are left out. */
export function CompanyFacts({ company }: { company: CompanyDetail }) {
  const { t, i18n } = useTranslation('companies');
  const founded = company.founded_on && new Intl.DateTimeFormat(i18n.language, { year: 'numeric', timeZone: 'UTC' }).format(new Date(company.founded_on));
  const facts = [
    ['registered_name', company.registered_name],
    ['industry', company.industry?.value],
    ['size', company.size?.value],
    ['company_type', company.company_type && t(`type.${company.company_type}`)],
    ['founded_on', founded],
    ['financing_stage', company.financing_stage?.value],
    ['listing_status', company.listing_status && t(`listing.${company.listing_status}`)],
  ] as const;
  const known = facts.filter(([, words]) => words);
  if (known.length === 0 && company.website === null && !company.is_verified) return null;
  return (
    <section aria-labelledby="facts-title" className={css({ py: '28' })}>
      <h2 id="facts-title" className={css({ textStyle: 'section', mb: '4' })}>
        {t('facts')}
      </h2>
      <dl className={list}>
        {known.map(([name, words]) => (
          <div key={name}>
            <dt>{t(`fact.${name}`)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        {company.website === null ? null : (
          <div>
            <dt>{t('fact.website')}</dt>
            <dd>
              <a href={company.website} target="_blank" rel="noopener noreferrer nofollow" className={link}>
                {new URL(company.website).hostname.replace(/^www\./, '')}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {company.is_verified ? (
        <p className={verified}>
          <BadgeCheck size={20} aria-hidden="true" />
          <span>
            <strong className={css({ display: 'block', fontWeight: '600' })}>{t('verified')}</strong>
            {t('verified.text')}
          </span>
        </p>
      ) : company.domain ? (
        <p className={css({ mt: '8', fontSize: '13', color: 'quiet' })}>{t('domain', { domain: company.domain })}</p>
      ) : null}
    </section>
  );
}

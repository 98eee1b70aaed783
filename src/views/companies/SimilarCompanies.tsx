import { css, cx } from '#css/css';
import type { CompanyData } from '../../../contract/pages.ts';
import { CompanyCard } from '../ui/CompanyCard.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { useTranslation } from '../ui/useTranslation.tsx';

const list = css({
  display: 'grid',
  gap: '24',
  listStyle: 'none',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
});

/** The end of a company's page: companies of the same kind. */
export function SimilarCompanies({ companies }: { companies: CompanyData['similar'] }) {
  const { t } = useTranslation('companies');
  return (
    <section aria-labelledby="similar-companies" className={cx(containerStyle, css({ pb: '48' }))}>
      <h2 id="similar-companies" className={css({ textStyle: 'title', mb: '16' })}>
        {t('similar')}
      </h2>
      <ul className={list}>
        {companies.map((company) => (
          <li key={company.id} className={css({ minW: '0' })}>
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
    </section>
  );
}

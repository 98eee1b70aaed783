import Check from '~icons/lucide/check';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyDetail } from '../../../contract/company-pages.ts';
import { CompanyPhotos } from './CompanyPhotos.tsx';
import { OwnWords } from './OwnWords.tsx';

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '8 32',
  listStyle: 'none',
  '& li': { display: 'flex', gap: '8', alignItems: 'flex-start' },
  '& svg': { flexShrink: '0', mt: '2px', color: 'accentText' },
});

const values = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '16 32',
  listStyle: 'none',
});
/** Work culture and benefits, in the company's own words. */
export function CompanyCulture({ company }: { company: CompanyDetail }) {
  const { t, i18n } = useTranslation('companies');
  return (
    <div className={css({ display: 'grid', gap: '20' })}>
      {company.culture === null ? null : <OwnWords>{company.culture}</OwnWords>}
      {company.pictures.length > 0 ? <CompanyPhotos pictures={company.pictures} /> : null}
      {company.values.length > 0 ? (
        <div>
          <h3 className={css({ textStyle: 'strong', mb: '8' })}>{t('values')}</h3>
          <ul className={values}>
            {company.values.map(({ id, value }) => (
              <li key={id}>
                <span className={css({ fontWeight: '600' })}>{value}</span>
                {i18n.exists(`companies:value.${id}`) ? (
                  <span className={css({ display: 'block', color: 'quiet' })}>{t(`value.${id}` as 'value.1')}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {company.benefits.length > 0 ? (
        <div>
          <h3 className={css({ textStyle: 'strong', mb: '8' })}>{t('benefits')}</h3>
          <ul className={list}>
            {company.benefits.map(({ id, value }) => (
              <li key={id}>
                <Check size={18} aria-hidden="true" />
                {value}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyDetail } from '../../../contract/company-pages.ts';
import { PlaceMap } from '../ui/PlaceMap.tsx';

const link = css({ display: 'inline-flex', alignItems: 'center', minH: '44px', my: '-8px', fontSize: '13', color: 'accentText', textDecoration: 'underline' });
const list = css({ display: 'grid', gap: '20', listStyle: 'none', gridTemplateColumns: 'minmax(0, 1fr)', '& p': { mt: '8', fontWeight: '600' } });

const OPEN_STREET_MAP = 'https://www.openstreetmap.org';

/** Where a company is: its address as it wrote it, and a map of each place it hires in. Places without coordinates have no map. */
export function CompanyOffices({ company: { address, offices } }: { company: CompanyDetail }) {
  const { t } = useTranslation('companies');
  if (address === null && offices.length === 0) return null;
  return (
    <section aria-labelledby="offices-title" className={css({ py: '24', borderBlockStart: '1px solid {colors.line}' })}>
      <h2 id="offices-title" className={css({ textStyle: 'section', mb: '12' })}>
        {t('offices')}
      </h2>
      {address === null ? null : (
        <div className={css({ mb: '16', overflowWrap: 'anywhere' })}>
          <p className={css({ whiteSpace: 'pre-line' })}>{address}</p>
          <a href={`${OPEN_STREET_MAP}/search?query=${encodeURIComponent(address)}`} target="_blank" rel="noopener noreferrer" className={link}>
            {t('offices.find')}
          </a>
        </div>
      )}
      <ul className={list}>
        {offices.map(({ name, latitude, longitude }) => (
          <li key={name}>
            <PlaceMap latitude={latitude} longitude={longitude} alt={t('offices.map', { place: name })} isNarrow />
            <p>{name}</p>
            <a
              href={`${OPEN_STREET_MAP}/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`}
              target="_blank"
              rel="noopener noreferrer"
              className={link}
            >
              {t('offices.openPlace', { place: name })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

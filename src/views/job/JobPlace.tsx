import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { addressLine } from './addressLine.ts';

const frame = css({
  borderRadius: 'card',
  overflow: 'hidden',
  bg: 'sunken',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  '& img': { display: 'block', w: '100%', h: 'auto', aspectRatio: '16 / 7', objectFit: 'cover' },
});
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12',
  mt: '8',
  fontSize: '13',
  color: 'quiet',
  '& a': { display: 'inline-flex', alignItems: 'center', minH: '44px', my: '-8px', color: 'accentText', textDecoration: 'underline' },
});

/** Where the job is: address, map, every further place. Nothing to show for a job without a known place. */
export function JobPlace({ job }: { job: JobDetail }) {
  const { t, i18n } = useTranslation('job');
  const { latitude, longitude } = job;
  if (latitude === null || longitude === null) return null;
  const at = `${latitude.toFixed(4)},${longitude.toFixed(4)}`;
  const map = (size: string) => `/map/${at}.svg?language=${i18n.language}${size}`;
  return (
    <section aria-labelledby="job-place">
      <h2 id="job-place" className={css({ textStyle: 'section', mb: '12' })}>
        {t('location')}
      </h2>
      <p className={css({ mb: '12' })}>
        {addressLine(
          job.address,
          job.locations.map(({ value }) => value),
        )}
      </p>
      <div className={frame}>
        <picture>
          <source srcSet={map('&size=small')} media="(max-width: 480px)" />
          <img src={map('')} alt={t('location.map', { place: job.location })} width={640} height={280} loading="lazy" decoding="async" />
        </picture>
      </div>
      <p className={links}>
        <a href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`} target="_blank" rel="noopener noreferrer">
          {t('location.open')}
        </a>
      </p>
    </section>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobDetail } from '../../../contract/records.ts';
import { PlaceMap } from '../ui/PlaceMap.tsx';
import { addressLine } from './addressLine.ts';

const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12',
  mt: '8',
  fontSize: '13',
  color: 'quiet',
  '& a': { display: 'inline-flex', alignItems: 'center', minH: '44px', my: '-8px', color: 'accentText', textDecoration: 'underline' },
});

/** The job's location: address, map, other places. Shows nothing for a job without a known place. */
export function JobPlace({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  const { latitude, longitude } = job;
  if (latitude === null || longitude === null) return null;
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
      <PlaceMap latitude={latitude} longitude={longitude} alt={t('location.map', { place: job.location })} />
      <p className={links}>
        <a href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`} target="_blank" rel="noopener noreferrer">
          {t('location.open')}
        </a>
      </p>
    </section>
  );
}

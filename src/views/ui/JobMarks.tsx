import { useTranslation } from './useTranslation.tsx';
import type { JobCard } from '../../../contract/records.ts';
import { Badge } from './Badge.tsx';

/** What is special about an open job: its employer hires urgently, or the site features it. */
export function JobMarks({ job }: { job: Pick<JobCard, 'is_urgent' | 'is_featured'> }) {
  const { t } = useTranslation('common');
  return (
    <>
      {job.is_urgent ? (
        <span title={t('job.urgent.meaning')}>
          <Badge tone="inform">{t('job.urgent')}</Badge>
        </span>
      ) : null}
      {job.is_featured ? (
        <span title={t('job.featured.meaning')}>
          <Badge tone="accent">{t('job.featured')}</Badge>
        </span>
      ) : null}
    </>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { JobCard } from '../../../contract/records.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { useBoot } from '../core/boot.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { useRequest } from '../core/useRequest.ts';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { SectionLink } from '../ui/SectionLink.tsx';
import { homeRequest } from './homeRequest.ts';
import { JobGrid } from './JobGrid.tsx';

const saveOf = ({ id, title }: JobCard) => <SaveJob jobId={id} title={title} />;
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '8' });

/** The newest jobs of the country, for users without preferences; nothing if they can't be loaded. */
export function NewJobs() {
  const { t } = useTranslation(['home', 'layout']);
  const { country } = useBoot();
  const now = useServerNow();
  const [{ context }] = useRequest(homeRequest, null);
  const jobs = context.response?.jobs ?? [];
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="new-jobs" className={css({ gridColumn: '1 / -1', minW: '0' })}>
      <div className={head}>
        <h2 id="new-jobs" className={css({ textStyle: 'section' })}>
          {t('jobs.title', { place: t(`layout:country.in.${country}`) })}
        </h2>
        <SectionLink to={buildSearchUrl({})}>{t('jobs.all')}</SectionLink>
      </div>
      <JobGrid jobs={jobs} now={now} saveOf={saveOf} />
    </section>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { recommendationsRequest } from '../../services/myJobs.ts';
import { useRequest } from '../core/useRequest.ts';
import { SectionLink } from '../ui/SectionLink.tsx';
import { RecommendedJob } from './RecommendedJob.tsx';

const SHOWN = 4;
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '8' });
/** The text is aligned with the page, and so are the lines between rows. */
const rows = css({
  mx: '-12px',
  '&& > article + article': { borderBlockStart: '0' },
  '& > article + article::before': { content: '""', position: 'absolute', insetBlockStart: '0', insetInline: '12px', h: '1px', bg: 'line' },
});

/** The best matching jobs, with a link to all; nothing if there are none, or if they can't be loaded. */
export function Picks() {
  const { t } = useTranslation('seekerHome');
  const [{ context }] = useRequest(recommendationsRequest, { list: 'recommended', sort: 2, page: 1 });
  const items = context.response?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="picks">
      <div className={head}>
        <h2 id="picks" className={css({ textStyle: 'section' })}>
          {t('picks')}
        </h2>
        <SectionLink to="/recommended-job/recommended">{t('picks.all')}</SectionLink>
      </div>
      <div className={rows}>
        {items.slice(0, SHOWN).map((recommendation) => (
          <RecommendedJob key={recommendation.job.id} recommendation={recommendation} />
        ))}
      </div>
    </section>
  );
}

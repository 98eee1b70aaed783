import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Posting } from '../../../contract/postings.ts';
import { STAGES } from './stages.ts';
import { Link } from '../ui/Link.tsx';

const link = css({ display: 'inline-block', py: '12', my: '-12px', fontWeight: '600', color: 'accentText', _hover: { textDecoration: 'underline' } });

/** The number of applicants by status, with a link to them. */
export function Applicants({ posting, hasEnded }: { posting: Posting; hasEnded: boolean }) {
  const { t } = useTranslation('postings');
  const stages = STAGES.filter((stage) => (posting.applicants[stage] ?? 0) > 0);
  const all = stages.reduce((sum, stage) => sum + (posting.applicants[stage] ?? 0), 0);
  if (all === 0) return <p className={css({ color: 'quiet', fontSize: '13' })}>{t(hasEnded ? 'applicants.nobody' : 'applicants.none')}</p>;
  return (
    <p className={css({ fontSize: '13' })}>
      <Link to={`/employer/jobs/${posting.id}/applicants`} className={link}>
        {t('applicants.all', { count: all })}
      </Link>
      <span className={css({ color: 'quiet' })}>: {stages.map((stage) => t(`stage.${stage}`, { count: posting.applicants[stage] })).join(', ')}</span>
    </p>
  );
}

import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Posting } from '../../../../contract/postings.ts';
import { Link } from '../../ui/Link.tsx';
import { Meta } from '../../ui/Meta.tsx';
import { SectionLink } from '../../ui/SectionLink.tsx';
import { Part } from './Part.tsx';

const STAGES = [
  ['new', 'pending'],
  ['opened', 'viewed'],
  ['talking', 'communicating'],
  ['interview', 'interview'],
  ['accepted', 'accepted'],
] as const;

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  rowGap: '8',
  columnGap: '24',
  py: '12',
  '& + &': { borderBlockStart: '1px solid {colors.line}' },
  md: { gridTemplateColumns: 'minmax(0, 1fr) 350px' },
});
const quiet = css({ color: 'quiet', fontSize: '13' });
const pipe = css({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', isolation: 'isolate' });
const stage = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: '4',
  color: 'quiet',
  fontSize: '13',
  lineHeight: '1.2',
  letterSpacing: { base: '-0.02em', md: '0' },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    zIndex: '-1',
    insetInlineStart: '16px',
    insetInlineEnd: '-16px',
    top: '15px',
    borderBlockStart: '2px solid {colors.line}',
  },
});
const number = css({
  display: 'grid',
  placeItems: 'center',
  w: '32px',
  h: '32px',
  borderRadius: 'full',
  bg: 'paper',
  boxShadow: 'inset 0 0 0 2px {colors.line}',
  fontSize: '13',
  fontVariantNumeric: 'tabular-nums',
  '&[data-some]': { color: 'ink', fontWeight: '600' },
  '&[data-new]': { bg: 'accentSoft', color: 'accentText', boxShadow: 'inset 0 0 0 2px {colors.accent}' },
});

/** The open jobs, each with the number of its applicants per step. */
export function OpenJobs({ jobs }: { jobs: readonly Posting[] }) {
  const { t } = useTranslation('today');
  return (
    <Part id="today-jobs" title={t('jobs')} action={<SectionLink to="/employer/jobs">{t('jobs.all')}</SectionLink>}>
      <ul aria-labelledby="today-jobs">
        {jobs.map((job) => (
          <li key={job.id} className={row}>
            <div className={css({ minW: '0', overflowWrap: 'anywhere' })}>
              <Link to={`/employer/jobs/${job.id}/applicants`} className={css({ fontWeight: '600', _hover: { textDecoration: 'underline' } })}>
                {job.title}
              </Link>
              <p className={quiet}>{job.location}</p>
            </div>
            {STAGES.some(([, state]) => job.applicants[state]) ? (
              <ul className={pipe}>
                {STAGES.map(([name, state]) => {
                  const count = job.applicants[state] ?? 0;
                  return (
                    <li key={name} className={stage} aria-label={t('jobs.stage', { stage: t(`jobs.${name}`), count })}>
                      <span className={number} data-some={count > 0 || undefined} data-new={(name === 'new' && count > 0) || undefined}>
                        {count}
                      </span>
                      <span aria-hidden="true">{t(`jobs.${name}`)}</span>
                    </li>
                  );
                })}
              </ul>
            ) : (
              <div className={quiet}>
                <Meta>
                  <span>{t('jobs.nobody')}</span>
                  <span>{t('jobs.views', { count: job.views })}</span>
                </Meta>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

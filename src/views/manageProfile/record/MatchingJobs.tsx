import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Values } from '../../../machines/record/record.types.ts';
import { matchingRequest, type Wanted } from '../../../services/profile/matching.ts';
import { useBoot } from '../../core/boot.ts';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import { Link } from '../../ui/Link.tsx';
import { SalaryText } from '../../ui/SalaryText.tsx';
import { wantedOf } from './wanted.ts';

const box = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12', alignContent: 'start', _empty: { display: 'none' } });
const rows = css({ listStyle: 'none', '& > li': { borderBlockStart: '1px solid {colors.line}' } });
const row = css({ position: 'relative', display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '12', py: '12', alignItems: 'center' });
const title = css({
  fontWeight: '600',
  overflowWrap: 'anywhere',
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
});

interface MatchingJobsProps {
  /** The preference's values when a field was last left. */
  values: Values;
  /** Fills in what most jobs with that title have in common and the user wasn't asked. */
  onKnown: (industry: number) => void;
}

/** How many open jobs match the answers, and the first of them. Shows nothing until there is a title. */
export function MatchingJobs({ values, onKnown }: MatchingJobsProps) {
  const { t, i18n } = useTranslation('profile');
  const { country } = useBoot();
  const [state, send] = useMachine(matchingRequest, { input: {} });
  const wanted = wantedOf(values, country);
  const query = wanted === null ? '' : JSON.stringify(wanted);
  useEffect(() => {
    send(query === '' ? { type: 'request.cleared' } : { type: 'request.sent', payload: JSON.parse(query) as Wanted });
  }, [query, send]);
  const { response } = state.context;
  const industry = state.matches('success') ? (response?.industry ?? null) : null;
  const report = useEffectEvent((known: number) => onKnown(known));
  useEffect(() => {
    if (industry !== null) report(industry);
  }, [industry]);
  if (!response || wanted === null) return null;
  const { jobs, meta } = response;
  const formatted = meta.total.toLocaleString(i18n.language);
  return (
    <section className={box} aria-label={t('matching')} aria-busy={state.hasTag('busy')}>
      <p role="status" className={css({ textStyle: 'section', color: 'accentText' })}>
        {meta.more ? t('matching.over', { formatted }) : t('matching.jobs', { count: meta.total, formatted })}
      </p>
      {jobs.length === 0 ? (
        <p className={css({ color: 'quiet' })}>{t('matching.none')}</p>
      ) : (
        <ul className={rows}>
          {jobs.map((job) => (
            <li key={job.id} className={row}>
              <CompanyMark logo={job.company.logo} size={44} />
              <div className={css({ minW: '0' })}>
                <p className={title}>
                  <Link to={job.url} target="_blank">
                    {job.title}
                  </Link>
                </p>
                <p className={css({ fontSize: '13' })}>
                  <SalaryText salary={job.salary} />
                </p>
                <p className={css({ color: 'quiet', fontSize: '13', truncate: true })}>
                  <bdi>{job.company.name}</bdi>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

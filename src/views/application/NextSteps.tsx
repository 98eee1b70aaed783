import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ApplicationEventType } from '../../machines/application/application.types.ts';
import type { NextSteps } from '../../machines/application/nextSteps.ts';
import { partStyle, partTitleStyle } from './application.styles.ts';

/** In their usual order. */
const ORDER: readonly ApplicationEventType[] = [
  'application.viewed',
  'chat.opened',
  'interview.agreed',
  'application.accepted',
  'application.declined',
  'job.reopened',
  'job.held',
  'job.closed',
  'application.withdrawn',
  'promise.due',
  'promise.expired',
];
const WHO = ['employer', 'seeker', 'system'] as const;
const list = css({ display: 'grid', gap: '4', ps: '16', listStyle: 'disc', '& li::marker': { color: 'faint' } });

/** What can happen next, grouped by side: the events the chart accepts in the application's current state, in words. */
export function NextSteps({ next }: { next: NextSteps }) {
  const { t } = useTranslation('application');
  return (
    <section aria-labelledby="may-come" className={partStyle}>
      <h2 id="may-come" className={partTitleStyle}>
        {t('next.title')}
      </h2>
      {WHO.map((who) => {
        // An event that both sides can send is listed under the more usual one.
        const steps = ORDER.filter((event) => next.steps.some((step) => step.event === event && step.by[0] === who));
        return steps.length === 0 ? null : (
          <div key={who}>
            <h3 className={css({ fontWeight: '600', mb: '4' })}>{t(`next.${who}`)}</h3>
            <ul className={list}>
              {steps.map((event) => (
                <li key={event}>{t(`may.${event}`)}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

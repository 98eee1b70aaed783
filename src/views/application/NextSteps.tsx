import { useTranslation } from '../ui/useTranslation.tsx';
import type { AppliedJob } from '../../../contract/applications.ts';
import type { NextSteps as Next } from '../../machines/application/nextSteps.ts';
import { partStyle, partTitleStyle } from './application.styles.ts';

/** The events worth a sentence, in their usual order. The others are on the trail, or have a button. */
const DESCRIBED = ['interview.agreed', 'job.reopened', 'application.declined', 'promise.due', 'promise.expired'] as const;

/** What can happen next: the events the chart accepts in the application's current state, in words. */
export function NextSteps({ next, application: { job, interview } }: { next: Next; application: AppliedJob }) {
  const { t } = useTranslation('application');
  const described = DESCRIBED.filter((event) => next.steps.some((step) => step.event === event) && (event !== 'interview.agreed' || interview !== null));
  if (described.length === 0) return null;
  return (
    <section aria-labelledby="may-come" className={partStyle}>
      <h2 id="may-come" className={partTitleStyle}>
        {t('next.title')}
      </h2>
      {described.map((event) => (
        <p key={event}>{t(`next.${event}`, { company: job.company.name })}</p>
      ))}
    </section>
  );
}

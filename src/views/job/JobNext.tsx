import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Trail, type TrailStep } from '../ui/Trail.tsx';

/** What happens after applying, for users who haven't: the application's trail, with whose turn it is and by when. */
export function JobNext({ promiseDays }: { promiseDays: number }) {
  const { t } = useTranslation('job');
  const steps: TrailStep[] = [
    { id: 'pending', label: t('next.applied'), state: 'here', note: t('next.appliedHint') },
    { id: 'viewed', label: t('next.answer'), state: 'next', note: t('next.answerHint', { count: promiseDays }) },
    { id: 'communicating', label: t('next.talk'), state: 'next', note: t('next.talkHint') },
    { id: 'accepted', label: t('next.decision'), state: 'next', note: t('next.decisionHint') },
  ];
  return (
    <section aria-labelledby="job-next">
      <h2 id="job-next" className={css({ textStyle: 'section', mb: '12' })}>
        {t('next.title')}
      </h2>
      <Trail steps={steps} label={t('next.title')} look="whole" />
    </section>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Application } from '../../../contract/records.ts';
import { applicationTrail, nextOf } from '../shared/application/applicationTrail.ts';
import { Trail } from '../ui/Trail.tsx';

export interface AppliedPartProps {
  application: Application;
  /** `line` next to the actions, `whole` where the trail is drawn. */
  look: 'line' | 'whole';
}

/** When the user applied, whose turn it is and by when; or the whole trail of the application. */
export default function AppliedPart({ application, look }: AppliedPartProps) {
  const { t, i18n } = useTranslation(['myJobs', 'job']);
  const date = (at: string) => new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' }).format(new Date(at));
  const { actsNext, dueAt } = nextOf(application);
  const { job, promise, status, interview } = application;
  if (look === 'whole') {
    return (
      <section aria-labelledby="own-application">
        <h2 id="own-application" className={css({ textStyle: 'section', mb: '12' })}>
          {t('trail', { company: job.company.name })}
        </h2>
        <Trail steps={applicationTrail(application, (at) => t(`status.${at}`), date)} label={t('trail', { company: job.company.name })} look="whole" />
      </section>
    );
  }
  // The chart of an upcoming interview says whose turn it is.
  const turn = interview ? (interview.acts_next ? (`next.${interview.acts_next}` as const) : 'interview.agreed') : (`next.${actsNext ?? 'none'}` as const);
  const isAwaiting = interview === null && dueAt !== null && promise?.status === 'awaiting';
  return (
    <p role="status" data-state={status}>
      <span className={css({ fontWeight: '600' })}>{t('job:apply.applied', { date: date(application.created_at) })}</span>{' '}
      <span className={css({ color: 'quiet' })}>
        {isAwaiting ? t('job:apply.due', { date: date(dueAt) }) : t('job:apply.state', { status: t(`status.${status}`), next: t(turn) })}
      </span>
    </p>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { DECLINE_REASONS } from '../../../contract/decline-reasons.ts';
import { applicationTrail } from '../shared/application/applicationTrail.ts';
import { Trail } from '../ui/Trail.tsx';

/** The application's trail, drawn from its chart: what happened when, where it is, what can come next. */
export function ApplicantTrail({ applicant }: { applicant: Applicant }) {
  const { t, i18n } = useTranslation(['applicants', 'myJobs']);
  const { application, name } = applicant;
  const date = (at: string) =>
    new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(new Date(at));
  const reason = DECLINE_REASONS.find((one) => one === application.reason);
  return (
    <aside className={css({ display: 'grid', gap: '16', alignContent: 'start' })}>
      <h2 className={css({ textStyle: 'section' })}>{t('trail.title')}</h2>
      <Trail steps={applicationTrail(application, (status) => t(`stage.${status}`), date)} label={t('trail', { name })} look="whole" />
      {reason ? <p className={css({ fontSize: '13' })}>{t('reason', { reason: t(`myJobs:declineReason.${reason}`) })}</p> : null}
      {application.reason === 'noAnswer' ? <p className={css({ fontSize: '13' })}>{t('reason.noAnswer')}</p> : null}
      {application.note ? (
        <p className={css({ fontSize: '13', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{t('note', { note: application.note })}</p>
      ) : null}
    </aside>
  );
}

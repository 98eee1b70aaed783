import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AppliedJob } from '../../../contract/applications.ts';
import { DECLINE_REASONS } from '../../../contract/decline-reasons.ts';
import type { NextSteps } from '../../machines/application/nextSteps.ts';
import { stepsAhead } from '../shared/application/applicationTrail.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { Trail, type TrailStep } from '../ui/Trail.tsx';
import { partStyle, partTitleStyle } from './application.styles.ts';
import { PromiseLine } from './PromiseLine.tsx';

interface StandingProps {
  application: AppliedJob;
  next: NextSteps;
  /** The available actions. */
  children: ReactNode;
}

const CLOSED: readonly string[] = ['notAccepted', 'withdrawn', 'jobClosed'];
const time = css({ fontVariantNumeric: 'tabular-nums' });

/** The application's status: in words, whose turn it is and by when, and the whole trail with its times. */
export function ApplicationStatus({ application, next, children }: StandingProps) {
  const { t, i18n } = useTranslation(['application', 'myJobs']);
  const { status, reason, note, history, job } = application;
  const why = DECLINE_REASONS.find((each) => each === reason);
  const walked = history.map(({ status: each, by, at: when }, index): TrailStep => {
    const isLast = index === history.length - 1;
    return {
      // A job that was put on hold and reopened has the same state twice.
      id: `${each}-${index}`,
      label: t(`myJobs:status.${each}`),
      state: !isLast || each === 'accepted' ? 'done' : CLOSED.includes(each) ? 'closed' : 'here',
      note: (
        <>
          <time dateTime={when} className={time}>
            {dayAndTime(when, i18n.language)}
          </time>{' '}
          · {t(`by.${by}`)}
        </>
      ),
    };
  });
  const ahead = stepsAhead(application, (each) => t(`myJobs:status.${each}`));
  return (
    <section aria-labelledby="standing" className={partStyle}>
      <div className={css({ display: 'grid', gap: '4' })}>
        <h2 id="standing" className={partTitleStyle}>
          {t(`now.${status}`)}
        </h2>
        <p role="status" className={css({ color: 'quiet' })}>
          {t(`now.${status}.text`, { company: job.company.name })}
        </p>
        {/* The promise already says that no reply came. */}
        {reason && reason !== 'noAnswer' ? <p>{t('myJobs:reason', { reason: why ? t(`myJobs:declineReason.${why}`) : reason })}</p> : null}
        {note ? <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{t('myJobs:note', { company: job.company.name, note })}</p> : null}
      </div>
      <PromiseLine promise={application.promise} next={next} interview={application.interview} />
      <Trail steps={[...walked, ...ahead]} label={t('myJobs:trail', { company: job.company.name })} look="whole" />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', _empty: { display: 'none' } })}>{children}</div>
    </section>
  );
}

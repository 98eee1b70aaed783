import ChevronDown from '~icons/lucide/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { Prose } from '../shared/resume/Prose.tsx';
import { ResumePart } from '../shared/resume/ResumePart.tsx';
import { Callout } from '../ui/Callout.tsx';
import { SentResume } from './SentResume.tsx';
import { SentVideo } from './SentVideo.tsx';

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32', alignContent: 'start', minW: '0' });
const answers = css({ display: 'grid', gap: '12', '& dt': { color: 'quiet', fontSize: '13' }, '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

const partTitle = css({ textStyle: 'section' });
const opener = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  minH: '44px',
  w: 'fit-content',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});
const chevron = css({ color: 'quiet', transition: 'transform {durations.fast}', '[open] > summary > &': { transform: 'rotate(180deg)' } });

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })} aria-label={title}>
      <h2 className={partTitle}>{title}</h2>
      {children}
    </section>
  );
}

/** Everything a job seeker sent, and their profile as far as they share it with this company. */
export function ApplicantSent({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation('applicants');
  const { application, screening_answers: answered, resume, video, profile } = applicant;
  if (applicant.is_taken_back)
    return (
      <Callout severity="info" title={t('takenBack.title')}>
        {t('takenBack.text', { name: applicant.name })}
      </Callout>
    );
  const answerText = (answer: string) => (answer === 'yes' || answer === 'no' ? t(`answers.${answer}`) : answer);
  return (
    <div className={column}>
      {application.first_message ? (
        <Part title={t('message')}>
          <Prose text={application.first_message} />
        </Part>
      ) : null}
      {answered.length > 0 ? (
        <Part title={t('answers')}>
          <dl className={answers}>
            {answered.map(({ question, answer }, index) => (
              <div key={index}>
                <dt>{question ?? t('answers.gone')}</dt>
                <dd>{answerText(answer)}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      <Part title={t('resume')}>
        {resume ? (
          <SentResume applicationId={applicant.id} name={applicant.name} resume={resume} />
        ) : (
          <p className={css({ color: 'quiet' })}>{t('resume.none')}</p>
        )}
      </Part>
      {video ? (
        <Part title={t('video')}>
          <SentVideo name={applicant.name} video={video} />
        </Part>
      ) : null}
      {profile === null ? (
        <Callout severity="info" title={t('profile.hidden.title')}>
          {t('profile.hidden.text')}
        </Callout>
      ) : profile.sections.length === 0 ? null : resume ? (
        // It mostly repeats the resume, so it opens on click.
        <details>
          <summary className={opener}>
            <h2 className={partTitle}>{t('profile')}</h2>
            <ChevronDown size={20} aria-hidden="true" className={chevron} />
          </summary>
          <div className={css({ pt: '12' })}>
            <Sections profile={profile} />
          </div>
        </details>
      ) : (
        <Part title={t('profile')}>
          <Sections profile={profile} />
        </Part>
      )}
    </div>
  );
}

function Sections({ profile }: { profile: NonNullable<Applicant['profile']> }) {
  return (
    <div lang={profile.language} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', overflowWrap: 'anywhere' })}>
      {profile.sections.map((section) => (
        <ResumePart key={section.title} section={section} />
      ))}
    </div>
  );
}

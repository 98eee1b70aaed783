import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ApplicantResume } from '../../../contract/applicant-resume.ts';
import { applicantResumeRequest } from '../../services/applicantResume.ts';
import { useRequest } from '../core/useRequest.ts';
import { Prose } from '../shared/resume/Prose.tsx';
import { ResumePart } from '../shared/resume/ResumePart.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { RequiredByJob } from './RequiredByJob.tsx';

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
/** A page as wide as there is room: without an iframe, so that it adapts to a phone's width. */
const paper = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24',
  p: { base: '16', md: '32' },
  bg: 'raised',
  borderRadius: 'card',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  overflowWrap: 'anywhere',
});
const PLACE = 'resume';

/** The resume in our layout, with the job's requirements above; or why only the file can be read. */
export function ReadResume({ applicationId, name }: { applicationId: string; name: string }) {
  const { t } = useTranslation(['applicants', 'common']);
  const [state, send] = useRequest(applicantResumeRequest, { id: applicationId });
  const { response, error } = state.context;
  const retry = () => send({ type: 'request.retried' });
  if (response?.outcome === 'read') return <Typeset resume={response} name={name} />;
  if (response) return <Callout severity="info">{t(`resume.unreadable.${response.outcome}`)}</Callout>;
  if (state.matches('offline')) return <OfflineHere onRetry={retry} />;
  if (state.matches('failure'))
    return error?.status === 404 ? (
      <p className={css({ color: 'quiet' })}>{t('resume.none')}</p>
    ) : (
      <Callout
        severity="warning"
        actions={
          <Button size="small" onClick={retry}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('resume.failed')}
      </Callout>
    );
  return (
    <div role="status" aria-busy="true" aria-label={t('resume.reading')} className={column}>
      {state.hasTag('slow') ? <p className={css({ color: 'quiet' })}>{t('resume.slow')}</p> : null}
      <Skeleton height="96px" />
      <Skeleton height="320px" />
    </div>
  );
}

function Typeset({ resume, name }: { resume: Extract<ApplicantResume, { outcome: 'read' }>; name: string }) {
  const { t } = useTranslation('applicants');
  const facts = [resume.headline, resume.location].filter((fact) => fact !== '');
  return (
    <div className={column}>
      <RequiredByJob asked={resume.asked} sections={resume.sections} place={PLACE} />
      <article className={paper} aria-label={t('resume.title', { name })} lang={resume.language}>
        <header className={css({ display: 'grid', gap: '4' })}>
          <p className={css({ textStyle: 'title' })} dir="auto">
            {resume.name || name}
          </p>
          {facts.length > 0 ? (
            <p className={css({ color: 'quiet' })} dir="auto">
              {facts.join(' · ')}
            </p>
          ) : null}
        </header>
        {resume.sections.map((section, index) => (
          <ResumePart key={section.title} section={section} level={3} id={`${PLACE}-${index}`} />
        ))}
        {resume.unread.length > 0 ? (
          <section className={css({ display: 'grid', gap: '8', pt: '24', borderBlockStart: '1px solid {colors.line}' })}>
            <h3 className={css({ textStyle: 'card', color: 'quiet', fontWeight: '600' })}>{t('resume.unread')}</h3>
            <Prose text={resume.unread.join('\n')} />
          </section>
        ) : null}
      </article>
    </div>
  );
}

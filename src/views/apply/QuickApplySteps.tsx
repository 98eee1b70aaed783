import { useEffect } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import { storeDraftHere } from '../../services/drafts.ts';
import { dropProgress, storeProgress } from '../../services/quickApply.ts';
import { SessionFlow } from '../core/SessionFlow.tsx';
import { LoginSteps } from '../shared/signIn/LoginSteps.tsx';
import { LoginScope } from '../shared/signIn/LoginFlow.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { QuickApplyFlow } from './ApplyFlow.ts';
import { ApplyFrame } from './ApplyFrame.tsx';
import { Blocked } from './Blocked.tsx';
import { External } from './External.tsx';
import { QuickDetails } from './QuickDetails.tsx';
import { QuestionsForm } from './Questions.tsx';
import { ResumeChoice } from './ResumeChoice.tsx';
import { ResumeUpload } from '../shared/resume/ResumeUpload.tsx';
import { SendState } from './SendState.tsx';

const INTERRUPTIONS = ['jobClosed', 'jobOnHold', 'noWayToApply', 'signInRequired', 'profileIncomplete', 'notEligible', 'banned'] as const;
const SENDING = ['sending', 'rejected', 'failed', 'offline'] as const;

/** Applying without an account: the content for each state of the chart. */
export function QuickApplySteps() {
  const { t } = useTranslation(['apply', 'common']);
  const actor = QuickApplyFlow.useActorRef();
  const { send } = actor;
  const session = SessionFlow.useActorRef();
  const navigate = useNavigate();
  const state = QuickApplyFlow.useSelector((snapshot) => snapshot);
  const { job, details, resumes, resumeId, answers, message, fields, applyUrl } = state.context;
  const { output } = state;
  useEffect(() => {
    const subscription = actor.on('progress.changed', ({ progress }) => storeProgress(job.id, progress));
    const began = actor.on('session.began', (event) => session.send({ type: 'session.began', session: event.session }));
    const postponed = actor.on('application.postponed', ({ draft }) => {
      dropProgress(job.id);
      storeDraftHere(job.id, draft);
    });
    return () => {
      subscription.unsubscribe();
      postponed.unsubscribe();
      began.unsubscribe();
    };
  }, [actor, job.id, session]);
  useEffect(() => {
    if (!output) return;
    dropProgress(job.id);
    if (output.outcome === 'applied') void navigate(output.path, { replace: true });
    else if (output.isReload) window.location.reload();
  }, [output, job.id, navigate]);

  const steps = job.is_external ? ['details', 'external'] : ['details', ...(job.screening_questions.length > 0 ? ['questions'] : []), 'send'];
  const isResume = state.hasTag('resume');
  const sending = SENDING.find((name) => state.matches({ submitting: name }));
  const isLeaving = state.hasTag('leaving');
  const here = isLeaving
    ? 'external'
    : isResume
      ? 'details'
      : state.matches('screening')
        ? 'questions'
        : sending || state.matches('success')
          ? 'send'
          : 'details';
  const { login, resumeUpload } = state.children;
  const block = state.matches('alreadyApplied') ? 'alreadyApplied' : INTERRUPTIONS.find((name) => state.matches({ interrupted: name }));
  if (block)
    return (
      <Blocked
        block={block}
        job={job}
        bannedUntil={null}
        onRetry={state.can({ type: 'submit.retried' }) ? () => send({ type: 'submit.retried' }) : undefined}
      />
    );
  return (
    <ApplyFrame job={job} steps={steps} here={here} scene={state.matches('emailTaken') || login ? 'account' : isResume ? 'resume' : here}>
      {state.hasTag('details') ? <QuickDetails /> : null}
      {state.matches('emailTaken') ? (
        <Callout
          severity="info"
          title={t('emailTaken.title')}
          actions={
            <>
              <Button variant="primary" onClick={() => send({ type: 'signIn.requested' })}>
                {t('emailTaken.signIn')}
              </Button>
              <Button onClick={() => send({ type: 'details.resumed' })}>{t('emailTaken.other')}</Button>
            </>
          }
        >
          {t('emailTaken.text', { email: details?.email ?? '' })}
        </Callout>
      ) : null}
      {login ? (
        <LoginScope.Provider value={login}>
          <LoginSteps />
          <Button variant="plain" className={css({ justifySelf: 'start' })} onClick={() => login.send({ type: 'login.cancelled' })}>
            {t('common:back')}
          </Button>
        </LoginScope.Provider>
      ) : null}
      {isResume && fields['resume_id'] ? <Callout severity="warning">{t('resume.gone')}</Callout> : null}
      {state.matches('listingResumes') ? <p role="status">{t('resume.listing')}…</p> : null}
      {state.matches('choosingResume') ? (
        <ResumeChoice
          resumes={resumes}
          resumeId={resumeId}
          onChoose={(chosen) => send({ type: 'resume.chosen', resumeId: chosen })}
          onUpload={(file) => send({ type: 'resume.uploadRequested', file })}
        />
      ) : null}
      {resumeUpload ? <ResumeUpload upload={resumeUpload} isOnlyWay={resumes.length === 0} /> : null}
      {state.matches('screening') ? (
        <QuestionsForm
          questions={job.screening_questions}
          answers={answers}
          isInvalid={state.matches({ screening: 'invalid' })}
          fields={fields}
          onAnswer={(questionId, answer) => send({ type: 'answer.given', questionId, answer })}
          onSubmit={() => send({ type: 'screening.submitted' })}
        >
          <Button type="submit" variant="primary" size="large" className={css({ md: { justifySelf: 'start' } })}>
            {t('questions.send')}
          </Button>
        </QuestionsForm>
      ) : null}
      {isLeaving ? (
        <External
          applyUrl={applyUrl}
          isRecording={state.matches('recordingClick')}
          isSameWindow={state.matches({ opening: 'sameWindow' })}
          onOpened={() => send({ type: 'external.opened' })}
        />
      ) : null}
      {sending ? (
        <SendState state={sending} message={message || Object.values(fields).flat().join(' ')} onRetry={() => send({ type: 'submit.retried' })} />
      ) : null}
    </ApplyFrame>
  );
}

import { useEffect, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import { LIMITS } from '../../../contract/limits.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useFaultFocus } from '../ui/useFaultFocus.ts';
import { ApplyFlow } from './ApplyFlow.ts';
import { ApplyFrame } from './ApplyFrame.tsx';
import { ApplyLoading } from './ApplyLoading.tsx';
import { Blocked } from './Blocked.tsx';
import { External } from './External.tsx';
import { QuestionsForm } from './Questions.tsx';
import { ResumeChoice } from './ResumeChoice.tsx';
import { useSignedIn } from '../core/useSignedIn.ts';
import { ResumeUpload } from '../shared/resume/ResumeUpload.tsx';
import { SendState } from './SendState.tsx';
import { VideoChoice } from './VideoChoice.tsx';

const BLOCKS = [
  'alreadyApplied',
  'jobDeleted',
  'jobClosed',
  'jobOnHold',
  'noWayToApply',
  'signInRequired',
  'profileIncomplete',
  'notEligible',
  'banned',
] as const;
const SENDING = ['sending', 'rejected', 'failed', 'offline'] as const;
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });
const foot = css({ display: 'flex', gap: '8', flexWrap: 'wrap', alignItems: 'center' });
const wide = css({ mdDown: { w: '100%' } });

/** Applying with an account: the content for each state of the chart. */
export function ApplySteps() {
  const { t } = useTranslation('apply');
  const { send } = ApplyFlow.useActorRef();
  useSignedIn(send);
  const navigate = useNavigate();
  const state = ApplyFlow.useSelector((snapshot) => snapshot);
  const { job, bannedUntil, message, fields, applyUrl, answers } = state.context;
  const isApplied = state.matches('applied');
  useEffect(() => {
    if (!isApplied || !job) return;
    void navigate(`${job.url}/apply/success`, { replace: true });
  }, [isApplied, job, navigate]);

  const steps = [...(job?.screening_questions.length ? ['questions'] : []), 'message', 'send'];
  const here = state.matches({ writing: { step: 'screening' } }) ? 'questions' : state.matches('submitting') ? 'send' : 'message';
  const block =
    BLOCKS.find((name) => state.matches({ blocked: name })) ??
    (state.matches({ interrupted: 'jobClosed' }) ? 'jobClosed' : state.matches({ interrupted: 'jobOnHold' }) ? 'jobOnHold' : undefined);
  const sending = SENDING.find((name) => state.matches({ submitting: name }));
  const retry = state.can({ type: 'check.retried' })
    ? () => send({ type: 'check.retried' })
    : state.can({ type: 'submit.retried' })
      ? () => send({ type: 'submit.retried' })
      : undefined;

  if (state.matches({ checking: 'failed' }))
    return (
      <ErrorState title={t('failed.title')} onRetry={() => send({ type: 'check.retried' })}>
        {t('failed.text')}
      </ErrorState>
    );
  if (state.matches({ checking: 'offline' })) return <OfflineHere onRetry={retry} />;
  if (state.matches('checking') || isApplied)
    return (
      <ApplyFrame job={job} steps={['message', 'send']} here="message">
        <ApplyLoading />
      </ApplyFrame>
    );
  if (block) return <Blocked block={block} job={job} bannedUntil={bannedUntil} onRetry={retry} />;
  return (
    <ApplyFrame job={job} steps={steps} here={here}>
      {state.matches('external') || state.matches('left') ? (
        <External
          applyUrl={applyUrl}
          isRecording={state.hasTag('busy')}
          isSameWindow={window.innerWidth <= LIMITS.mobileWidth}
          onOpened={() => send({ type: 'external.opened' })}
        />
      ) : null}
      {here === 'questions' && job ? (
        <QuestionsForm
          questions={job.screening_questions}
          answers={answers}
          isInvalid={state.matches({ writing: { step: { screening: 'invalid' } } })}
          fields={fields}
          onAnswer={(questionId, answer) => send({ type: 'answer.given', questionId, answer })}
          onSubmit={() => send({ type: 'screening.submitted' })}
        >
          <div className={foot}>
            <Button type="submit" variant="primary" size="large" className={wide}>
              {t('questions.next')}
            </Button>
            <DraftState />
          </div>
        </QuestionsForm>
      ) : null}
      {state.matches({ writing: { step: 'composing' } }) ? <Compose /> : null}
      {sending ? (
        <SendState
          state={sending}
          message={message || Object.values(fields).flat().join(' ')}
          onRetry={() => send({ type: 'submit.retried' })}
          onEdit={() => send({ type: 'edit.resumed' })}
        />
      ) : null}
    </ApplyFrame>
  );
}

function Compose() {
  const { t } = useTranslation(['apply', 'validation']);
  const { send } = ApplyFlow.useActorRef();
  const state = ApplyFlow.useSelector((snapshot) => snapshot);
  const { resumes, resumeId, videos, videoId, isVideoGone, firstMessage, fields } = state.context;
  const isInvalid = state.matches({ writing: { step: { composing: 'invalid' } } });
  const upload = state.children.resumeUpload;
  const [form, attempt] = useFaultFocus<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    send({ type: 'application.submitted' });
  };
  return (
    <form ref={form} className={column} onSubmit={submit} noValidate>
      {upload ? (
        <ResumeUpload upload={upload} />
      ) : (
        <ResumeChoice
          resumes={resumes}
          resumeId={resumeId}
          error={fields['resume_id'] ? t('resume.gone') : isInvalid && resumeId === null ? t('resume.required') : undefined}
          onChoose={(chosen) => send({ type: 'resume.chosen', resumeId: chosen })}
          onUpload={(file) => send({ type: 'resume.uploadRequested', file })}
        />
      )}
      <VideoChoice videos={videos} videoId={videoId} isGone={isVideoGone} onChoose={(chosen) => send({ type: 'video.chosen', videoId: chosen })} />
      <TextArea
        label={t('message')}
        hint={t('message.hint')}
        rows={5}
        limit={LIMITS.firstMessageLength}
        error={isInvalid && firstMessage.length > LIMITS.firstMessageLength ? t('validation:message.tooLong') : undefined}
        value={firstMessage}
        onChange={(event) => send({ type: 'message.typed', text: event.target.value })}
      />
      <div className={foot}>
        <Button type="submit" variant="primary" size="large" className={wide} disabled={upload !== undefined}>
          {t('send')}
        </Button>
        {state.can({ type: 'back.pressed' }) ? (
          <Button variant="plain" size="large" onClick={() => send({ type: 'back.pressed' })}>
            {t('back')}
          </Button>
        ) : null}
        <DraftState />
      </div>
    </form>
  );
}

/** Whether the draft is saved, and where. */
function DraftState() {
  const { t } = useTranslation('apply');
  const state = ApplyFlow.useSelector((snapshot) => snapshot);
  // To the user, a pause in typing is part of saving.
  const draft = state.matches({ writing: { draft: 'dirty' } })
    ? 'saving'
    : (['saving', 'saved', 'failed'] as const).find((name) => state.matches({ writing: { draft: name } }));
  return (
    <p role="status" className={css({ color: 'quiet', fontSize: '13' })}>
      {draft ? t(`draft.${draft}`) : ''}
    </p>
  );
}

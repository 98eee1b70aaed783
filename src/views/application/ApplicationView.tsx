import { lazy, Suspense, useState, type ReactNode } from 'react';
import MessageCircle from '~icons/lucide/message-circle';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AppliedJob } from '../../../contract/applications.ts';
import { nextOf } from '../shared/application/applicationTrail.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AppliedTo } from './AppliedTo.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Similar } from './Similar.tsx';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { SentApplication } from './SentApplication.tsx';
import { codeOf } from '../core/codeOf.ts';

const ChatButton = lazy(() => codeOf(() => import('../shared/chat/ChatButton.tsx')));
const WithdrawDialog = lazy(() => codeOf(() => import('../shared/application/WithdrawDialog.tsx')));

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gap: { base: '16', lg: '32' },
  alignItems: 'start',
});
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '16', lg: '24' } });

interface ApplicationViewProps {
  application: AppliedJob;
  /** It was changed here and needs to be reloaded. */
  onChange: () => void;
  children: ReactNode;
}

/** An application in full, with parts of other features. */
export function ApplicationView({ application, onChange, children }: ApplicationViewProps) {
  const { t } = useTranslation(['application', 'myJobs']);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { job, chat_id: chatId } = application;
  const next = nextOf(application);
  const toPick = application.interview?.acts_next === 'seeker' ? application.interview : null;
  const isSettled = next.actsNext === null;
  const canWithdraw = next.steps.some(({ event }) => event === 'application.withdrawn');
  return (
    <div className={columns} data-state={application.status}>
      <div className={column}>
        <AppliedTo job={job} />
        <ApplicationStatus application={application} next={next}>
          {toPick ? (
            <ButtonLink to={`/interviews/${toPick.id}`} variant="primary">
              {t('interview.pick')}
            </ButtonLink>
          ) : null}
          {chatId ? (
            <ButtonLink to={`/chat/${chatId}`} variant={toPick ? 'quiet' : 'primary'}>
              <MessageCircle size={18} aria-hidden="true" />
              {t('chat')}
            </ButtonLink>
          ) : canWithdraw && application.can_chat ? (
            <Suspense>
              <ChatButton jobId={job.id} />
            </Suspense>
          ) : null}
          {canWithdraw ? (
            <Button variant="leaving" onClick={() => setIsWithdrawing(true)}>
              {t('myJobs:withdraw')}
            </Button>
          ) : null}
        </ApplicationStatus>
        {children}
        {isSettled ? <Similar jobId={job.id} /> : null}
      </div>
      <div className={column}>
        {isSettled ? null : <NextSteps next={next} application={application} />}
        <SentApplication application={application} />
      </div>
      {isWithdrawing ? (
        <Suspense>
          <WithdrawDialog
            jobId={job.id}
            onDone={(withdrawn) => {
              setIsWithdrawing(false);
              if (withdrawn) onChange();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

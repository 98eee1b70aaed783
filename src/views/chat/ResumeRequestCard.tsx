import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Button } from '../ui/Button.tsx';
import { cardActions, cardStyle, cardTitle } from './card.styles.ts';
import type { CardProps } from './MessageBody.tsx';
import { codeOf } from '../core/codeOf.ts';

const ResumePicker = lazy(() => codeOf(() => import('./ResumePicker.tsx')));

/** An employer's request for a resume: the job seeker chooses one, or declines. */
export function ResumeRequestCard({ message, chat, isActing, send }: CardProps<'resumeRequest'>) {
  const { t } = useTranslation('chat');
  const [isPicking, setPicking] = useState(false);
  const { status } = message.body;
  const isRequested = status === 'requested' && chat.role === 'seeker';
  const answer = (isAccepted: boolean, resumeId: string | null) =>
    send({ type: 'act.requested', act: { id: message.id, does: 'answer', isAccepted, resumeId } });
  return (
    <div className={cardStyle}>
      <p className={cardTitle}>
        {isRequested ? t('resumeRequest.asked', { name: chat.other.name }) : t(`resumeRequest.${status === 'requested' ? 'waiting' : status}`)}
      </p>
      {isRequested ? (
        <div className={cardActions}>
          <Button size="small" variant="primary" isLoading={isActing} onClick={() => setPicking(true)}>
            {t('resumeRequest.send')}
          </Button>
          <Button size="small" disabled={isActing} onClick={() => answer(false, null)}>
            {t('decline')}
          </Button>
        </div>
      ) : null}
      {isPicking ? (
        <Suspense fallback={null}>
          <ResumePicker
            onClose={() => setPicking(false)}
            onPick={({ id }) => {
              setPicking(false);
              answer(true, id);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

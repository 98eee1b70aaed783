import UserRoundX from '~icons/lucide/user-round-x';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Navigate } from 'react-router-dom';
import { css } from '#css/css';
import { CHATTING } from '../../../contract/team-rules.ts';
import { applicant } from '../../services/applicants.ts';
import { useIsAllowed } from '../shared/employer/employer.ts';
import { useNoChatText } from '../shared/employer/NoChat.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { ApplicantActions } from './ApplicantActions.tsx';
import { ApplicantHead } from './ApplicantHead.tsx';
import type { ApplicantParts } from './ApplicantParts.ts';
import { ApplicantSent } from './ApplicantSent.tsx';
import { ApplicantTrail } from './ApplicantTrail.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });
/** What they sent and, next to it on wide screens, the application's status. */
const beside = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32', lg: { gridTemplateColumns: 'minmax(0, 1fr) 280px', gap: '48' } });

interface ApplicantProps {
  id: string;
  parts: ApplicantParts;
  onNamed: (name: string | null) => void;
  /** Next to a list, there is no room for two columns. */
  isBeside?: boolean;
}

/** One applicant, in every state of their chart. */
export function Applicant({ id, parts: { Interviews, Analysis }, onNamed, isBeside = false }: ApplicantProps) {
  const { t } = useTranslation('applicants');
  const [state, send] = useMachine(applicant, { input: { id } });
  const { applicant: shown, chatId, failure } = state.context;
  const mayChat = useIsAllowed(CHATTING);
  const noChat = useNoChatText();
  const name = shown?.name ?? null;
  // The page's heading is the applicant's name.
  useEffect(() => onNamed(name), [name, onNamed]);
  const retry = () => send({ type: 'load.retried' });
  if (chatId !== null) return <Navigate to={`/employer/chat/${chatId}`} />;
  if (state.matches('gone'))
    return (
      <EmptyState icon={UserRoundX} title={t('one.gone.title')} actions={<ButtonLink to="/employer/applicants">{t('back')}</ButtonLink>}>
        {t('one.gone.text')}
      </EmptyState>
    );
  const news = (['decided', 'refused', 'undone'] as const).find((one) => state.matches({ shown: { calm: one } }));
  return (
    <div className={column} aria-busy={state.hasTag('busy')}>
      {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
      {state.matches('failed') ? (
        <ErrorState title={t('one.failed.title')} reference={failure?.requestId ?? null} onRetry={retry}>
          {t('failed.text')}
        </ErrorState>
      ) : null}
      {shown === null ? (
        state.matches('loading') ? (
          <div role="status" aria-label={t('loading')} className={column}>
            <Skeleton height="72px" />
            <Skeleton height="320px" />
          </div>
        ) : null
      ) : (
        <>
          <ApplicantHead applicant={shown} state={state} send={send} />
          <div role="status" className={css({ _empty: { display: 'none' } })}>
            {news ? (
              <Callout severity={({ decided: 'success', refused: 'warning', undone: 'error' } as const)[news]}>
                {t(`news.${news}`, { name: shown.name })}
              </Callout>
            ) : null}
          </div>
          <div className={isBeside ? column : beside}>
            <div className={column}>
              <Interviews applicationId={shown.id} />
              {mayChat ? null : <Callout severity="info">{noChat}</Callout>}
              <Analysis applicationId={shown.id} name={shown.name} company={shown.application.job.company.name} />
              <ApplicantSent applicant={shown} />
            </div>
            <ApplicantTrail applicant={shown} />
          </div>
          {state.matches('shown') ? <ApplicantActions applicant={shown} state={state} send={send} /> : null}
          <AcceptDialog name={shown.name} state={state} send={send} />
          {state.matches({ shown: 'declining' }) ? (
            <DeclineDialog applicants={[shown]} onDone={(outcome) => send({ type: 'decline.finished', outcome })} />
          ) : null}
        </>
      )}
    </div>
  );
}

import Bell from '~icons/lucide/bell';
import { useMemo } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { NotificationRecord } from '../../../contract/notification-calls.ts';
import type { notificationCentreMachine } from '../../machines/notificationCentre/notificationCentre.machine.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { useIdentity } from '../core/SessionFlow.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { days, useDays } from './days.ts';
import { NotificationLine } from './NotificationLine.tsx';

interface NotificationListProps {
  state: SnapshotFrom<typeof notificationCentreMachine>;
  send: (event: { type: 'load.retried' } | { type: 'notification.read'; id: number } | { type: 'all.read' } | { type: 'older.requested' }) => void;
  /** In a popover: as many as can be taken in at a glance. */
  most?: number;
}

/** Notifications, in every state of their chart. */
export function NotificationList({ state, send, most }: NotificationListProps) {
  const { t } = useTranslation('notificationCentre');
  const isEmployer = useIdentity() === 'employer';
  const { notifications, failure } = state.context;
  // As of the last load: no notification is from the future.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const now = useMemo(() => serverInstantIn(0), [notifications]);
  const { sayDay, sayClock, isToday } = useDays(now);
  const lines = (shown: readonly NotificationRecord[], clockOf?: (at: string) => string) =>
    shown.map((one) => (
      <NotificationLine key={one.id} notification={one} now={now} clock={clockOf?.(one.created_at)} onRead={(id) => send({ type: 'notification.read', id })} />
    ));
  const retry = () => send({ type: 'load.retried' });
  if (state.matches('failed'))
    return (
      <ErrorState title={t('failed.title')} reference={failure?.requestId ?? null} onRetry={retry}>
        {t('failed.text')}
      </ErrorState>
    );
  if (state.matches('offline')) return <OfflineHere onRetry={retry} />;
  if (state.matches('loading'))
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className={css({ display: 'grid', gap: '8', p: '12' })}>
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} height="56px" />
        ))}
      </div>
    );
  if (notifications.length === 0)
    return (
      <EmptyState
        icon={Bell}
        title={t('empty.title')}
        actions={
          <ButtonLink to={isEmployer ? '/employer/jobs' : '/jobs-hiring/job-search'} variant="primary">
            {t(isEmployer ? 'empty.employerAction' : 'empty.seekerAction')}
          </ButtonLink>
        }
      >
        {t(isEmployer ? 'empty.employer' : 'empty.seeker')}
      </EmptyState>
    );
  return (
    <div className={css({ display: 'grid', gap: '8' })} aria-busy={state.matches('marking') || state.matches('refreshing')}>
      {state.matches({ ready: 'notMarked' }) ? <Callout severity="error">{t('notMarked')}</Callout> : null}
      {most === undefined ? (
        days(notifications).map(([day, ofDay]) => (
          <section key={day} aria-labelledby={`day-${day}`} className={css({ display: 'grid', gap: '4', mt: '8' })}>
            <h2 id={`day-${day}`} className={css({ fontSize: '13', fontWeight: '600', color: 'quiet' })}>
              {sayDay(day)}
            </h2>
            {/* On a page of its own, the marks are aligned with the heading. */}
            <ul className={css({ display: 'grid', gap: '4', mx: '-12px' })}>{lines(ofDay, isToday(day) ? undefined : sayClock)}</ul>
          </section>
        ))
      ) : (
        <ul className={css({ display: 'grid', gap: '4' })}>{lines(notifications.slice(0, most))}</ul>
      )}
      {most === undefined ? <Older state={state} send={send} /> : null}
    </div>
  );
}

function Older({ state, send }: NotificationListProps) {
  const { t } = useTranslation('notificationCentre');
  const isLoading = state.matches('loadingOlder');
  return (
    <>
      {state.matches({ ready: 'olderFailed' }) ? <Callout severity="error">{t('more.failed')}</Callout> : null}
      {state.context.next !== null ? (
        <Button
          isLoading={isLoading}
          disabled={!isLoading && !state.can({ type: 'older.requested' })}
          className={css({ justifySelf: 'center' })}
          onClick={() => send({ type: 'older.requested' })}
        >
          {t('more')}
        </Button>
      ) : (
        <p className={css({ fontSize: '13', color: 'quiet', textAlign: 'center', py: '8' })}>{t('kept')}</p>
      )}
    </>
  );
}

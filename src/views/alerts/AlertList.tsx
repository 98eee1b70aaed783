import { useSelector } from '@xstate/react';
import BellRing from '~icons/lucide/bell-ring';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { News } from '../../machines/jobAlert/jobAlert.types.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AlertItem } from './AlertItem.tsx';
import type { AlertsRef } from './alerts.types.ts';
import { useAlertWords } from './useAlertWords.ts';
import { useMovedFocus } from './useMovedFocus.ts';

const message = css({ display: 'grid', gap: '12', outline: 'none' });
const list = css({ display: 'grid', listStyle: 'none', '& > li + li': { borderBlockStart: '1px solid {colors.line}' } });
const SEVERITY = { restored: 'success', confirming: 'info', gone: 'warning', notRestored: 'error' } as const satisfies Record<
  Exclude<News['kind'], 'updated'>,
  string
>;

/**
 * The user's alerts, in every state of their chart. @param next what an empty list offers; `isByLink`: the reader of an email manages them, without a
 * session
 */
export function AlertList({ alerts, next, isByLink = false }: { alerts: AlertsRef; next?: ReactNode; isByLink?: boolean }) {
  const { t } = useTranslation('alerts');
  const state = useSelector(alerts, (snapshot) => snapshot);
  const { news, alerts: all, change, alert, deleted } = state.context;
  const isUpdating = state.matches('updating');
  const place = useMovedFocus(`${news?.kind} ${deleted?.id}`);
  if (state.matches({ managing: 'unloadable' }))
    return (
      <ErrorState title={t('list.failed')} onRetry={() => alerts.send({ type: 'alert.retried' })} reference={state.context.failure?.requestId ?? null}>
        {t('list.failedText')}
      </ErrorState>
    );
  if (state.matches({ managing: 'offline' })) return <Callout severity="warning">{t('list.offline')}</Callout>;
  if (all === null || state.matches({ managing: 'loading' }))
    return (
      <div aria-busy="true" aria-label={t('list')} role="status" className={css({ display: 'grid', gap: '24', py: '16' })}>
        {[0, 1].map((index) => (
          <div key={index} className={css({ display: 'grid', gap: '8' })}>
            <Skeleton width="55%" height="20px" />
            <Skeleton width="75%" />
          </div>
        ))}
      </div>
    );
  return (
    <>
      <div ref={place} tabIndex={-1} role="status" className={message}>
        {news?.kind === 'updated' ? <VisuallyHidden>{t('news.updated')}</VisuallyHidden> : null}
        {news && news.kind !== 'updated' ? (
          <Callout severity={SEVERITY[news.kind]}>{t(`news.${news.kind}`, { email: 'email' in news ? news.email : '' })}</Callout>
        ) : null}
        <Deleted alerts={alerts} />
        {isUpdating ? <VisuallyHidden>{t('updating')}</VisuallyHidden> : null}
      </div>
      {all.length === 0 && !state.matches('restoring') ? (
        <EmptyState icon={BellRing} title={t('list.empty')} actions={next}>
          {t('list.emptyText')}
        </EmptyState>
      ) : (
        <ul className={list} aria-label={t('list')}>
          {all.map((one) => (
            <AlertItem
              key={one.id}
              alert={one}
              alerts={alerts}
              isByLink={isByLink}
              isBusy={isUpdating && change !== null && one.id === alert?.id}
              isSaved={news?.kind === 'updated' && one.id === alert?.id}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** The deleted alert, with undo. */
function Deleted({ alerts }: { alerts: AlertsRef }) {
  const { t } = useTranslation(['alerts', 'common']);
  const deleted = useSelector(alerts, (state) => state.context.deleted);
  const words = useAlertWords(deleted?.country_id);
  const isRestoring = useSelector(alerts, (state) => state.matches('restoring'));
  if (!deleted) return null;
  return (
    <Callout
      severity="info"
      actions={
        <Button size="small" isLoading={isRestoring} onClick={() => alerts.send({ type: 'undo.requested' })}>
          {t('common:undo')}
        </Button>
      }
    >
      {isRestoring ? t('restoring') : t('deleted', { name: words(deleted).name })}
    </Callout>
  );
}

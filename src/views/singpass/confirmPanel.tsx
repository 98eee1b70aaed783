import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { SingpassPanel, SingpassParts } from './panel.ts';
import { SingpassFields } from './SingpassFields.tsx';

const rows = css({ display: 'grid', gap: '16' });

/** What Singpass shared is loading, or couldn't be loaded. */
export function fetchingPanel({ state, send, t }: SingpassParts): SingpassPanel {
  const title = t('start.title');
  if (state.matches('fetchingInfo')) {
    return {
      title,
      children: (
        <div role="status" aria-label={t('loading')} className={rows}>
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} height="24px" />
          ))}
        </div>
      ),
    };
  }
  const isOffline = state.matches('offline');
  return {
    title,
    actions: (
      <>
        <Button variant="primary" onClick={() => send({ type: 'info.retried' })}>
          {t('retry')}
        </Button>
        <Button variant="plain" onClick={() => send({ type: 'dialog.closed' })}>
          {t('later')}
        </Button>
      </>
    ),
    children: <Callout severity={isOffline ? 'warning' : 'error'}>{t(isOffline ? 'offline' : 'infoFailed')}</Callout>,
  };
}

/** The seven fields, ready to submit (specification §4). */
export function confirmPanel({ state, send, t }: SingpassParts): SingpassPanel {
  return {
    title: t('confirm.title'),
    description: t('confirm.text'),
    actions: (
      <>
        <Button variant="primary" isLoading={state.matches('verifying')} onClick={() => send({ type: 'identity.submitted' })}>
          {t('confirm.submit')}
        </Button>
        <Button variant="plain" disabled={state.matches('verifying')} onClick={() => send({ type: 'dialog.closed' })}>
          {t('later')}
        </Button>
      </>
    ),
    children: (
      <>
        <SingpassFields info={state.context.info} />
        <p className={css({ fontSize: '13', color: 'quiet' })}>{t('consent')}</p>
        {state.matches({ confirming: 'failed' }) ? <Callout severity="error">{t('confirm.failed')}</Callout> : null}
      </>
    ),
  };
}

import { useSelector } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Button } from '../ui/Button.tsx';
import { ALERT_FORM } from './AlertForm.tsx';
import type { AlertsRef } from './alerts.types.ts';
import type { Part } from './parts.ts';

/** The buttons of each dialog, the main one first. */
export function AlertActions({ alerts, part }: { alerts: AlertsRef; part: Exclude<Part, 'atOnce'> }) {
  const { t } = useTranslation(['alerts', 'common']);
  const state = useSelector(alerts, (snapshot) => snapshot);
  const { send } = alerts;
  const { alert, isSeeker } = state.context;
  const isBusy = state.hasTag('busy');
  const dismiss = () => send({ type: 'alert.dismissed' });
  const retry = () => send({ type: 'alert.retried' });
  const cancel = (
    <Button variant="plain" onClick={dismiss}>
      {t('common:cancel')}
    </Button>
  );
  switch (part) {
    case 'create':
    case 'edit':
      return (
        <>
          <Button type="submit" form={ALERT_FORM} variant="primary" isLoading={isBusy}>
            {t(part === 'create' ? 'create' : 'save')}
          </Button>
          {isBusy ? null : cancel}
        </>
      );
    case 'failed':
      if (state.matches('offline')) return cancel;
      return (
        <>
          <Button variant="primary" onClick={retry}>
            {t(state.matches('tooMany') ? 'tooMany.back' : 'common:retry')}
          </Button>
          {cancel}
        </>
      );
    case 'notUpdated':
      return (
        <>
          <Button variant="primary" onClick={retry}>
            {t('common:retry')}
          </Button>
          <Button variant="plain" onClick={dismiss}>
            {t('common:back')}
          </Button>
        </>
      );
    case 'full':
      return (
        <>
          <Button variant="primary" onClick={() => send({ type: 'alert.managed' })}>
            {t('manage')}
          </Button>
          {cancel}
        </>
      );
    case 'delete':
      return (
        <>
          <Button variant="danger" isLoading={isBusy} onClick={() => send({ type: 'delete.confirmed' })}>
            {t('delete.confirm')}
          </Button>
          {isBusy ? null : (
            <Button variant="plain" onClick={() => send({ type: 'alert.kept' })}>
              {t('keep')}
            </Button>
          )}
        </>
      );
    case 'manage':
      return (
        <Button variant="primary" onClick={dismiss}>
          {t('close')}
        </Button>
      );
    case 'created':
      return (
        <>
          {alert && (state.matches({ created: 'asleep' }) || isBusy) ? (
            <Button variant="primary" isLoading={isBusy} onClick={() => send({ type: 'alert.enabled', id: alert.id })}>
              {t('enable')}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => send({ type: 'alert.kept' })}>
              {t(alert ? 'keep' : 'close')}
            </Button>
          )}
          {alert ? (
            <Button variant="plain" onClick={() => send({ type: 'alert.edited', id: alert.id })}>
              {t('edit')}
            </Button>
          ) : null}
          {isSeeker ? (
            <Button variant="plain" onClick={() => send({ type: 'alert.managed' })}>
              {t('manage')}
            </Button>
          ) : null}
        </>
      );
  }
}

import { useMachine } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { notificationSettings } from '../../services/account/notificationSettings.ts';
import { Callout } from '../ui/Callout.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const KINDS = ['application_news', 'news', 'push'] as const;
const row = css({ py: '16', '& + &': { borderBlockStart: '1px solid {colors.line}' }, '& label': { fontWeight: '500' } });
const quiet = css({ color: 'quiet', fontSize: '13', maxW: '60ch' });

/** The tab Notifications of the account settings: which letters one gets, and whether browsers that agreed are told. */
export default function NotificationsTab() {
  const { t } = useTranslation('notifications');
  const [state, send] = useMachine(notificationSettings);
  const { shown, failure } = state.context;
  return (
    <>
      <h2 className={css({ textStyle: 'section' })}>{t('title')}</h2>
      <p className={css({ color: 'quiet', mt: '4', maxW: '60ch' })}>{t('text')}</p>
      {state.matches('unloadable') ? (
        <ErrorState title={t('unloadable')} reference={failure?.requestId ?? null} onRetry={() => send({ type: 'load.retried' })}>
          {t('unloadableText')}
        </ErrorState>
      ) : null}
      {state.matches('loading') ? (
        <div role="status" aria-busy="true" aria-label={t('loading')} className={css({ display: 'grid', gap: '24', py: '24' })}>
          <Skeleton height="24px" />
          <Skeleton height="24px" />
        </div>
      ) : null}
      {state.matches({ ready: 'failed' }) ? (
        <div className={css({ mt: '16' })}>
          <Callout severity="error">{t('failed')}</Callout>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{state.matches('saving') ? t('saving') : state.matches({ ready: 'saved' }) ? t('saved') : ''}</span>
      </VisuallyHidden>
      {shown ? (
        <div className={css({ py: '8' })}>
          {KINDS.map((kind) => (
            <div key={kind} className={row}>
              <Switch label={t(kind)} checked={shown[kind]} aria-describedby={`${kind}-text`} onChange={() => send({ type: 'letters.switched', kind })} />
              <p id={`${kind}-text`} className={quiet}>
                {t(`${kind}.text`)}
              </p>
            </div>
          ))}
          <div className={row}>
            <p className={css({ fontWeight: '500' })}>{t('alerts')}</p>
            <p className={quiet}>
              {t('alerts.text')} <TextLink to="/account-settings/job-alert">{t('alerts.action')}</TextLink>
            </p>
          </div>
          <div className={row}>
            <p className={css({ fontWeight: '500' })}>{t('always')}</p>
            <p className={quiet}>{t('always.text')}</p>
          </div>
        </div>
      ) : null}
    </>
  );
}

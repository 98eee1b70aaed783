import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { SwitchKind } from '../../machines/notificationSettings/notificationSettings.actors.ts';
import type { notificationSettingsMachine } from '../../machines/notificationSettings/notificationSettings.machine.ts';
import { Callout } from '../ui/Callout.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { Switch } from '../ui/Switch.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const row = css({ py: '16', '& + &': { borderBlockStart: '1px solid {colors.line}' }, '& label': { fontWeight: '500' } });
const quiet = css({ color: 'quiet', fontSize: '13', maxW: '60ch' });

interface NotificationSwitchesProps {
  logic: typeof notificationSettingsMachine;
  switches: readonly { kind: SwitchKind; label: string; text: string }[];
  /** What is said below them; it has no switch. */
  children?: ReactNode;
}

/** Which letters one gets, and whether browsers that agreed are told: a switch each, over its chart. */
export function NotificationSwitches({ logic, switches, children }: NotificationSwitchesProps) {
  const { t } = useTranslation('notifications');
  const [state, send] = useMachine(logic);
  const { shown, failure } = state.context;
  return (
    <>
      {state.matches('unloadable') ? (
        <ErrorState title={t('unloadable')} reference={failure?.requestId ?? null} onRetry={() => send({ type: 'load.retried' })}>
          {t('unloadableText')}
        </ErrorState>
      ) : null}
      <div className={css({ py: '16', _empty: { display: 'none' } })}>
        <LoadState state={state} words={{ loading: t('loading') }} onRetry={() => send({ type: 'load.retried' })} height="24px" count={2} />
      </div>
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
          {switches.map(({ kind, label, text }) => (
            <div key={kind} className={row}>
              <Switch
                label={label}
                checked={shown[kind] ?? false}
                aria-describedby={`${kind}-text`}
                onChange={() => send({ type: 'letters.switched', kind })}
              />
              <p id={`${kind}-text`} className={quiet}>
                {text}
              </p>
            </div>
          ))}
          {children}
        </div>
      ) : null}
    </>
  );
}

/** A kind of letter that is not switched here. */
export function SentOtherwise({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={row}>
      <p className={css({ fontWeight: '500' })}>{title}</p>
      <p className={quiet}>{children}</p>
    </div>
  );
}

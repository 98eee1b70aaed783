import { useMachine } from '@xstate/react';
import Fingerprint from '~icons/lucide/fingerprint-pattern';
import KeyRound from '~icons/lucide/key-round';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { passkeys } from '../../../services/account/passkeys.ts';
import { StepUpDialog } from '../../shared/stepUp/StepUpDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { Row } from '../../ui/Row.tsx';
import { Section } from '../../ui/Section.tsx';

const NEWS = { added: 'success', removed: 'success', cancelled: 'info', refused: 'warning', failed: 'error' } as const;

/** The passkeys of the account: to sign in with a fingerprint, a face or a screen lock. */
export function PasskeysSection({ email }: { email: string }) {
  const { t, i18n } = useTranslation('account');
  const [state, send] = useMachine(passkeys, { input: { email } });
  const { keys, canAdd, passkey, wanted } = state.context;
  const day = (instant: string) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(instant));
  const news = (Object.keys(NEWS) as (keyof typeof NEWS)[]).find((name) => state.matches({ listed: name }));
  const isProving = state.matches('proving');
  const isLoading = state.matches('loading');
  return (
    <Section title={t('passkeys.title')} text={t('passkeys.text')}>
      <LoadState
        state={state}
        words={{ loading: t('passkeys.loading'), unloadable: t('passkeys.unloadable') }}
        onRetry={() => send({ type: 'load.retried' })}
        width="60%"
      />
      <div role="status">{news ? <Callout severity={NEWS[news]}>{t(`passkeys.${news}`, { name: passkey?.name ?? '' })}</Callout> : null}</div>
      {keys.length > 0 ? (
        <ul aria-label={t('passkeys.title')}>
          {keys.map((one) => (
            <Row
              key={one.id}
              as="li"
              icon={<KeyRound size={20} aria-hidden="true" />}
              title={one.name}
              action={
                <Button
                  size="small"
                  variant="plain"
                  aria-label={t('passkeys.removeOne', { name: one.name })}
                  isLoading={isProving && wanted === 'removing' && one.id === passkey?.id}
                  onClick={() => send({ type: 'removal.requested', id: one.id })}
                >
                  {t('passkeys.remove')}
                </Button>
              }
            >
              {one.last_used_at
                ? t('passkeys.used', { created: day(one.created_at), used: day(one.last_used_at) })
                : t('passkeys.unused', { created: day(one.created_at) })}
            </Row>
          ))}
        </ul>
      ) : null}
      {isLoading || state.matches('unloadable') ? null : canAdd ? (
        <div>
          <Button isLoading={isProving && wanted === 'adding'} onClick={() => send({ type: 'passkey.requested' })} aria-haspopup="dialog">
            <Fingerprint size={18} aria-hidden="true" />
            {t('passkeys.add')}
          </Button>
        </div>
      ) : (
        <p className={css({ color: 'quiet' })}>{t('passkeys.cannot')}</p>
      )}
      <PasskeyDialog state={state} send={send} />
      <StepUpDialog proof={state.children.stepUp} />
    </Section>
  );
}

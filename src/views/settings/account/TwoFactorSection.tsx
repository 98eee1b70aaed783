import { useMachine } from '@xstate/react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { twoFactorSetup } from '../../../services/account/twoFactorSetup.ts';
import { StepUpDialog } from '../../shared/stepUp/StepUpDialog.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { Section } from '../../ui/Section.tsx';
import { TwoFactorDialog } from './TwoFactorDialog.tsx';

const doing = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
/** At most this many recovery codes left are worth a warning. */
const FEW = 3;

/** Two-factor authentication: on or off, and the available changes. */
export function TwoFactorSection({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const [state, send] = useMachine(twoFactorSetup, { input: { email } });
  const { codesLeft, wanted } = state.context;
  const isProving = state.matches('proving');
  const isOn =
    ['on', 'renewing', 'confirmingDisable', 'disabling', 'showingCodes'].some((name) => state.matches(name as 'on')) ||
    (isProving && (wanted === 'renewing' || wanted === 'disabling'));
  const isFirst = state.matches('loading');
  return (
    <Section
      title={t('twoFactor.title')}
      text={t('twoFactor.text')}
      mark={isFirst || state.matches('unloadable') ? null : <Badge tone={isOn ? 'accent' : 'neutral'}>{t(isOn ? 'twoFactor.on' : 'twoFactor.off')}</Badge>}
    >
      <LoadState
        state={state}
        words={{ loading: t('twoFactor.loading'), unloadable: t('twoFactor.unloadable') }}
        onRetry={() => send({ type: 'load.retried' })}
        width="180px"
        height="44px"
      />
      {state.matches({ off: 'failed' }) || state.matches({ on: 'failed' }) ? <Callout severity="error">{t('failed')}</Callout> : null}
      {isOn && codesLeft <= FEW ? <Callout severity="warning">{t('twoFactor.few', { count: codesLeft })}</Callout> : null}
      {isFirst || state.matches('unloadable') ? null : (
        <div className={doing}>
          {/* A single button in both states, so that the focus can return to it. */}
          <Button
            isLoading={state.matches(isOn ? 'renewing' : 'enrolling') || (isProving && wanted === (isOn ? 'renewing' : 'enrolling'))}
            onClick={() => send({ type: isOn ? 'renewal.requested' : 'setup.requested' })}
          >
            {t(isOn ? 'twoFactor.renew' : 'twoFactor.enable')}
          </Button>
          {isOn ? (
            <Button variant="plain" isLoading={isProving && wanted === 'disabling'} onClick={() => send({ type: 'disable.requested' })}>
              {t('twoFactor.disable')}
            </Button>
          ) : null}
        </div>
      )}
      <TwoFactorDialog state={state} send={send} />
      <StepUpDialog proof={state.children.stepUp} />
    </Section>
  );
}

import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useSearchParams } from 'react-router-dom';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../contract/login.ts';
import { networks, returnedFrom } from '../../../services/account/networks.ts';
import { SocialMark } from '../../shared/signIn/SocialMark.tsx';
import { Working } from '../../ui/Working.tsx';
import { StepUpDialog } from '../../shared/stepUp/StepUpDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { Row } from '../../ui/Row.tsx';
import { Section } from '../../ui/Section.tsx';

const NEWS = {
  connected: 'success',
  disconnected: 'success',
  taken: 'warning',
  cancelled: 'info',
  refused: 'error',
  unavailable: 'error',
  lapsed: 'warning',
  lastWay: 'warning',
  failed: 'error',
} as const;

/** The social networks to sign in with. */
export function NetworksSection({ email }: { email: string }) {
  const { t, i18n } = useTranslation(['account', 'getStarted', 'common']);
  const [query] = useSearchParams();
  const [state, send] = useMachine(networks, { input: { email, returned: returnedFrom(query) } });
  const { provider } = state.context;
  const { networks: connected, is_removable: isRemovable } = state.context.networks;
  const place = useRef<HTMLDivElement>(null);
  const isBack = state.matches('connecting');
  useEffect(() => {
    // After returning from the network, scrolls to the result.
    if (isBack) place.current?.scrollIntoView({ block: 'center' });
  }, [isBack]);
  const nameOf = (one: SocialProvider | null) => t(`getStarted:network.${one ?? SOCIAL_PROVIDERS[0]}`);
  const network = nameOf(provider);
  const day = (instant: string) => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(instant));
  const news = (Object.keys(NEWS) as (keyof typeof NEWS)[]).find((name) => state.matches({ listed: name }));
  const isProving = state.matches('proving');
  const isConfirming = state.hasTag('removal');
  const isAtWork = (one: SocialProvider) => one === provider && (state.matches('leaving') || isBack || isProving);
  const isListed = !state.matches('loading') && !state.matches('unloadable');
  return (
    <Section title={t('networks.title')} text={t('networks.text')}>
      <LoadState
        state={state}
        words={{ loading: t('networks.loading'), unloadable: t('networks.unloadable') }}
        onRetry={() => send({ type: 'load.retried' })}
        width="70%"
      />
      <div ref={place}>
        {isBack ? <Working>{t('networks.connecting', { network })}</Working> : null}
        {state.matches('leaving') ? <Working>{t('networks.leaving', { network })}</Working> : null}
        <div role="status">{news ? <Callout severity={NEWS[news]}>{t(`networks.${news}`, { network })}</Callout> : null}</div>
      </div>
      {isListed ? (
        <ul aria-label={t('networks.title')}>
          {SOCIAL_PROVIDERS.map((one) => {
            const since = connected.find((each) => each.provider === one)?.connected_at;
            const isOnlyWay = since !== undefined && !isRemovable;
            const about = since === undefined ? t('networks.notConnected') : t(isOnlyWay ? 'networks.onlyWay' : 'networks.since', { date: day(since) });
            return (
              <Row
                key={one}
                as="li"
                icon={<SocialMark provider={one} />}
                title={nameOf(one)}
                action={
                  isOnlyWay ? null : (
                    <Button
                      size="small"
                      variant={since === undefined ? 'quiet' : 'plain'}
                      aria-label={t(since === undefined ? 'networks.connectOne' : 'networks.disconnectOne', { network: nameOf(one) })}
                      aria-haspopup={since === undefined ? undefined : 'dialog'}
                      isLoading={isAtWork(one)}
                      onClick={() => send({ type: since === undefined ? 'connection.requested' : 'removal.requested', provider: one })}
                    >
                      {t(since === undefined ? 'networks.connect' : 'networks.disconnect')}
                    </Button>
                  )
                }
              >
                {about}
              </Row>
            );
          })}
        </ul>
      ) : null}
      <Dialog
        isOpen={isConfirming}
        onClose={() => send({ type: 'removal.dismissed' })}
        title={t('networks.removeTitle', { network })}
        isAlert
        isClosedByOutside={false}
        actions={
          <>
            <Button variant="danger" isLoading={state.matches('disconnecting')} onClick={() => send({ type: 'removal.confirmed' })}>
              {t('networks.disconnect')}
            </Button>
            <Button onClick={() => send({ type: 'removal.dismissed' })}>{t('networks.keep')}</Button>
          </>
        }
      >
        <p>{t('networks.removeText', { network })}</p>
      </Dialog>
      <StepUpDialog proof={state.children.stepUp} />
    </Section>
  );
}

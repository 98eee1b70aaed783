import { useMachine } from '@xstate/react';
import CircleSlash from '~icons/lucide/circle-slash';
import Signpost from '~icons/lucide/signpost';
import WifiOff from '~icons/lucide/wifi-off';
import { useEffect } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import type { HandoffInput } from '../../machines/handoff/handoff.machine.ts';
import { handoff } from '../../services/handoff.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Spinner } from '../ui/Spinner.tsx';

const working = css({ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: '12', minH: '50dvh', color: 'quiet', textAlign: 'center' });

/** The transition to the other site. @param signIn where to sign in first, which returns here */
export function Handoff({ input, signIn }: { input: HandoffInput; signIn: string }) {
  const { t } = useTranslation(['handoff', 'common']);
  const [state, send] = useMachine(handoff, { input });
  const navigate = useNavigate();
  const site = state.context.way?.site ?? '';
  const [isSignedOut, hasStayed] = [state.matches('signedOut'), state.matches('stayed')];
  useEffect(() => {
    if (isSignedOut) void navigate(signIn, { replace: true });
    if (hasStayed) void navigate('/', { replace: true });
  }, [isSignedOut, hasStayed, signIn, navigate]);
  const stay = (
    <Button variant="plain" onClick={() => send({ type: 'redirect.abandoned' })}>
      {t('confirm.stay')}
    </Button>
  );
  const retryOrStay = (
    <>
      <Button variant="primary" onClick={() => send({ type: 'redirect.retried' })}>
        {t('common:retry')}
      </Button>
      {stay}
    </>
  );
  const home = <ButtonLink to="/onsite-job">{t('home')}</ButtonLink>;
  return (
    <>
      {state.hasTag('busy') ? (
        <p role="status" className={working}>
          <Spinner />
          {state.matches('leaving') ? t('leaving', { site }) : t('minting')}
        </p>
      ) : null}
      {state.matches({ leaving: 'slow' }) ? (
        <EmptyState icon={Signpost} title={t('leaving.slowTitle', { site })} actions={retryOrStay}>
          {t('leaving.slow')}
        </EmptyState>
      ) : null}
      {state.matches('offline') ? (
        <EmptyState icon={WifiOff} title={t('offline.title')} actions={stay}>
          {t('offline.text')}
        </EmptyState>
      ) : null}
      {state.matches('failed') ? (
        <EmptyState icon={Signpost} title={t('failed.title')} actions={retryOrStay}>
          {t('failed.text')}
        </EmptyState>
      ) : null}
      {state.matches('refused') || state.matches('nowhere') ? (
        <EmptyState icon={CircleSlash} title={t(state.matches('refused') ? 'refused.title' : 'nowhere.title')} actions={home}>
          {t(state.matches('refused') ? 'refused.text' : 'nowhere.text')}
        </EmptyState>
      ) : null}
      <Dialog
        isOpen={state.matches('confirming')}
        onClose={() => send({ type: 'redirect.abandoned' })}
        title={t('confirm.title', { site })}
        description={t(input.isMember ? 'confirm.text' : 'confirm.guest')}
        isClosedByOutside={false}
        width={420}
        actions={
          <>
            <Button variant="primary" onClick={() => send({ type: 'redirect.confirmed' })}>
              {t('confirm.go')}
            </Button>
            {stay}
          </>
        }
      />
    </>
  );
}

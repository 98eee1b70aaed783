import Fingerprint from '~icons/lucide/fingerprint-pattern';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { OtherMethod } from './LoginAddress.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { StepHead } from './StepHead.tsx';
import { column } from './step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Working } from '../../ui/Working.tsx';

const STOPS = { refused: 'error', cancelled: 'info', failed: 'error', tooMany: 'warning' } as const;

/** Shown in `passkey`: the device asks its owner, then the server checks. */
export function PasskeyStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { retryAt, clockOffset } = state.context;
  const stop = (Object.keys(STOPS) as (keyof typeof STOPS)[]).find((name) => state.matches({ passkey: name }));
  const seconds = useSecondsUntil(stop === 'tooMany' ? retryAt : null, clockOffset);
  return (
    <div className={column}>
      <StepHead title={t('passkey.title')} takesFocus />
      {state.matches({ passkey: 'asking' }) ? <Working>{t('passkey.asking')}</Working> : null}
      {state.matches({ passkey: 'checking' }) ? <Working>{t('passkey.checking')}</Working> : null}
      {stop ? (
        <>
          <Callout severity={STOPS[stop]}>{stop === 'tooMany' ? t('tooMany', { seconds }) : t(`passkey.${stop}`)}</Callout>
          <Button variant="primary" size="large" isWide disabled={stop === 'tooMany'} onClick={() => send({ type: 'passkey.chosen' })}>
            <Fingerprint size={18} aria-hidden="true" />
            {t('passkey.again')}
          </Button>
        </>
      ) : null}
      <OtherMethod />
    </div>
  );
}

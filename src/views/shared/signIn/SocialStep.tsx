import { useTranslation } from '../../ui/useTranslation.tsx';
import { SOCIAL_PROVIDERS } from '../../../../contract/login.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { OtherMethod } from './LoginAddress.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { StepHead } from './StepHead.tsx';
import { column } from './step.styles.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Working } from '../../ui/Working.tsx';

const STOPS = { invalidCredentials: 'error', accountExists: 'warning', cancelled: 'info', failed: 'error', tooMany: 'warning' } as const;

/** Shown in `social`: going to a network, or returning from it. */
export function SocialStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { provider, retryAt, clockOffset } = state.context;
  const network = t(`network.${provider ?? SOCIAL_PROVIDERS[0]}`);
  const stop = (Object.keys(STOPS) as (keyof typeof STOPS)[]).find((name) => state.matches({ social: name }));
  // Another sign-in method helps here, so that comes first.
  const isTaken = stop === 'accountExists';
  const seconds = useSecondsUntil(stop === 'tooMany' ? retryAt : null, clockOffset);
  return (
    <div className={column}>
      <StepHead title={t('social.title', { network })} takesFocus />
      {state.matches({ social: 'redirecting' }) ? <Working>{t('social.redirecting', { network })}</Working> : null}
      {state.matches({ social: 'returning' }) ? <Working>{t('social.returning', { network })}</Working> : null}
      {stop ? (
        <>
          <Callout severity={STOPS[stop]}>{stop === 'tooMany' ? t('tooMany', { seconds }) : t(`social.${stop}`, { network })}</Callout>
          {isTaken ? (
            <Button variant="primary" size="large" isWide onClick={() => send({ type: 'method.changed' })}>
              {t('method.change')}
            </Button>
          ) : null}
          <Button variant={isTaken ? 'quiet' : 'primary'} size="large" isWide disabled={stop === 'tooMany'} onClick={() => send({ type: 'social.retried' })}>
            {t('social.again', { network })}
          </Button>
        </>
      ) : null}
      {isTaken ? null : <OtherMethod />}
    </div>
  );
}

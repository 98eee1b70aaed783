import { useTranslation } from '../../ui/useTranslation.tsx';
import { BRAND } from '../../../lib/brand.ts';
import { useNotices } from '../../core/useNotices.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { AccountStep } from './AccountStep.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { LinkStep } from './LinkStep.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { MethodStep } from './MethodStep.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { QrStep } from './QrStep.tsx';
import { SocialStep } from './SocialStep.tsx';
import { TwoFactorStep } from './TwoFactorStep.tsx';
import { Working } from '../../ui/Working.tsx';

/** Signing in, one step of its chart at a time. */
export function LoginSteps() {
  const { t } = useTranslation('getStarted');
  const actor = LoginFlow.useActorRef();
  const { send } = actor;
  useNotices(actor);
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  if (state.status === 'done') return <p role="status">{t(state.matches('already') ? 'already' : 'done')}</p>;
  const stop = state.matches('suspended') ? 'suspended' : state.matches('lapsed') ? 'lapsed' : null;
  return (
    <>
      {state.matches('identify') ? <AddressStep /> : null}
      {state.matches('methods') ? <MethodStep /> : null}
      {state.matches('password') ? <PasswordStep /> : null}
      {state.matches('code') ? <CodeStep /> : null}
      {state.matches('magicLink') ? <LinkStep /> : null}
      {state.matches('qr') ? <QrStep /> : null}
      {state.matches('social') ? <SocialStep /> : null}
      {state.matches('passkey') ? <PasskeyStep /> : null}
      {state.matches('choosingAccount') ? <AccountStep /> : null}
      {state.matches('twoFactor') ? <TwoFactorStep /> : null}
      {state.matches('resuming') ? <Working>{t('resuming')}</Working> : null}
      {state.matches('abandoning') ? <Working>{t('abandoning')}</Working> : null}
      {stop ? (
        <Callout
          severity={stop === 'suspended' ? 'error' : 'warning'}
          title={t(`${stop}.title`)}
          actions={<Button onClick={() => send({ type: 'account.changed' })}>{t(`${stop}.other`)}</Button>}
        >
          {t(`${stop}.text`, { support: BRAND.supportEmail })}
        </Callout>
      ) : null}
    </>
  );
}

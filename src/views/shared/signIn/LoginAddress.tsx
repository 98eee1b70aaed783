import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LoginFlow } from './LoginFlow.ts';
import { textButton, waysOn } from './step.styles.ts';

/** The account being signed in to, and a link to change the address. */
export function LoginAddress() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const address = LoginFlow.useSelector((state) => state.context.address);
  return (
    <p className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '12' })}>
      <span>{t('methods.for', { address })}</span>
      <button type="button" className={textButton} onClick={() => send({ type: 'account.changed' })}>
        {t('account.change')}
      </button>
    </p>
  );
}

/** The link back to the other sign-in methods, next to other alternatives. */
export function OtherMethod({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  return (
    <div className={waysOn}>
      <button type="button" className={textButton} onClick={() => send({ type: 'method.changed' })}>
        {t('method.change')}
      </button>
      {children}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { LoginFlow } from './LoginFlow.ts';

const link = css({ color: 'accentText', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '0.2em', py: '12', my: '-12px' });

/** Whose account is being signed in to, and the way to another address or another method. */
export function LoginAddress({ hasMethod = false }: { hasMethod?: boolean }) {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const email = LoginFlow.useSelector((state) => state.context.email);
  return (
    <p className={css({ color: 'quiet', display: 'flex', flexWrap: 'wrap', columnGap: '12', overflowWrap: 'anywhere' })}>
      {t('methods.for', { email })}
      <button type="button" className={link} onClick={() => send({ type: 'account.changed' })}>
        {t('account.change')}
      </button>
      {hasMethod ? (
        <button type="button" className={link} onClick={() => send({ type: 'method.changed' })}>
          {t('method.change')}
        </button>
      ) : null}
    </p>
  );
}

import { KeyRound, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { LoginFlow } from './LoginFlow.ts';
import { LoginAddress } from './LoginAddress.tsx';

const way = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16',
  w: '100%',
  p: '16',
  textAlign: 'start',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  cursor: 'pointer',
  _hover: { boxShadow: 'inset 0 0 0 1px {colors.edge}' },
  '& svg': { color: 'accentText', flexShrink: '0' },
});

/** Shown in `methods`: how to prove it. */
export function MethodStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const ways = [
    { type: 'code.chosen', icon: <Mail size={22} aria-hidden="true" />, name: t('methods.code'), hint: t('methods.codeHint') },
    { type: 'password.chosen', icon: <KeyRound size={22} aria-hidden="true" />, name: t('methods.password'), hint: t('methods.passwordHint') },
  ] as const;
  return (
    <section aria-labelledby="methods" className={css({ display: 'grid', gap: '12' })}>
      <h2 id="methods" className={css({ textStyle: 'section' })}>
        {t('methods.title')}
      </h2>
      <LoginAddress />
      {ways.map(({ type, icon, name, hint }) => (
        <button key={type} type="button" className={way} onClick={() => send({ type })}>
          {icon}
          <span>
            <span className={css({ display: 'block', fontWeight: '600' })}>{name}</span>
            <span className={css({ color: 'quiet', fontSize: '13' })}>{hint}</span>
          </span>
        </button>
      ))}
    </section>
  );
}

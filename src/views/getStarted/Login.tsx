import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { LoginInput } from '../../machines/login/login.types.ts';
import { login } from '../../services/login.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Trail, type TrailStep } from '../ui/Trail.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { LoginFlow, LoginScope } from './LoginFlow.ts';
import { MethodStep } from './MethodStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { useArrival } from './useArrival.ts';

/** The sign-in page over a chart of its own. */
export function Login({ input }: { input: LoginInput }) {
  const actor = useActorRef(login, { input });
  const output = useSelector(actor, (state) => (state.status === 'done' ? state.output : null));
  useArrival(output);
  return (
    <LoginScope.Provider value={actor}>
      <LoginSteps />
    </LoginScope.Provider>
  );
}

/** Signing in, one step of its chart at a time. */
export function LoginSteps() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const at = state.matches('identify') ? 0 : state.matches('methods') ? 1 : 2;
  const steps: TrailStep[] = (['address', 'method', 'proof'] as const).map((id, index) => ({
    id,
    label: t(`trail.${id}`),
    state: index < at ? 'done' : index === at ? 'here' : 'next',
  }));
  if (state.status === 'done') return <p role="status">{t(state.matches('already') ? 'already' : 'done')}</p>;
  return (
    <>
      <Trail steps={steps} label={t('trail')} look="wide" />
      {state.matches('identify') ? <AddressStep /> : null}
      {state.matches('methods') ? <MethodStep /> : null}
      {state.matches('password') ? <PasswordStep /> : null}
      {state.matches('code') ? <CodeStep /> : null}
      {state.matches('suspended') ? (
        <Callout
          severity="error"
          title={t('suspended.title')}
          actions={<Button onClick={() => send({ type: 'account.changed' })}>{t('suspended.other')}</Button>}
        >
          {t('suspended.text')}
        </Callout>
      ) : null}
    </>
  );
}

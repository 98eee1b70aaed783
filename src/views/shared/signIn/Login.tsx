import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Identifier } from '../../../machines/login/login.actors.ts';
import type { LoginInput } from '../../../machines/login/login.types.ts';
import { login } from '../../../services/login.ts';
import { LoginScope } from './LoginFlow.ts';
import { LoginSteps } from './LoginSteps.tsx';
import { LoginTrail } from './LoginTrail.tsx';
import { useArrival } from './useArrival.ts';

interface LoginProps {
  input: LoginInput;
  /** For employers: the chart with other actors, and its texts. */
  logic?: typeof login;
  words?: { title: string; intro: string };
  /** Called with the account once it is identified. */
  onStart?: (by: Identifier) => void;
  children?: ReactNode;
}

/** The sign-in page with a chart of its own: the trail, the page's title, and the current step. */
export function Login({ input, logic = login, words, onStart, children }: LoginProps) {
  const actor = useActorRef(logic, { input });
  const { t } = useTranslation('getStarted');
  const isBeginning = useSelector(actor, (state) => state.matches('identify'));
  const output = useSelector(actor, (state) => (state.status === 'done' ? state.output : null));
  useArrival(output);
  useEffect(() => {
    const started = actor.on('login.started', ({ by }) => onStart?.(by));
    return () => started.unsubscribe();
  }, [actor, onStart]);
  return (
    <LoginScope.Provider value={actor}>
      <LoginTrail />
      <header>
        <h1 className={css({ textStyle: 'page' })}>{words?.title ?? t('login.title')}</h1>
        {isBeginning ? <p className={css({ color: 'quiet', mt: '8' })}>{words?.intro ?? t('login.intro')}</p> : null}
      </header>
      {children}
      <LoginSteps />
    </LoginScope.Provider>
  );
}

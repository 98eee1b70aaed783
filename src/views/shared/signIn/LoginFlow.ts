import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loginMachine } from '../../../machines/login/login.machine.ts';

type LoginRef = ActorRefFrom<typeof loginMachine>;

/** The sign-in chart: of the sign-in page, or a child of applying without an account. */
export const LoginScope = createContext<LoginRef | null>(null);

function useLoginRef(): LoginRef {
  const actor = useContext(LoginScope);
  if (!actor) throw new Error('rendered outside LoginScope');
  return actor;
}

export const LoginFlow = {
  useActorRef: useLoginRef,
  useSelector: <T>(selector: (state: SnapshotFrom<typeof loginMachine>) => T): T => useSelector(useLoginRef(), selector),
};

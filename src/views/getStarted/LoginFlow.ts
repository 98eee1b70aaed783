import { createActorContext } from '@xstate/react';
import { login } from '../../services/login.ts';

/** The chart of signing in. */
export const LoginFlow = createActorContext(login);

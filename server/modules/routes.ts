import type { Route } from '../http/route.ts';
import { routes as auth } from './auth/routes.ts';
import { routes as email } from './data/email.ts';

/** Every call's route. A test holds this against contract/calls.ts: none is declared without one. */
export const ROUTES: readonly Route[] = [...auth, ...email];

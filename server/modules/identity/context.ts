import type { AppContext } from '../../http/app-context.ts';
import { routesWith } from '../../http/route.ts';

/** What this domain needs of the app. */
type Needs = 'config' | 'connection' | 'db' | 'identify' | 'identity' | 'log' | 'machineNow' | 'mail' | 'now' | 'sms';

export type IdentityContext = Pick<AppContext, Needs>;

/** What starting a session needs, for the domains after this one. */
export type SessionContext = Pick<AppContext, 'config' | 'connection' | 'db' | 'identity' | 'now'>;

export const defineRoute = routesWith<Needs>();

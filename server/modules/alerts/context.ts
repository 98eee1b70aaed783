import type { AppContext } from '../../http/app-context.ts';
import { routesWith } from '../../http/route.ts';

/** What this domain needs of the app. */
type Needs = 'config' | 'connection' | 'db' | 'identity' | 'now';

export type AlertsContext = Pick<AppContext, Needs>;

export const defineRoute = routesWith<Needs>();

import { routesWith } from '../../http/route.ts';

/** What this domain needs of the app. */
type Needs = 'config' | 'connection' | 'identity' | 'now';

export const defineRoute = routesWith<Needs>();

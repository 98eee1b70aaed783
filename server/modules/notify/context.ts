import { routesWith } from '../../http/route.ts';

/** What this domain needs of the app. */
type Needs = 'config' | 'connection' | 'db' | 'identity' | 'now' | 'push' | 'realtime';

export const defineRoute = routesWith<Needs>();

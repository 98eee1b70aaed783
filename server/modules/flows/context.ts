import { routesWith } from '../../http/route.ts';

/** What this domain needs of the app. */
type Needs = 'config' | 'db' | 'rates';

export const defineRoute = routesWith<Needs>();

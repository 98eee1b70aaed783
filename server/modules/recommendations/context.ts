import { routesWith } from '../../http/route.ts';

/** What this domain needs of the app. */
type Needs = 'db';

export const defineRoute = routesWith<Needs>();

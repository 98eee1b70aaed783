import type { AppContext } from '../../http/app-context.ts';
import { routesWith } from '../../http/route.ts';

/** What this domain needs of the app. */
type Needs = 'config' | 'db' | 'files' | 'identify' | 'now' | 'rates';

export type MarketContext = Pick<AppContext, Needs>;

export const defineRoute = routesWith<Needs>();

import type { AppContext } from '../../http/app-context.ts';
import { routesWith } from '../../http/route.ts';

export const defineRoute = routesWith<'db' | 'log' | 'rates'>();

/** A demo's pages need the whole app context. */
export const defineDemoRoute = routesWith<keyof AppContext>();

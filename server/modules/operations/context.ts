import type { AppContext } from '../../http/app-context.ts';
import { routesWith } from '../../http/route.ts';

export const defineRoute = routesWith<'db' | 'log' | 'rates'>();

/** The pages of a demo do what the whole app does. */
export const defineDemoRoute = routesWith<keyof AppContext>();

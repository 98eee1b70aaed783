import type { AppContext } from '../../http/app-context.ts';
import { downloadsWith } from '../../http/download.ts';
import { routesWith } from '../../http/route.ts';

/** What this domain needs of the app. */
type Needs = 'ai' | 'config' | 'db' | 'files' | 'identity' | 'log' | 'now' | 'realtime';

export type HiringContext = Pick<AppContext, Needs>;

export const defineRoute = routesWith<Needs>();

export const defineDownload = downloadsWith<Needs>();

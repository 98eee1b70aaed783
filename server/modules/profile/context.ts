import type { AppContext } from '../../http/app-context.ts';
import { downloadsWith } from '../../http/download.ts';
import { routesWith } from '../../http/route.ts';

/** The names of what this domain needs of the app. */
export type Needs = 'ai' | 'config' | 'connection' | 'db' | 'files' | 'identity' | 'log' | 'now' | 'realtime';

/** What this domain needs of the app. */
export type ProfileContext = Pick<AppContext, Needs>;

export const defineRoute = routesWith<Needs>();

export const defineDownload = downloadsWith<Needs>();

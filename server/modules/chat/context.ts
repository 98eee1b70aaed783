import { downloadsWith } from '../../http/download.ts';
import { routesWith } from '../../http/route.ts';

/** What this domain needs of the app. */
type Needs = 'config' | 'connection' | 'db' | 'files' | 'identity' | 'now' | 'rates' | 'realtime';

export const defineRoute = routesWith<Needs>();

export const defineDownload = downloadsWith<Needs>();

import type { AppContext } from '../../http/app-context.ts';

/** What this domain needs of the app. */
type Needs = 'config' | 'db' | 'identify' | 'now';

export type PagesContext = Pick<AppContext, Needs>;

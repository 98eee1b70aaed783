import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { missing } from '../missing.ts';

/** What the browser reports about installing this site as an app. */
export type InstallationEvent =
  /** The browser is ready to show its install prompt. */
  | { type: 'install.offered' }
  /** It was installed, with our button or from the browser's menu. */
  | { type: 'app.installed' };

export const installAppActors = {
  /** Sends each `InstallationEvent`, including one from before the page's own scripts ran. */
  watchInstallation: fromCallback<EventObject>(missing('watchInstallation')),
  /** Shows the browser's install prompt. Fails if the browser no longer offers it. */
  askToInstall: fromPromise<'accepted' | 'dismissed'>(missing('askToInstall')),
};

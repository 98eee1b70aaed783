import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { missing } from '../missing.ts';

/** What the browser says of installing this site as an app. */
export type InstallationEvent =
  /** The browser would install it now, if asked. */
  | { type: 'install.offered' }
  /** It was installed, by our button or from the browser's menu. */
  | { type: 'app.installed' };

export const installAppActors = {
  /** Sends each `InstallationEvent`, also one from before the page's own scripts ran. */
  watchInstallation: fromCallback<EventObject>(missing('watchInstallation')),
  /** Shows the browser's own question. Fails where the browser no longer takes the offer. */
  askToInstall: fromPromise<'accepted' | 'dismissed'>(missing('askToInstall')),
};

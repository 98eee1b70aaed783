import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { InstallationEvent } from '../machines/installApp/installApp.actors.ts';
import type { InstallWay } from '../machines/installApp/installApp.machine.ts';

/** Chromium's offer to install the site. It isn't standardized, so TypeScript doesn't know it. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The browser's last offer, stored before the page's own scripts run (views/app/entry-begin.ts). */
    installOffer?: InstallOffer | undefined;
  }
}

/** How this browser installs sites. Only Safari on iOS and iPadOS knows `navigator.standalone`. */
export function installWay(): InstallWay {
  const { standalone } = navigator as { standalone?: boolean };
  if (standalone || window.matchMedia('(display-mode: standalone)').matches) return 'isApp';
  return standalone === undefined ? 'byQuestion' : 'byHand';
}

export const watchInstallation = fromCallback<EventObject>(({ sendBack }) => {
  const ended = new AbortController();
  const send = (event: InstallationEvent) => sendBack(event);
  const report = () => send({ type: 'install.offered' });
  if (window.installOffer) report();
  window.addEventListener('beforeinstallprompt', report, { signal: ended.signal });
  window.addEventListener('appinstalled', () => send({ type: 'app.installed' }), { signal: ended.signal });
  return () => ended.abort();
});

export const askToInstall = fromPromise<'accepted' | 'dismissed'>(async () => {
  const offer = window.installOffer;
  // An offer can be used only once.
  window.installOffer = undefined;
  if (!offer) throw new Error('The browser doesn’t offer to install the app.');
  return (await offer.prompt()).outcome;
});

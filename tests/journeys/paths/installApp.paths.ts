import { installAppFlow } from '../../../src/machines/installApp/installApp.fixtures.ts';
import { drivePaths } from './drive.ts';
import { open, press } from './gestures.ts';
import { jobOf } from './market.ts';
import type { OwnCall, Stand } from './plan.ts';

/** The page of a job, in a browser that installs sites this way: Safari knows whether the page is an app, Chromium asks by an event. */
const on = (isApp: boolean | undefined) => async (stand: Stand) => {
  if (isApp !== undefined)
    await stand.page.addInitScript((is) => void Object.defineProperty(navigator, 'standalone', { value: is, configurable: true }), isApp);
  await open((await jobOf(stand)).url)(stand);
  // The offer's chart starts at the first sign of presence.
  await stand.page.mouse.move(1, 1);
};

drivePaths(installAppFlow)({
  begin: { byQuestion: on(undefined), byHand: on(false), app: on(true) },
  gestures: {
    // As Chromium reports it, which a headless browser doesn't.
    'install.offered': ({ page }) =>
      page.evaluate(() => {
        const prompt = () => new Promise(() => {});
        window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
      }),
    'app.installed': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('appinstalled'))),
    'install.requested': press('installApp:install'),
    'steps.closed': press('installApp:close'),
  },
  calls: {
    askToInstall: {
      pave:
        (answer) =>
        async ({ page }) =>
          page.evaluate(
            (outcome) => {
              const ask = () => (outcome === null ? Promise.reject(new Error('The offer was used before.')) : Promise.resolve({ outcome }));
              const { installOffer } = window as { installOffer?: object };
              if (installOffer) Object.assign(installOffer, { prompt: ask });
            },
            typeof answer === 'string' ? answer : null,
          ),
    } satisfies OwnCall<'accepted' | 'dismissed' | Error>,
  },
});

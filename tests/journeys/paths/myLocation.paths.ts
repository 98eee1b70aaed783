import { getGeoLocation } from '../../../contract/config.ts';
import type { LocateAnswer, NearestPlace } from '../../../src/machines/myLocation/myLocation.actors.ts';
import { myLocationFlow } from '../../../src/machines/myLocation/myLocation.fixtures.ts';
import { drivePaths } from './drive.ts';
import { open } from './gestures.ts';
import { data, type OwnCall, type WireCall } from './plan.ts';
import { words } from './words.ts';

/** The codes of GeolocationPositionError. */
const CODES = { denied: 1, unavailable: 2, timedOut: 3 };

drivePaths(myLocationFlow)({
  // The chart starts at the first sign of presence.
  begin: { visitor: async (stand) => (await open('/')(stand), stand.page.mouse.move(1, 1)) },
  gestures: {
    'location.requested': ({ page }) => page.getByRole('button', { name: words('common:location.use') }).click(),
    'location.dismissed': async ({ page }) => {
      await page.getByRole('heading').first().click();
      await page.getByRole('combobox', { name: words('common:search.where') }).click();
    },
  },
  calls: {
    locate: {
      // A headless browser has no window in which to answer, so the device answers as the path says, or not at all.
      hold: ({ page }) => page.addInitScript(() => void (navigator.geolocation.getCurrentPosition = () => {})),
      pave: (answer) => (stand) =>
        stand.page.evaluate(
          ([place, code]) => {
            navigator.geolocation.getCurrentPosition = (found, failed) => {
              navigator.geolocation.getCurrentPosition = () => {};
              if (place) found({ coords: place } as GeolocationPosition);
              else failed?.({ code } as GeolocationPositionError);
            };
          },
          [answer.ok ? { latitude: answer.latitude, longitude: answer.longitude } : null, answer.ok ? 0 : CODES[answer.failure]] as const,
        ),
    } satisfies OwnCall<LocateAnswer>,
    findNearestPlace: {
      call: getGeoLocation,
      reply: (place) => data({ country_id: place?.countryId ?? null, location: place && { id: 1, value: place.value, seo_value: place.seoValue } }),
    } satisfies WireCall<NearestPlace | null>,
  },
});

/**
 * Screens that are compared with another revision's (`npm run flows -- diff --screens`) must not depend on the time of day or on which call of another chart
 * fails first: they are taken on the date of the samples (src/machines/samples.ts), and no call is answered but by the path.
 */
export async function holdStill(): Promise<void> {
  // Most runs take no screens, and load none of this.
  const [{ default: axios }, { vi }, { guestSession }] = await Promise.all([import('axios'), import('vitest'), import('../../src/machines/samples.ts')]);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(guestSession.now) });
  axios.defaults.adapter = () => new Promise(() => {});
}

if (process.env['FLOWS_SCREENS'] !== undefined) await holdStill();

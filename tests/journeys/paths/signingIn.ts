import { beSeeker, field, press } from './gestures.ts';
import type { OwnCall, Stand } from './plan.ts';

/** Signs the visitor in, in the sheet over the page: with the password of an account that was made on another device. */
export async function signInHere(stand: Stand): Promise<void> {
  const elsewhere = await stand.context.browser()?.newContext();
  if (!elsewhere) throw new Error('there is no browser');
  await beSeeker({ ...stand, context: elsewhere });
  await elsewhere.close();
  await field(stand, 'getStarted:email').fill(stand.email);
  await press('getStarted:ways.password')(stand);
  await field(stand, 'getStarted:password').fill('waymark-demo-1');
  await press('getStarted:password.submit')(stand);
}

/** For an actor that waits for the connection under another name. */
export const reconnecting: OwnCall = { pave: () => async () => {}, act: ({ context }) => context.setOffline(false) };

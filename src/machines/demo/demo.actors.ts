import { fromPromise } from 'xstate';
import type { ClockStep, Dev, DevAccount, DevScripts, DevWork } from '../../../contract/dev.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** What the page shows. */
export interface DemoPage {
  dev: Dev;
  scripts: DevScripts;
}

/** What came of work that takes a while, and what the page shows since. */
export interface Settled extends DemoPage {
  work: DevWork | null;
}

/**
 * `target`: where whoever it is begins. `changed`: their password is another by now; `secondFactor`: one is asked for;
 * `tooMany`: sign-ins in too short a time.
 */
export type SignInAnswer = { ok: true; target: string } | { ok: false; failure: 'changed' | 'secondFactor' | 'tooMany' };

export type ScriptsChange = { paused: boolean } | { speed: number };

export const demoActors = {
  ...connectionActors,
  loadDemo: fromPromise<DemoPage>(missing('loadDemo')),
  /** As whoever types the password; who was signed in before is signed out. */
  signIn: fromPromise<SignInAnswer, { account: DevAccount }>(missing('signIn')),
  /** Done once the clock is there. */
  moveClock: fromPromise<Settled, { by: ClockStep }>(missing('moveClock')),
  resetDemo: fromPromise<Settled>(missing('resetDemo')),
  /** Done once nothing is under way. */
  followWork: fromPromise<Settled>(missing('followWork')),
  steerScripts: fromPromise<DevScripts, { change: ScriptsChange }>(missing('steerScripts')),
};

import { fromPromise } from 'xstate';
import type { ClockStep, Dev, DevAccount, DevScripts, DevWork } from '../../../contract/dev.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** What the page shows. */
export interface DemoPage {
  dev: Dev;
  scripts: DevScripts;
}

/** The result of a long-running task, and the updated page. */
export interface Settled extends DemoPage {
  work: DevWork | null;
}

/**
 * `target`: the user's start page. `changed`: their password is different by now; `secondFactor`: two-factor authentication is on; `tooMany`: sign-in
 * rate limit.
 */
export type SignInAnswer = { ok: true; target: string } | { ok: false; failure: 'changed' | 'secondFactor' | 'tooMany' };

export type ScriptsChange = { paused: boolean } | { speed: number };

export const demoActors = {
  ...connectionActors,
  loadDemo: fromPromise<DemoPage>(missing('loadDemo')),
  /** Signs in with the password of that account; the current user is signed out. */
  signIn: fromPromise<SignInAnswer, { account: DevAccount }>(missing('signIn')),
  /** Completes when the clock has arrived. */
  moveClock: fromPromise<Settled, { by: ClockStep }>(missing('moveClock')),
  resetDemo: fromPromise<Settled>(missing('resetDemo')),
  /** Completes when no task is running. */
  followWork: fromPromise<Settled>(missing('followWork')),
  steerScripts: fromPromise<DevScripts, { change: ScriptsChange }>(missing('steerScripts')),
};

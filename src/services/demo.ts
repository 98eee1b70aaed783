import { fromPromise } from 'xstate';
import { CLOCK_STEPS, type ClockStep, type DevAccount, type DevScripts } from '../../contract/dev.ts';
import { ERRORS } from '../../contract/errors.ts';
import { toFailure } from '../lib/failure.ts';
import type { ScriptsChange, Settled, SignInAnswer, DemoPage } from '../machines/demo/demo.actors.ts';
import { demoMachine } from '../machines/demo/demo.machine.ts';
import { targetAfterSignIn } from '../machines/login/target.ts';
import { api } from './api.ts';
import { waitForConnection } from './connection.ts';
import { announceClockMoved } from './demoClock.ts';
import { storeClockOffset, serverInstantIn } from './serverClock.ts';
import { dropCookies } from './session.ts';
import { dropTraces } from './traces.ts';
import { HOUR, SECOND } from '../../contract/durations.ts';

/** Polling interval while a task of the demo is running, in ms; also how often the clock's movement is shown. */
const LOOK = 400;
/** Where people start, if it differs from the page after signing in. */
const HOMES: Partial<Record<DevAccount['life'], string>> = { seeker: '/recommended-job/applied' };
const REFUSALS: Readonly<Record<number, Exclude<SignInAnswer, { ok: true }>['failure']>> = {
  [ERRORS.credentialsIncorrect.code]: 'changed',
  [ERRORS.tooManyAttempts.code]: 'tooMany',
};

const updateClock = (now: string) => storeClockOffset(Date.parse(now) - Date.now());

async function loadPage(signal: AbortSignal): Promise<DemoPage> {
  const [{ data: dev }, { data: scripts }] = await Promise.all([api('getDev', {}, { signal }), api('listDevScripts', {}, { signal })]);
  updateClock(dev.now);
  return { dev, scripts };
}

/** Waits until no task is running, then returns the demo's state. */
async function settled(signal: AbortSignal): Promise<Settled> {
  for (;;) {
    const { now, work } = (await api('getDevWork', {}, { signal })).data;
    updateClock(now);
    if (work?.state !== 'running') {
      announceClockMoved();
      return { ...(await loadPage(signal)), work };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    signal.throwIfAborted();
  }
}

/** Signs in with the password, like a person would: there is no back door. */
async function signIn({ email, password, role, life }: DevAccount, signal: AbortSignal): Promise<SignInAnswer> {
  const { data: session } = await api('getSession', {}, { signal });
  const isSomebody = session.kind === 'seeker' || session.kind === 'recruiter';
  const isThem = session.kind === (role === 'recruiter' ? 'recruiter' : 'seeker') && session.user?.email === email;
  const homeOf = (one: typeof session) => HOMES[life] ?? targetAfterSignIn(one, null, []);
  if (isThem) return { ok: true, target: homeOf(session) };
  if (isSomebody) {
    await api('logOut', { body: { source: 'web' } }, { signal });
    await dropCookies();
    dropTraces();
  }
  try {
    const { data: begun } = await api(role === 'recruiter' ? 'recruiterLogin' : 'login', { body: { login: email, password } }, { signal });
    return begun.pending ? { ok: false, failure: 'secondFactor' } : { ok: true, target: homeOf(begun) };
  } catch (error) {
    const failure = REFUSALS[toFailure(error).code];
    if (failure === undefined) throw error;
    return { ok: false, failure };
  }
}

/** The demo chart with its actors. */
export const demo = demoMachine.provide({
  actions: { leave: (_, { to }) => window.location.assign(to) },
  actors: {
    waitForConnection,
    loadDemo: fromPromise<DemoPage>(({ signal }) => loadPage(signal)),
    signIn: fromPromise<SignInAnswer, { account: DevAccount }>(({ input, signal }) => signIn(input.account, signal)),
    moveClock: fromPromise<Settled, { by: ClockStep }>(async ({ input, signal }) => {
      await api('moveDevClock', { body: { until: serverInstantIn(CLOCK_STEPS[input.by] * (HOUR / SECOND)) } }, { signal });
      return settled(signal);
    }),
    resetDemo: fromPromise<Settled>(async ({ signal }) => {
      await api('resetDev', {}, { signal });
      const answer = await settled(signal);
      await dropCookies();
      dropTraces();
      return answer;
    }),
    followWork: fromPromise<Settled>(({ signal }) => settled(signal)),
    steerScripts: fromPromise<DevScripts, { change: ScriptsChange }>(
      async ({ input, signal }) => (await api('steerDevScripts', { body: input.change }, { signal })).data,
    ),
  },
});

import type { Dev, DevScripts } from '../../../contract/dev.ts';
import { failure } from '../../lib/failure.ts';
import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import type { Settled } from './demo.actors.ts';
import { demoMachine } from './demo.machine.ts';
import { DAY } from '../../../contract/durations.ts';

const moved = {
  from: '2026-01-10T09:00:00Z',
  to: '2026-01-11T09:00:00Z',
  applications: 2,
  interviews: 1,
  postings: 0,
  reminders: 4,
  jobs_ended: 1,
  emails: 7,
};

export const dev: Dev = {
  now: '2026-01-10T09:00:00Z',
  moved_by: DAY,
  accounts: [
    {
      email: 'seeker@waymark.test',
      password: 'waymark-demo-1',
      name: 'Ana Reyes',
      avatar: null,
      avatar_hue: 150,
      role: 'jobseeker',
      life: 'seeker',
      figures: [
        { of: 'openApplications', count: 4 },
        { of: 'interviews', count: 1 },
      ],
    },
    {
      email: 'employer@waymark.test',
      password: 'waymark-demo-1',
      name: 'Elias Tan',
      avatar: null,
      avatar_hue: 265,
      role: 'recruiter',
      life: 'employer',
      figures: [{ of: 'toAnswer', count: 7 }],
    },
  ],
  emails: [{ id: '6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01', to: 'seeker@waymark.test', subject: 'Your interview is near', at: '2026-01-10T08:00:00Z' }],
  personas: {
    verifies: [{ id: 'citizen', label: 'Singapore citizen', hint: 'Everything matches the profile' }],
    fails: [{ id: 'down', label: 'Singpass fails while sharing', hint: 'Signs in, then Myinfo responds with 503' }],
    others: 13,
  },
  work: null,
};
export const scripts: DevScripts = {
  is_there: true,
  is_paused: false,
  speed: 1,
  scripts: [{ name: 'recruiter', title: 'A recruiter who answers', state: 'running' }],
};

const ended = (kind: 'clock' | 'reset', state: 'done' | 'failed'): Settled => {
  const work = { kind, state, summary: kind === 'clock' && state === 'done' ? moved : null };
  return { dev: { ...dev, work }, scripts, work };
};
const offline = failure('offline');

export const demoFlow = defineFlow({
  id: 'demo',
  area: 'shared',
  title: 'Demo',
  purpose: 'Controls a demo: signs in as its people, moves its clock forward, changes its scripts, and resets it.',
  source: 'src/machines/demo/demo.machine.ts',
  machine: demoMachine,
  states: {
    loading: 'Loading the state of the demo.',
    disconnected: 'Offline; continues automatically.',
    unloadable: 'Loading failed.',
    ready: 'All actions are available.',
    'ready.idle': 'Nothing has been done yet.',
    'ready.moved': 'The clock was moved forward; the page shows the effects.',
    'ready.refused': 'Signing in was refused; the page says why.',
    'ready.offline': 'The action failed: the device is offline.',
    'ready.failed': 'The action failed.',
    signingIn: 'Signing in.',
    signedIn: 'Signed in; going to that person’s start page.',
    moving: 'Moving the clock.',
    confirmingReset: 'Asking for confirmation to reset everything.',
    resetting: 'Resetting the demo.',
    following: 'Waiting for a task that was started elsewhere.',
    begunAnew: 'The demo is in its initial state; the page reloads.',
    steering: 'Updating the scripts.',
  },
  fixtures: {
    inputs: { page: undefined },
    events: {
      'account.chosen': [{ type: 'account.chosen', life: 'seeker' }],
      'clock.moved': [{ type: 'clock.moved', by: 'day' }],
      'reset.requested': [{ type: 'reset.requested' }],
      'reset.confirmed': [{ type: 'reset.confirmed' }],
      'reset.declined': [{ type: 'reset.declined' }],
      'scripts.steered': [{ type: 'scripts.steered', change: { paused: true } }],
      'load.retried': [{ type: 'load.retried' }],
    },
    actors: {
      loadDemo: {
        done: [
          { dev, scripts },
          { dev: { ...dev, work: { kind: 'clock', state: 'running', summary: null } }, scripts },
        ],
        error: [offline, broken],
      },
      waitForConnection: { done: [undefined] },
      signIn: {
        done: [
          { ok: true, target: '/recommended-job/applied' },
          { ok: false, failure: 'changed' },
        ],
        error: [offline, broken],
      },
      moveClock: { done: [ended('clock', 'done'), ended('clock', 'failed'), ended('reset', 'done')], error: [offline, broken] },
      resetDemo: { done: [ended('reset', 'done'), ended('reset', 'failed'), ended('clock', 'done')], error: [offline, broken] },
      followWork: { done: [ended('clock', 'done'), ended('reset', 'done'), ended('clock', 'failed')], error: [offline, broken] },
      steerScripts: { done: [{ ...scripts, is_paused: true }], error: [offline, broken] },
    },
    project: ({ dev: loaded }) => loaded !== null,
  },
});

import { login } from '../../../contract/auth.ts';
import { type DevScripts, getDev, getDevWork, listDevScripts, moveDevClock, resetDev, steerDevScripts } from '../../../contract/dev.ts';
import type { DemoPage, Settled, SignInAnswer } from '../../../src/machines/demo/demo.actors.ts';
import { demoFlow, dev, scripts } from '../../../src/machines/demo/demo.fixtures.ts';
import { drivePaths } from './drive.ts';
import { addressOf, answerAs, button, open, press, retry } from './gestures.ts';
import { data, refusal, type Stand, type WireCall } from './plan.ts';

/** What the demo did, by page: once it is there, the page's questions about it are answered. */
const settledOn = new WeakMap<Stand['page'], Settled>();

async function openControl(stand: Stand): Promise<void> {
  for (const [call, answer] of [
    [getDevWork, ({ work }: Settled) => ({ now: new Date().toISOString(), work })],
    [getDev, (settled: Settled) => settled.dev],
  ] as const)
    await stand.page.route(
      (url) => addressOf(call).test(url.pathname),
      (route) => {
        const settled = settledOn.get(stand.page);
        return settled ? route.fulfill({ json: { data: answer(settled) } }) : route.fallback();
      },
    );
  await answerAs(stand, listDevScripts, scripts);
  await open('/dev')(stand);
}

/** What is pressed after the connection was lost is pressed when it is back. */
const connected = (gesture: (stand: Stand) => Promise<unknown>) => async (stand: Stand) => {
  await stand.context.setOffline(false);
  return gesture(stand);
};
const settles = async (stand: Stand, settled: Settled) => void settledOn.set(stand.page, settled);
const settling = { reply: () => data(null), before: settles };

drivePaths(demoFlow)({
  begin: { page: openControl },
  gestures: {
    'account.chosen': connected(({ page }) => page.getByRole('button', { name: 'Sign in as Ana' }).click()),
    'clock.moved': connected(press('dev:clock.day')),
    'reset.requested': connected(press('dev:reset.action')),
    'reset.confirmed': press('dev:reset.confirm'),
    'reset.declined': press('dev:reset.cancel'),
    'scripts.steered': connected((stand) => button(stand, 'dev:scripts.pause', 'dev:scripts.resume').click()),
    'load.retried': retry,
  },
  calls: {
    loadDemo: { call: getDev, reply: (page) => data(page.dev) } satisfies WireCall<DemoPage>,
    signIn: { call: login, reply: (answer) => (answer.ok ? 'server' : refusal('credentialsIncorrect')) } satisfies WireCall<SignInAnswer>,
    moveClock: { call: moveDevClock, ...settling },
    resetDemo: { call: resetDev, ...settling },
    followWork: {
      call: getDevWork,
      reply: ({ work }) => data({ now: dev.now, work }),
      before: async (stand, settled) => (await stand.wire.called(), settles(stand, settled)),
    } satisfies WireCall<Settled>,
    steerScripts: { call: steerDevScripts, reply: data } satisfies WireCall<DevScripts>,
  },
});

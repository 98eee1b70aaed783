// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { seekerSession } from '../../machines/samples.ts';
import type { Permission } from '../../machines/session/session.actors.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { SessionFlow } from '../core/SessionFlow.tsx';
import { PushOffer } from './PushOffer.tsx';

const [turnOn, notNow] = [words('notificationCentre:push.askAction'), words('notificationCentre:push.decline')];

function show(permission: Permission) {
  const ask = vi.fn(async () => 'granted' as Permission);
  const storeDeclined = vi.fn();
  const logic = sessionMachine.provide({
    actors: {
      readPermission: fromPromise(async () => permission),
      askPermission: fromPromise(ask),
      watchPage: fromCallback(() => {}),
    },
    actions: { storeDeclined },
  });
  render(
    <Frame isBare session={seekerSession}>
      <SessionFlow.Provider logic={logic} options={{ input: { deviceId: 'd-1', initial: { session: seekerSession, clockOffset: 0 } } }}>
        <section aria-label="beside">
          <PushOffer />
        </section>
        <section aria-label="looked for">
          <PushOffer isLookedFor />
        </section>
      </SessionFlow.Provider>
    </Frame>,
  );
  return { ask, storeDeclined, buttons: (name: string) => screen.queryAllByRole('button', { name }).length };
}

test('the browser asks once the offer is accepted, not before, and both offers disappear', async () => {
  const { ask, buttons } = show('default');
  const [offer] = await screen.findAllByRole('button', { name: turnOn });
  expect([ask.mock.calls.length, buttons(turnOn), buttons(notNow)]).toEqual([0, 2, 1]);
  await userEvent.click(offer as HTMLElement);
  await vi.waitFor(() => expect(buttons(turnOn)).toBe(0));
  expect(ask).toHaveBeenCalledOnce();
});

test('declining hides it for good except in the settings', async () => {
  const { ask, storeDeclined, buttons } = show('default');
  await userEvent.click(await screen.findByRole('button', { name: notNow }));
  expect([storeDeclined.mock.calls.length, ask.mock.calls.length, buttons(turnOn)]).toEqual([1, 0, 1]);
});

test('a user who declined earlier, or blocks notifications, sees that only in the settings', async () => {
  const { buttons } = show('declined');
  await screen.findByRole('button', { name: turnOn });
  expect(buttons(turnOn)).toBe(1);
  cleanup();
  show('denied');
  expect((await screen.findAllByText(words('notificationCentre:push.denied'))).length).toBe(1);
});

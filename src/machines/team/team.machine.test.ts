import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import type { Team } from '../../../contract/team.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken, offline } from '../samples.ts';
import type { TeamAnswer, TeamChange } from './team.actors.ts';
import { acmeTeam, teamFlow } from './team.fixtures.ts';
import { type TeamEvent, teamMachine } from './team.machine.ts';

pathTests(teamFlow);

async function listed() {
  const actors = {
    loadTeam: held<Team, void>(),
    changeTeam: held<TeamAnswer, { change: TeamChange }>(),
    stepUp: held<{ isProven: boolean }, { email: string }>(),
    waitForConnection: held<void, void>(),
  };
  const socket: { stale: () => void } = { stale: () => {} };
  const watchTeam = fromCallback<{ type: 'team.stale' }>(({ sendBack }) => {
    socket.stale = () => sendBack({ type: 'team.stale' });
  });
  const logic = Object.fromEntries(Object.entries(actors).map(([name, { logic: actor }]) => [name, actor]));
  const actor = createActor(teamMachine.provide({ actors: { ...logic, watchTeam } as never }), { input: { email: 'mei@acme.example' } }).start();
  await actors.loadTeam.calls[0]?.answer(acmeTeam);
  return { actor, socket, ...actors, state: () => actor.getSnapshot() };
}
const smaller: Team = { ...acmeTeam, members: acmeTeam.members.slice(0, 1) };

test('removes a member only after confirmation, then shows the server’s response', async () => {
  const { actor, state, changeTeam } = await listed();
  actor.send({ type: 'step.asked', change: { kind: 'remove', userId: 'ben' } });
  actor.send({ type: 'step.declined' });
  expect([state().value, changeTeam.calls.length]).toEqual([{ listed: { team: 'current', outcome: 'none' } }, 0]);
  actor.send({ type: 'step.asked', change: { kind: 'remove', userId: 'ben' } });
  actor.send({ type: 'step.confirmed' });
  expect(changeTeam.calls[0]?.input).toEqual({ change: { kind: 'remove', userId: 'ben' } });
  await changeTeam.calls[0]?.answer({ ok: true, team: smaller });
  expect(state()).toMatchObject({ value: { listed: { outcome: 'done' } }, context: { team: smaller } });
});

test('a refused invitation keeps its form; one that came too late shows a message above the team', async () => {
  const { actor, state, changeTeam } = await listed();
  const invite: TeamEvent = { type: 'invite.submitted', email: 'a@b.example', given: { role: 'admin', permissions: [] } };
  actor.send({ type: 'invite.requested' });
  actor.send(invite);
  await changeTeam.calls[0]?.answer({ ok: false, failure: 'invalid', fields: { email: ['no'] } });
  expect(state()).toMatchObject({ value: { inviting: 'invalid' }, context: { fields: { email: ['no'] } } });
  actor.send(invite);
  expect(state().context.fields).toEqual({});
  await changeTeam.calls[1]?.fail(offline);
  expect(state()).toMatchObject({ value: { inviting: 'failed' }, context: { failure: { kind: 'offline' } } });
  actor.send(invite);
  await changeTeam.calls[2]?.answer({ ok: false, failure: 'refused', message: 'Only an admin can.' });
  expect(state()).toMatchObject({ value: { listed: { outcome: 'refused' } }, context: { message: 'Only an admin can.', team: acmeTeam } });
});

test('saves a role for the member it was chosen for', async () => {
  const { actor, changeTeam } = await listed();
  actor.send({ type: 'change.requested', userId: 'ben' });
  actor.send({ type: 'change.submitted', given: { role: 'admin', permissions: [] } });
  expect(changeTeam.calls[0]?.input.change).toEqual({ kind: 'change', userId: 'ben', given: { role: 'admin', permissions: [] } });
});

test('the result of a change stays while its own echo reloads the team, and what changed under a dialog is loaded after it', async () => {
  const { actor, state, socket, loadTeam, changeTeam } = await listed();
  actor.send({ type: 'step.asked', change: { kind: 'transfer', userId: 'ben' } });
  socket.stale();
  expect(loadTeam.calls).toHaveLength(1);
  actor.send({ type: 'step.confirmed' });
  await changeTeam.calls[0]?.answer({ ok: true, team: smaller });
  socket.stale();
  expect(state().value).toEqual({ listed: { team: 'refreshing', outcome: 'done' } });
  await loadTeam.calls.at(-1)?.answer(acmeTeam);
  expect(state()).toMatchObject({ value: { listed: { team: 'current', outcome: 'done' } }, context: { team: acmeTeam } });
});

test('leaving ends it; changes by others appear; a failed reload changes nothing', async () => {
  const { actor, state, socket, loadTeam, changeTeam } = await listed();
  socket.stale();
  expect(state().value).toEqual({ listed: { team: 'refreshing', outcome: 'none' } });
  await loadTeam.calls[1]?.answer(smaller);
  expect(state()).toMatchObject({ value: { listed: { team: 'current', outcome: 'none' } }, context: { team: smaller } });
  socket.stale();
  await loadTeam.calls[2]?.fail(broken);
  expect(state().context.team).toEqual(smaller);
  actor.send({ type: 'step.asked', change: { kind: 'leave' } });
  actor.send({ type: 'step.confirmed' });
  await changeTeam.calls[0]?.answer({ ok: true, team: null });
  expect(state().status).toBe('done');
});

test.each<[string, TeamEvent[], TeamChange, during: unknown, after: unknown]>([
  [
    'an invitation',
    [{ type: 'invite.requested' }, { type: 'invite.submitted', email: 'a@b.example', given: { role: 'admin', permissions: [] } }],
    { kind: 'invite', email: 'a@b.example', given: { role: 'admin', permissions: [] } },
    { inviting: 'sending' },
    { inviting: 'filling' },
  ],
  [
    'a change',
    [
      { type: 'change.requested', userId: 'ben' },
      { type: 'change.submitted', given: { role: 'admin', permissions: [] } },
    ],
    { kind: 'change', userId: 'ben', given: { role: 'admin', permissions: [] } },
    { changing: 'saving' },
    { changing: 'choosing' },
  ],
  [
    'a removal',
    [{ type: 'step.asked', change: { kind: 'remove', userId: 'ben' } }, { type: 'step.confirmed' }],
    { kind: 'remove', userId: 'ben' },
    'working',
    { listed: { team: 'current', outcome: 'none' } },
  ],
])('%s waits for reauthentication, then continues; without it nothing is sent again', async (_, events, change, during, after) => {
  for (const isProven of [true, false]) {
    const { actor, state, changeTeam, stepUp } = await listed();
    for (const event of events) actor.send(event);
    await changeTeam.calls[0]?.answer({ ok: false, failure: 'proofNeeded' });
    expect(stepUp.calls[0]?.input).toEqual({ email: 'mei@acme.example' });
    await stepUp.calls[0]?.answer({ isProven });
    expect(changeTeam.calls.map(({ input }) => input.change)).toEqual(isProven ? [change, change] : [change]);
    expect(state().value).toEqual(isProven ? during : after);
  }
});

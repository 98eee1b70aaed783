import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { Credits, SummaryWriter } from '../../../contract/career-summary.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { key, offline } from '../samples.ts';
import type { SummaryRequest, WritingEvent } from './careerSummary.actors.ts';
import { careerSummaryFlow } from './careerSummary.fixtures.ts';
import { careerSummaryMachine } from './careerSummary.machine.ts';

pathTests(careerSummaryFlow);

const credits = (left: number): Credits => ({ left, most: 5, renews_at: '2026-01-10T16:01:00.000Z' });

async function started(left = 5) {
  const [readCredits, endSummary, waitForConnection] = [held<{ writer: SummaryWriter; credits: Credits }, void>(), held<Credits, void>(), held<void, void>()];
  const writings: { request: SummaryRequest; tell: (event: WritingEvent) => void; isLeft: boolean }[] = [];
  const writeSummary = fromCallback<WritingEvent, SummaryRequest>(({ input, sendBack }) => {
    const writing = { request: input, tell: sendBack, isLeft: false };
    writings.push(writing);
    return () => void (writing.isLeft = true);
  });
  const clock = new SimulatedClock();
  const actors = { readCredits: readCredits.logic, endSummary: endSummary.logic, waitForConnection: waitForConnection.logic, writeSummary } as never;
  const actor = createActor(careerSummaryMachine.provide({ actors }), { clock }).start();
  await readCredits.calls[0]?.answer({ writer: 'ai', credits: credits(left) });
  return { actor, clock, readCredits, endSummary, waitForConnection, writings };
}
const ask = { type: 'writing.requested', rewrite: null, text: '', key } as const;
const done = (text: string, left: number): WritingEvent => ({ type: 'stream.done', text, credits: credits(left), missing: [], isUnchanged: false });

test('stopping closes the stream, informs the server, and proposes the text so far', async () => {
  const { actor, endSummary, writings } = await started();
  actor.send(ask);
  writings[0]?.tell({ type: 'stream.wrote', piece: 'Cook ' });
  writings[0]?.tell({ type: 'stream.wrote', piece: 'at' });
  actor.send({ type: 'writing.stopped' });
  expect([writings[0]?.isLeft, actor.getSnapshot().value]).toEqual([true, 'stopping']);
  await endSummary.calls[0]?.answer(credits(4));
  expect(actor.getSnapshot()).toMatchObject({ value: { reviewing: 'stopped' }, context: { proposal: 'Cook at', credits: { left: 4 } } });
});

test('a broken connection resumes with the same key; another attempt uses another key', async () => {
  const { actor, waitForConnection, writings } = await started();
  actor.send({ ...ask, rewrite: 'shorter', text: 'I cook, and I cook.' });
  writings[0]?.tell({ type: 'stream.wrote', piece: 'I' });
  writings[0]?.tell({ type: 'stream.failed', failure: offline });
  await waitForConnection.calls[0]?.answer();
  expect(actor.getSnapshot().context.text).toBe('');
  writings[1]?.tell(done('I cook.', 4));
  actor.send({ type: 'another.requested', key: 'another' });
  expect(writings.map(({ request }) => request)).toEqual([
    { rewrite: 'shorter', text: 'I cook, and I cook.', key },
    { rewrite: 'shorter', text: 'I cook, and I cook.', key },
    { rewrite: 'shorter', text: 'I cook, and I cook.', key: 'another' },
  ]);
});

test('a failed attempt keeps the earlier proposal', async () => {
  const { actor, writings } = await started();
  actor.send(ask);
  writings[0]?.tell(done('I cook.', 1));
  actor.send({ ...ask, rewrite: 'specific', text: 'I cook.' });
  writings[1]?.tell({ type: 'stream.wrote', piece: 'Some' });
  writings[1]?.tell({ type: 'stream.refused', refusal: 'failed', renewsAt: null });
  actor.send({ type: 'writing.dropped' });
  expect(actor.getSnapshot()).toMatchObject({ value: { reviewing: 'whole' }, context: { proposal: 'I cook.' } });
});

test('after the last credit, nothing can be requested until credits renew', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-10T15:00:00Z'), toFake: ['Date'] });
  const { actor, clock, readCredits, writings } = await started(1);
  actor.send(ask);
  writings[0]?.tell(done('I cook.', 0));
  expect(actor.getSnapshot().can(ask)).toBe(false);
  actor.send({ type: 'proposal.discarded' });
  expect(actor.getSnapshot().value).toBe('quotaUsed');
  clock.increment(61 * 60_000 - 1);
  expect(actor.getSnapshot().value).toBe('quotaUsed');
  clock.increment(1);
  await readCredits.calls[1]?.answer({ writer: 'ai', credits: credits(5) });
  expect(actor.getSnapshot().value).toBe('idle');
  vi.useRealTimers();
});

test('remembers the previous content until it is restored', async () => {
  const { actor, writings } = await started();
  actor.send(ask);
  writings[0]?.tell(done('I cook.', 4));
  actor.send({ type: 'proposal.accepted', field: 'what I typed' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'accepted', context: { before: 'what I typed', proposal: 'I cook.' } });
  actor.send({ type: 'acceptance.undone' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { proposal: '' } });
});

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { FlowReport } from '../../../contract/flow-reports.ts';
import { api } from '../api.ts';
import { storeEarlyNews } from '../chartFeed.ts';
import { setRequestContext } from '../context.ts';
import { reportFlows } from './report.ts';

vi.mock('../api.ts', () => ({ api: vi.fn<() => Promise<unknown>>() }));
vi.mock('../http.ts', () => ({ requestOf: () => ({ url: '/api/flows/report' }) }));

const beacons: Blob[] = [];
const beacon = vi.fn<(url: string, body: Blob) => boolean>((_, body) => Boolean(beacons.push(body)));
Object.defineProperty(navigator, 'sendBeacon', { value: beacon });
let isOnline = true;
Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });

beforeEach(() => {
  beacons.splice(0);
  localStorage.clear();
  isOnline = true;
  visibility = 'visible';
  setRequestContext(167, 1);
  vi.mocked(api).mockResolvedValue({ data: { share: 1 } } as never);
});

const door = setup({ types: { events: {} as { type: 'opened' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open' } }, open: {} },
});
const NOW = Date.parse('2026-03-02T04:00:00Z');
const visit = (random = 0) => {
  const { hear, end } = storeEarlyNews();
  const actor = createActor(door).start();
  actor.send({ type: 'opened' });
  return { actor, end, begun: reportFlows({ release: '0.1.0', hear, end, now: () => NOW, random: () => random }) };
};
const hide = () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  visibility = 'visible';
};
const sent = async () => Promise.all(beacons.map(async (blob) => JSON.parse(await blob.text()) as FlowReport));

test('what charts did, also before its code was there, is sent when the page is hidden, and once', async () => {
  const { begun, end } = visit();
  await begun;
  expect(beacons).toEqual([]);
  hide();
  window.dispatchEvent(new Event('pagehide'));
  end();
  const [report, ...others] = await sent();
  expect(others).toEqual([]);
  expect(report).toMatchObject({ release: '0.1.0', country_id: 167, device: 'desktop', day: '2026-03-02', share: 1 });
  expect(report?.charts['door']?.taken).toEqual({ 'shut: opened': [true, 1] });
  expect(beacons[0]?.type).toBe('application/json');
});

test('the second page of a week is the same person', async () => {
  for (const isFirst of [true, false]) {
    beacons.splice(0);
    const { begun, end } = visit();
    await begun;
    hide();
    end();
    expect((await sent())[0]?.charts['door']?.reached).toEqual({ shut: [isFirst, 1], open: [isFirst, 1] });
  }
});

test('offline it is stored, and sent once the browser is online', async () => {
  const { begun, end } = visit();
  await begun;
  isOnline = false;
  hide();
  end();
  expect(beacons).toEqual([]);
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect((await sent()).map(({ charts }) => Object.keys(charts))).toEqual([['door']]);
  window.dispatchEvent(new Event('online'));
  expect(beacons).toHaveLength(1);
});

test('where the server asks a share of visits, the others report nothing', async () => {
  vi.mocked(api).mockResolvedValue({ data: { share: 0.25 } } as never);
  await visit(0.25).begun;
  hide();
  expect(beacons).toEqual([]);
  const { begun, end } = visit(0.24);
  await begun;
  hide();
  end();
  expect((await sent())[0]?.share).toBe(0.25);
});

test.each([
  ['it is off', () => vi.mocked(api).mockResolvedValue({ data: { share: 0 } } as never)],
  ['the server can not say', () => vi.mocked(api).mockRejectedValue(new Error('503'))],
])('nothing is reported where %s', async (_, prepare) => {
  prepare();
  await visit().begun;
  hide();
  expect(beacons).toEqual([]);
  expect(localStorage.length).toBe(0);
});

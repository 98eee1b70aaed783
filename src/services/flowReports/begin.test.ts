// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { Actor } from 'xstate';
import { beginFlowReports } from './begin.ts';

const start = Actor.prototype.start;
afterEach(() => {
  Actor.prototype.start = start;
  vi.unstubAllGlobals();
});
const isHeard = () => Actor.prototype.start !== start;

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('with %s no chart is listened to', (_, asks) => {
  vi.stubGlobal('navigator', asks);
  beginFlowReports('0.1.0');
  expect(isHeard()).toBe(false);
});

test('without, charts are', () => {
  vi.stubGlobal('navigator', { doNotTrack: null });
  beginFlowReports('0.1.0');
  expect(isHeard()).toBe(true);
});

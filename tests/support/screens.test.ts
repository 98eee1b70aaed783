// @vitest-environment jsdom
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import axios from 'axios';
import { createElement, lazy, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from './render-ui.tsx';
import { guestSession } from '../../src/machines/samples.ts';
import { noteScreen, writeScreens } from './screens.ts';
import { holdStill } from './still.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-screens-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a screen has what was typed, and no dialog that is closing', async () => {
  vi.stubEnv('FLOWS_SCREENS', folder);
  const dialog = (state: string) =>
    `<div data-scope="dialog" data-part="backdrop" data-state="${state}"></div><div data-scope="dialog" data-part="positioner"><div data-scope="dialog" data-part="content" data-state="${state}">Dialog ${state}</div></div>`;
  document.body.innerHTML = `<input>${dialog('open')}${dialog('closed')}`;
  (document.querySelector('input') as HTMLInputElement).value = 'accountant';
  await noteScreen('sample', ['one', 'two']);
  writeScreens('sample');
  const { 'one + two': screen = '' } = JSON.parse(readFileSync(path.join(folder, 'sample.json'), 'utf8')) as Record<string, string>;
  expect(screen).toContain('value="accountant"');
  expect(screen).toContain('Dialog open');
  expect(screen).not.toContain('closed');
  document.body.innerHTML = '';
});

test('a screen has what loads later', async () => {
  vi.stubEnv('FLOWS_SCREENS', folder);
  const Later = lazy(async () => ({ default: (await import('../../src/views/ui/Spinner.tsx')).Spinner }));
  renderUi(createElement(Suspense, { fallback: 'Loading' }, createElement(Later)));
  await noteScreen('later', ['shown']);
  writeScreens('later');
  expect(readFileSync(path.join(folder, 'later.json'), 'utf8')).not.toContain('Loading');
});

test('screens are taken on one date, and no call is answered', async () => {
  const { adapter } = axios.defaults;
  await holdStill();
  expect(new Date().toISOString()).toBe(new Date(guestSession.now).toISOString());
  expect(axios.defaults.adapter).not.toBe(adapter);
  const answered = axios.get('/api/config').then(
    () => 'answered',
    () => 'failed',
  );
  expect(await Promise.race([answered, new Promise((resolve) => setImmediate(resolve, 'pending'))])).toBe('pending');
  axios.defaults.adapter = adapter;
  vi.useRealTimers();
});

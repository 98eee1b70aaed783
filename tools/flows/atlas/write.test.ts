import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMachine } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangedScreen, ShownChanges } from '../../../packages/flows/diff/atlas-changes.ts';
import type { Flow } from '../../../packages/flows/flow.ts';
import { revisionNamed } from '../diff/revision.ts';
import { changedScreensIn, writeAtlas } from './write.ts';

const config = { id: 'lamp', initial: 'dark', states: { dark: { on: { 'switch.pressed': 'lit' } }, lit: {} } };
const lamp = (more: object): Flow =>
  ({
    id: 'lamp',
    area: 'shared',
    title: 'Lamp',
    purpose: 'Lights a room.',
    source: 'lamp.ts',
    machine: createMachine({ ...config, states: { ...config.states, ...more } }),
    states: { dark: 'It is off.', lit: 'It is on.', ...('broken' in more ? { broken: 'It needs a new bulb.' } : {}) },
    fixtures: { inputs: { start: undefined }, events: { 'switch.pressed': [{ type: 'switch.pressed' }] }, actors: {}, project: () => null },
  }) as unknown as Flow;

const root = mkdtempSync(path.join(tmpdir(), 'waymark-atlas-'));
const out = path.join(root, 'site');
const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args], { cwd: root });

beforeAll(() => {
  mkdirSync(path.join(root, 'src/machines'), { recursive: true });
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ type: 'module', version: '1.2.3' }));
  writeFileSync(
    path.join(root, 'src/machines/registry.ts'),
    `import { createMachine } from 'xstate';
const machine = createMachine(${JSON.stringify(config)});
const fixtures = { inputs: { start: undefined }, events: { 'switch.pressed': [{ type: 'switch.pressed' }] }, actors: {}, project: () => null };
export const flows = [{ id: 'lamp', area: 'shared', title: 'Lamp', purpose: 'Lights a room.', source: 'lamp.ts', machine, states: { dark: '', lit: '' }, fixtures }];
`,
  );
  symlinkSync(new URL('../../../node_modules', import.meta.url).pathname, path.join(root, 'node_modules'));
  git('init', '--quiet');
  git('add', 'package.json', 'src');
  git('commit', '--quiet', '-m', 'Light the lamp');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a file of the site hands to the page. */
function fileOf<T>(name: string): T {
  const [, content = ''] = /^atlasFile\("[^"]+",(.*)\)\n$/s.exec(readFileSync(path.join(out, `data/${name}.js`), 'utf8')) ?? [];
  return JSON.parse(content) as T;
}

test('the atlas shows what changed in charts and on screens since a revision', async () => {
  const since = { ...revisionNamed(root, 'HEAD'), name: 'release 1' };
  const screen: ChangedScreen = { chart: 'lamp', state: 'lit', width: 390, theme: 'dark', share: 0.5, picture: 'lamp-lit' };
  const pictures = changedScreensIn(root, since);
  mkdirSync(pictures, { recursive: true });
  writeFileSync(path.join(pictures, 'screens.json'), JSON.stringify([screen]));
  writeFileSync(path.join(pictures, 'lamp-lit.after.png'), 'a picture');
  const changed = lamp({ lit: { on: { 'switch.pressed': 'broken' } }, broken: {} });

  expect(await writeAtlas([changed], { root, out, covered: {}, machines: null, since, traffic: null })).toBe(1);

  const changes = fileOf<ShownChanges>('changes');
  expect(changes.since).toBe('release 1');
  expect(JSON.stringify(changes.charts)).toContain('broken');
  expect(changes.screens).toEqual([screen]);
  expect(readFileSync(path.join(out, 'changed-screens/lamp-lit.after.png'), 'utf8')).toBe('a picture');
  expect(existsSync(path.join(out, 'index.html'))).toBe(true);
});

test('without a revision, it compares with nothing', async () => {
  await writeAtlas([lamp({})], { root, out, covered: {}, machines: null, since: null, traffic: null });
  expect(fileOf('changes')).toBeNull();
});

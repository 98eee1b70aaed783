import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleFlow } from '../sample/sample.fixtures.ts';
import type { AtlasChart } from './data.ts';
import { writeSite } from './site.ts';

test('screens and the data of events stay out of the file that a chart’s page begins with', async () => {
  const out = mkdtempSync(path.join(tmpdir(), 'waymark-site-'));
  const fileOf = (name: string) => /^atlasFile\("[^"]+",(.*)\)\n$/s.exec(readFileSync(path.join(out, `data/${name}.js`), 'utf8'))?.[1] ?? '';
  try {
    const screens = { sample: { 'signIn.identify + connection.online': '<p>Your address</p>' } };
    const sources = { areas: { shared: 'Shared' }, covered: null, screens };
    await writeSite([sampleFlow], { ...sources, out, machines: null, release: '', changes: null, changedScreens: null, traffic: null, commands: null });
    expect(JSON.parse(fileOf('screens/sample'))).toEqual(screens.sample);
    const chart = fileOf('chart/sample');
    expect(chart).not.toContain('Your address');
    const { screened, paths } = JSON.parse(chart) as AtlasChart;
    expect(screened).toEqual(Object.keys(screens.sample));
    const keys = new Set(paths.flatMap(({ steps }) => steps.flatMap((step) => Object.keys(step))));
    expect([...keys].toSorted()).toEqual(['happens', 'leadsTo', 'takes']);
    // Still found by the search.
    expect(fileOf('entries')).toContain('Your address');
  } finally {
    rmSync(out, { recursive: true });
  }
});

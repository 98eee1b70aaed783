import { describe, expect, test } from 'vitest';
import { sampleFlow } from '../../packages/flows/sample/sample.fixtures.ts';
import { exportFlows } from './export.ts';

const first = await exportFlows([sampleFlow], {}, () => null);

describe('an export', () => {
  test('writes a review file for each chart, the index, and the coverage', () => {
    expect([...first.keys()]).toEqual(['sample.svg', 'sample.md', 'index.json', 'covered.json']);
    expect(JSON.parse(first.get('index.json') ?? '')).toEqual([
      {
        id: 'sample',
        area: 'shared',
        title: 'Sample sign-in',
        source: 'packages/flows/sample/sample.machine.ts',
        runsOn: 'page',
        states: 16,
        transitions: 18,
        paths: 14,
        guards: [6, 6],
        refusals: [0, 0],
        covered: { chart: 18, view: 0, browser: 0 },
      },
    ]);
  });

  test('writes the same again, and keeps the drawing of a chart that isn’t redrawn', async () => {
    expect([...(await exportFlows([sampleFlow], {}, () => null))]).toEqual([...first]);
    const exported = await exportFlows([sampleFlow], {}, () => 'the last drawing', { isDrawn: () => false });
    expect(exported.get('sample.svg')).toBe('the last drawing');
  });

  test('counts what the views covered, without what the chart no longer has', async () => {
    const files = await exportFlows([sampleFlow], { sample: { view: ['connection.online: connection.lost', 'gone: thing.done'] } }, () => null);
    expect(JSON.parse(files.get('index.json') ?? '')[0].covered).toEqual({ chart: 18, view: 1, browser: 0 });
  });
});

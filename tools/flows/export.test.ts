import { describe, expect, test } from 'vitest';
import { sampleFlow } from '../../packages/flows/sample/sample.fixtures.ts';
import { exportFlows } from './export.ts';

const first = await exportFlows([sampleFlow], {}, () => null);

describe('an export', () => {
  test('writes what a reviewer reads of each chart, the index, and what is covered', () => {
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

  test('says the same again, and keeps a drawing that is not to be drawn', async () => {
    expect([...(await exportFlows([sampleFlow], {}, () => null))]).toEqual([...first]);
    const kept = await exportFlows(
      [sampleFlow],
      {},
      () => 'the last drawing',
      () => false,
    );
    expect(kept.get('sample.svg')).toBe('the last drawing');
  });

  test('counts what the views took, and not what is no longer in the chart', async () => {
    const files = await exportFlows([sampleFlow], { sample: { view: ['connection.online: connection.lost', 'gone: thing.done'] } }, () => null);
    expect(JSON.parse(files.get('index.json') ?? '')[0].covered).toEqual({ chart: 18, view: 1, browser: 0 });
  });
});

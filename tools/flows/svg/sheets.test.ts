import { expect, test } from 'vitest';
import { flows } from '../../../src/machines/registry.ts';
import { allStates, chartOf } from '../../../packages/flows/model.ts';
import { sampleFlow } from '../../../packages/flows/sample/sample.fixtures.ts';
import { sheetChart, sheetsOf } from '../../../packages/flows/svg/sheets.ts';

const chartNamed = (id: string) => chartOf(flows.find((flow) => flow.id === id) ?? sampleFlow);

test('a chart that is readable on one sheet gets one sheet', async () => {
  expect((await sheetsOf(chartOf(sampleFlow))).map(({ path }) => path)).toEqual(['']);
});

test.each(['quickApply', 'chatRoom', 'resumeDocument'])('the sheets of %s show all its states, and none is too wide to read', async (id) => {
  const chart = chartNamed(id);
  const sheets = await sheetsOf(chart);
  const shown = new Set(sheets.flatMap(({ drawing }) => drawing.boxes.map(({ state }) => state.path)));
  expect(allStates(chart).filter(({ path }) => !shown.has(path))).toEqual([]);
  expect(sheets.filter(({ drawing }) => drawing.width > 2_080).map(({ path }) => path)).toEqual([]);
});

test.each(flows.map((flow) => [flow.id, flow] as const))('no transition of %s is lost when its parts are folded', (_, flow) => {
  const chart = chartOf(flow);
  const idsOn = (path: string, isFolded: boolean): string[] => {
    const scope = path === '' ? chart.root : allStates(chart).find((state) => state.path === path);
    if (!scope) throw new Error(`no state ${path}`);
    const parts = isFolded ? scope.children.filter(({ children }) => children.length > 0) : [];
    const here = sheetChart(chart, scope, parts).transitions.flatMap(({ id, ids = [id] }) => ids);
    return [...here, ...parts.flatMap((part) => idsOn(part.path, true))];
  };
  const all = chart.transitions.map(({ id }) => id);
  expect(all.filter((id) => !new Set(idsOn('', true)).has(id))).toEqual([]);
});

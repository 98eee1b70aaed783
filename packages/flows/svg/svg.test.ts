import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../model.ts';
import { sampleFlow } from '../sample/sample.fixtures.ts';
import { drawSvg } from './draw.ts';
import type { Box } from './drawing.ts';
import { layout } from './layout.ts';
import { blockSize, isListed, stateLines, textLines } from './lines.ts';
import { shareArrows } from './shared.ts';
import { widthOf, wrap } from './text.ts';

const chart = chartOf(sampleFlow);
const drawing = await layout(chart);

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;
}

describe('the drawing of a chart', () => {
  test('has every state, and every transition, on an arrow or listed in its state', () => {
    expect(drawing.boxes.map(({ state }) => state.path).toSorted()).toEqual(['', ...Object.keys(sampleFlow.states)].toSorted());
    const listed = chart.transitions.filter(isListed).map(({ id }) => id);
    expect([...listed, ...drawing.arrows.flatMap(({ ids }) => ids)].toSorted()).toEqual(chart.transitions.map(({ id }) => id).toSorted());
  });

  test('keeps labels apart from each other and from innermost states', () => {
    const labels = drawing.arrows.flatMap(({ label }) => label ?? []);
    const leaves = drawing.boxes.filter(({ state }) => state.children.length === 0);
    expect(labels.flatMap((label, index) => [...labels.slice(index + 1), ...leaves].filter((other) => overlaps(label, other)))).toEqual([]);
  });

  test('keeps every text inside its state', () => {
    const wide = drawing.boxes.filter(({ head, body, width }) => blockSize([...head, ...body]).width > width);
    expect(wide.map(({ state }) => state.path)).toEqual([]);
  });

  test('is well-formed XML, the same in every run, with both themes', async () => {
    const text = await drawSvg(chart);
    const wrong: string[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => wrong.push(error.message));
    parser.write(text).close();
    expect(wrong).toEqual([]);
    expect(await drawSvg(chart)).toBe(text);
    expect(text).toContain('@media (prefers-color-scheme:dark)');
  });
});

test('four states with the same transition share its arrow', () => {
  const names = ['a', 'b', 'c', 'd'];
  const states = [...names, 'end'].map((name) => ({ ...chart.root, path: name, name, kind: 'atomic' as const, initial: null, calls: [], children: [] }));
  const [example] = chart.transitions;
  if (!example) throw new Error('the sample has no transition');
  const transitions = names.map((source) => ({ ...example, id: `${source}: closed`, source, targets: ['end'] }));
  const { root, drawn } = shareArrows({ ...chart, root: { ...chart.root, kind: 'compound', children: states }, transitions });
  expect(root.children.at(-1)).toMatchObject({ path: '*1', name: 'any of', meaning: 'a, b, c or d' });
  expect(drawn.map(({ source, ids }) => ({ source, ids }))).toEqual([{ source: '*1', ids: names.map((name) => `${name}: closed`) }]);
});

test('a text is wrapped between words, and inside a name that is too long', () => {
  expect(wrap('The code is being sent to you', 100, 13)).toEqual(['The code is', 'being sent to', 'you']);
  expect(wrap('identity.restoring.askingAgainAndAgain', 120, 13).every((line) => widthOf(line, 13) <= 120)).toBe(true);
  expect(textLines('', 'quiet')).toEqual([]);
});

test('a state is shown with its calls', () => {
  const { body } = stateLines({ ...chart.root, calls: [{ id: 'send', src: 'sendCode' }] }, [], null, 200);
  expect(body[0]).toEqual({ mark: 'call', runs: [{ text: 'send (sendCode)', tone: 'call' }] });
});

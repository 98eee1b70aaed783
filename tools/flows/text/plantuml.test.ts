import { describe, expect, test } from 'vitest';
import { flows } from '../../../src/machines/registry.ts';
import { allStates, chartOf } from '../../../packages/flows/model.ts';
import { writePlantUml } from '../../../packages/flows/text/plantuml.ts';

// No npm package parses PlantUML's state diagrams, so the output is checked against the grammar in its manual.
const GRAMMAR = [
  /^@startuml$/,
  /^@enduml$/,
  /^title .+$/,
  /^hide empty description$/,
  /^state "[^"]+" as \w+( \{)?$/,
  /^\}$/,
  /^--$/,
  /^\[\*\] --> \w+$/,
  /^\w+ --> \w+ : .+$/,
  /^\w+ : .+$/,
];

describe.each(flows.map((flow) => [flow.id, flow] as const))('%s as PlantUML', (_, flow) => {
  const chart = chartOf(flow);
  const lines = writePlantUml(chart)
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());

  test('uses only syntax of state diagrams, and closes every block', () => {
    expect(lines.filter((line) => !GRAMMAR.some((rule) => rule.test(line)))).toEqual([]);
    expect(lines.filter((line) => line.endsWith('{')).length).toBe(lines.filter((line) => line === '}').length);
  });

  test('contains each state once, and an arrow for each target', () => {
    const declared = lines.flatMap((line) => /^state "[^"]+" as (\w+)/.exec(line)?.[1] ?? []);
    expect(new Set(declared).size).toBe(declared.length);
    expect(declared.filter((id) => id !== `${chart.id}_`).length).toBe(allStates(chart).length);
    const arrows = lines.flatMap((line) => /^(\w+) --> (\w+) :/.exec(line)?.slice(1, 3) ?? []);
    expect(arrows.filter((end) => !declared.includes(end))).toEqual([]);
    expect(arrows.length / 2).toBe(chart.transitions.reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0));
  });
});

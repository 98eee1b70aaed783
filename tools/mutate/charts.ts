import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOf, statesOf } from '../../packages/flows/chart.ts';
import { flows } from '../../src/machines/registry.ts';
import { type ChartNames, type Mutant, mutantsOf } from './mutants.ts';

import { MACHINES } from './root.ts';
/** The name for modules that several charts use. */
export const SHARED = 'shared';
/** Files in a chart's folder that aren't part of the chart. */
const NO_CHART = /\.(test|fixtures|types|actors)\.ts$|samples?\.ts$/;

/** A chart to mutate. Files are absolute paths. */
export interface Chart {
  /** Its folder, or `SHARED`. */
  name: string;
  mutants: Mutant[];
  tests: string[];
  /** The chart's modules and tests that import a file, directly or indirectly. */
  importersOf(file: string): string[];
  /** Everything its result depends on. */
  sources: string[];
}

/** The charts of src/machines by folder, followed by their shared modules. */
export function charts(): Chart[] {
  const imports = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const known = imports.get(file) ?? importsIn(file);
    imports.set(file, known);
    return known;
  };
  const reached = (files: readonly string[]): Set<string> => {
    const all = new Set(files);
    for (const file of all) for (const each of importsOf(file)) all.add(each);
    return all;
  };
  const chart = (name: string, files: readonly string[], tests: readonly string[], names: ChartNames): Chart => {
    const sources = [...reached([...files, ...tests])];
    return {
      name,
      mutants: files.flatMap((file) => mutantsOf(path.relative(MACHINES, file), readFileSync(file, 'utf8'), names)),
      tests: [...tests],
      importersOf: (file) => sources.filter((each) => reached([each]).has(file)),
      sources,
    };
  };
  const folders = readdirSync(MACHINES, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
  const own = folders.flatMap((name) => {
    const inside = filesIn(path.join(MACHINES, name));
    const tests = inside.filter((file) => file.endsWith('.test.ts'));
    return tests.length === 0
      ? []
      : [
          chart(
            name,
            inside.filter((file) => !NO_CHART.test(file)),
            tests,
            namesIn(name),
          ),
        ];
  });
  const shared = [
    ...filesIn(MACHINES),
    ...folders.flatMap((name) => (own.some((each) => each.name === name) ? [] : filesIn(path.join(MACHINES, name)))),
  ].filter((file) => !NO_CHART.test(file) && !file.endsWith('registry.ts'));
  const users = own.filter(({ sources }) => sources.some((source) => shared.includes(source)));
  return [
    ...own,
    chart(
      SHARED,
      shared,
      users.flatMap(({ tests }) => tests),
      { events: new Set(), states: [] },
    ),
  ];
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));

function namesIn(folder: string): ChartNames {
  const machines = flows.filter(({ source }) => source.startsWith(`src/machines/${folder}/`)).map(({ machine }) => machine);
  return { events: new Set(machines.flatMap(({ events }) => events as string[])), states: machines.flatMap((machine) => statesOf(machine).map(pathOf)) };
}

/** The project's files that a file imports. Includes type imports, which change nothing but cost nothing. */
function importsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/^(?:import|export|\}).*?from '(\.[^']+)'|^import '(\.[^']+)'/gm)]
    .map(([, from, bare]) => path.resolve(path.dirname(file), from ?? bare ?? ''))
    .filter((each) => existsSync(each) && /\.tsx?$/.test(each));
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Flow } from '../../packages/flows/flow.ts';
import type { Criterion } from '../../packages/flows/paths/criteria.ts';
import { happeningInWords } from '../../packages/flows/paths/stories.ts';
import type { Listed } from './catalog.ts';

const quoted = (value: unknown): string => JSON.stringify(value);

const root = path.join(import.meta.dirname, '../..');
const PLANS = path.join(root, 'tests/journeys/paths');

/** From a folder to a file, as an import says it. */
const importOf = (folder: string, file: string): string => `./${path.relative(folder, file).split(path.sep).join('/')}`.replace(/^\.\/\.\.\//, '../');

/**
 * The paths of a chart with our own gestures, ready to run on the real server: the chart's plan, with the given paths.
 * @returns null if the chart has no plan: no page shows it
 */
export function playwrightTests(
  { id, title, machine }: Flow,
  paths: readonly Listed[],
  { criterion, folder }: { criterion: Criterion; folder: string },
): string | null {
  const file = path.join(PLANS, `${id}.paths.ts`);
  if (!existsSync(file)) return null;
  const plan = readFileSync(file, 'utf8').replaceAll(/(?<=^(?:import .*|\}) from ')\.[^']+(?=';$)/gm, (name) => importOf(folder, path.resolve(PLANS, name)));
  const exported = {
    criterion,
    paths: paths.map(({ id: name, title: text, steps }) => ({ id: name, title: text, steps: steps.map(({ event }) => happeningInWords(machine, event.type)) })),
  };
  const imports = [...plan.matchAll(/^(?:import|\}) .*';$/gm)].at(-1);
  const head = imports ? imports.index + imports[0].length : 0;
  return `/**
 * ${title}: ${paths.length} paths, and how each event happens on the page. Written by "npm run paths -- export ${id} --format playwright".
 * Run it with a report of each step: npm run journeys -- -c ${path.relative(root, folder) || '.'}
 * A path has no test here if no page can take it: it begins elsewhere, or ends in a refusal, which no control offers.
 */
${plan.slice(0, head)}

const PATHS: ExportedPaths = ${JSON.stringify(exported, null, 1)};
${plan.slice(head).replaceAll(`drivePaths(${id}Flow)`, `drivePaths(${id}Flow, PATHS)`)}`.replace(
    'import { drivePaths }',
    'import { drivePaths, type ExportedPaths }',
  );
}

/** Playwright's configuration for these tests: our server, a phone, and a report with a picture of each step. */
export const playwrightConfig = (folder: string): string => `import config from '${importOf(folder, path.join(root, 'tests/journeys/playwright.config.ts'))}';

process.env['WAYMARK_PICTURES'] = '1';

export default {
  ...config,
  testDir: '.',
  globalSetup: ${quoted(importOf(folder, path.join(root, 'tests/journeys/server.ts')))},
  outputDir: 'results',
  reporter: [['list'], ['html', { outputFolder: 'report', open: 'never' }], ['junit', { outputFile: 'report/junit.xml' }]],
  projects: config.projects?.filter(({ name }) => name === 'paths').map((project) => ({ ...project, testMatch: '*.spec.ts' })),
};
`;

/** A test for each path of a chart without a page of ours. The file says what happens and what must be seen; how, on a page, is for whoever takes it. */
export function playwrightSkeleton({ id, title }: Flow, paths: readonly Listed[]): string {
  const events = [...new Set(paths.flatMap(({ steps }) => steps.map(({ event }) => event.type)))].toSorted();
  const states = [...new Set(paths.flatMap(({ starts, steps }) => [...starts, ...steps.flatMap(({ leadsTo }) => leadsTo)]))].toSorted();
  const todo = (names: readonly string[], what: string) =>
    names.map((name) => `  ${quoted(name)}: async () => test.fixme(true, ${quoted(`${what} ${name}`)}),`).join('\n');
  return `import { test, type Page } from '@playwright/test';

/**
 * ${title}: ${paths.length} paths. Written by "npm run paths -- export ${id} --format playwright". A test is skipped until all that it needs is filled in below.
 */
type Event = { type: string; [more: string]: unknown };

/** How each event happens on the page. */
const happen: Record<string, (page: Page, event: Event) => Promise<void>> = {
${todo(events, 'Make it happen:')}
};

/** How each state is seen on the page. */
const shows: Record<string, (page: Page) => Promise<void>> = {
${todo(states, 'Expect to see')}
};

const PATHS: { id: string; title: string; starts: string[]; steps: { happens: string; event: Event; leadsTo: string[] }[] }[] = ${JSON.stringify(
    paths.map(({ id: name, title: text, starts, steps }) => ({
      id: name,
      title: text,
      starts,
      steps: steps.map(({ happens, event, leadsTo }) => ({ happens, event, leadsTo })),
    })),
    null,
    1,
  )};

for (const path of PATHS) {
  test(\`\${path.id} \${path.title}\`, async ({ page }, info) => {
    for (const state of path.starts) await shows[state]?.(page);
    for (const [index, step] of path.steps.entries()) {
      await test.step(step.happens, async () => {
        await happen[step.event.type]?.(page, step.event);
        for (const state of step.leadsTo) await shows[state]?.(page);
        await info.attach(\`step \${index + 1}\`, { body: await page.screenshot(), contentType: 'image/png' });
      });
    }
  });
}
`;
}

/** A test a path against the machine itself, with nothing but XState: calls are answered by the path's own events. */
export function vitestFile({ id, source, machine }: Flow, paths: readonly Listed[]): string {
  const name = /(\w+)\.machine\.ts$/.exec(source)?.[1] ?? id;
  return `import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { ${name}Machine } from '../${source}';
import { ${id}Flow } from '../${source.replace('.machine.ts', '.fixtures.ts')}';

/** ${machine.id}: ${paths.length} paths. Written by "npm run paths -- export ${id} --format vitest", to be put into tests/. */
const PATHS: { id: string; input: string; steps: { event: { type: string }; leadsTo: string[] }[] }[] = ${JSON.stringify(
    paths.map(({ id: path, input, steps }) => ({ id: path, input, steps: steps.map(({ event, leadsTo }) => ({ event, leadsTo })) })),
    null,
    1,
  )};

const leaves = (value: unknown, above = ''): string[] =>
  typeof value === 'string' ? [above + value] : Object.entries(value as object).flatMap(([key, below]) => leaves(below, \`\${above}\${key}.\`));

test.each(PATHS)('$id', ({ input, steps }) => {
  const inputs: Record<string, unknown> = ${id}Flow.fixtures.inputs;
  let [snapshot] = initialTransition(${name}Machine, inputs[input] as never);
  for (const { event, leadsTo } of steps) {
    [snapshot] = transition(${name}Machine, snapshot, event as never);
    expect(leaves(snapshot.value).toSorted()).toEqual(leadsTo.toSorted());
  }
});
`;
}

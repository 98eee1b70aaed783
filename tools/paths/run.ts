import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Flow } from '../../packages/flows/flow.ts';
import { CRITERIA, MORE_PATHS } from '../../packages/flows/paths/criteria.ts';
import { walkChart, type Walked } from '../../packages/flows/paths/stories.ts';

export const LEVELS = ['chart', 'view', 'browser'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

/** How a browser shows and keeps what it does. */
export interface RunOptions {
  headed: boolean;
  video: boolean;
  report: boolean;
}

/**
 * Runs one path of a chart, or all where `id` is null, at a level, and prints what comes of it.
 * @returns whether all passed
 */
export async function runPath(root: string, flow: Flow, id: string | null, level: Level, options: RunOptions): Promise<boolean> {
  if (level === 'chart') return runChart(flow, id);
  if (flow.runsOn === 'server') return refuse(`${flow.title} runs on the server: no page shows it. Use --level chart.`);
  if (level === 'view') return runView(root, flow, id);
  return runBrowser(root, flow, id, options);
}

function refuse(message: string): boolean {
  console.error(message);
  return false;
}

function runChart(flow: Flow, id: string | null): boolean {
  const started = performance.now();
  const { stories, replays } = walkWith(flow, id);
  const some = stories.flatMap((story, index) => (id === null || story.id === id ? [{ story, failure: replays[index]?.failure ?? null }] : []));
  for (const { story, failure } of some) console.log(failure === null ? `✓ ${story.id} ${story.title}` : `✗ ${story.id} ${story.title}\n    ${failure}`);
  const passed = some.filter(({ failure }) => failure === null).length;
  console.log(`${passed} of ${some.length} passed in ${Math.round(performance.now() - started)} ms.`);
  return passed === some.length;
}

/** A walk that has the path: with the first criterion that does. */
function walkWith(flow: Flow, id: string | null): Walked {
  let walked = walkChart(flow);
  for (const criterion of CRITERIA) {
    if (id === null || walked.stories.some((story) => story.id === id)) break;
    walked = walkChart(flow, (paths) => MORE_PATHS[criterion](flow, paths));
  }
  return walked;
}

function runView(root: string, flow: Flow, id: string | null): boolean {
  const named = new RegExp(`viewPaths\\(${flow.id}Flow\\)`);
  const files = globSync('src/**/*.test.tsx', { cwd: root }).filter((file) => named.test(readFileSync(path.join(root, file), 'utf8')));
  if (files.length === 0) return refuse(`No view of ${flow.title} is tested.`);
  const args = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files, ...(id ? ['-t', id] : [])];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, WAYMARK_PATHS: 'every' } }).status === 0;
}

function runBrowser(root: string, flow: Flow, id: string | null, { headed, video, report }: RunOptions): boolean {
  const plan = `tests/journeys/paths/${flow.id}.paths.ts`;
  if (globSync(plan, { cwd: root }).length === 0) return refuse(`No path of ${flow.title} is driven in the browser yet.`);
  const args = [
    path.join(root, 'tools/setup/journeys.mjs'),
    `paths/${flow.id}.paths.ts`,
    '--project=paths',
    ...(id ? ['-g', id] : []),
    ...(headed ? ['--headed', '--workers=1'] : []),
    ...(report ? ['--reporter=list,html,junit'] : []),
  ];
  const folder = path.join(root, '.flows/report');
  const env = {
    ...process.env,
    WAYMARK_PATHS: 'every',
    ...(video ? { WAYMARK_VIDEO: '1' } : {}),
    ...(report
      ? {
          WAYMARK_PICTURES: '1',
          PLAYWRIGHT_HTML_OUTPUT_DIR: folder,
          PLAYWRIGHT_HTML_OPEN: 'never',
          PLAYWRIGHT_JUNIT_OUTPUT_FILE: path.join(folder, 'junit.xml'),
        }
      : {}),
  };
  const passed = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env }).status === 0;
  if (report) console.log(`The report is ${path.join(folder, 'index.html')}`);
  return passed;
}

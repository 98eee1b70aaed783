import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { Flow } from '../../packages/flows/flow.ts';
import type { Values } from '../../src/machines/record/record.types.ts';
import { STEPS } from '../../src/machines/wizard/steps.ts';
import { wizardFlow } from '../../src/machines/wizard/wizard.fixtures.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { afterwards, type Case, casesOf, contextOf, type How, isTyped, type Visit, visit, WRITES } from './killed.ts';
import { send } from './paths/gestures.ts';
import type { AnyPlan, Stand } from './paths/plan.ts';
import { realRecords } from './paths/realRecords.ts';
import { editorField, type ListedKind, TITLE, writeRecord } from './paths/recordForm.ts';
import { wizardPlan } from './paths/wizardPlan.ts';
import { wording, words } from './paths/words.ts';

/**
 * Brings a browser to each state of the wizard and of every kind of record, on the shortest generated path, and kills there: the page with a reload,
 * the tab with a crash, the server with SIGKILL. Afterwards all input is there or stored once, and nothing claims to be saved that isn't.
 */
const KINDS: ListedKind[] = ['workExperience', 'education', 'license', 'website', 'language', 'preference'];
const isWhole = process.env['WAYMARK_PATHS'] !== undefined;
/** Where the most would be lost; other short journeys kill the server. */
const RICHEST: Record<How, string[]> = { reload: [], crash: ['editing.changed'], kill: [] };
/** How many people are active when the server is killed. */
const AT_ONCE = 10;

/**
 * Continues with whatever the page offers until it says that it is saved.
 * @returns the editor's content
 */
async function finish(page: Page, kind: ListedKind, values: Values, message: string): Promise<string[]> {
  const seen: string[] = [];
  const button = (key: string) => page.getByRole('button', { name: new RegExp(`^${wording(key, true).source}`) }).and(page.locator(':not([aria-busy=true])'));
  await expect
    .poll(
      async () => {
        if (await page.getByText(words('profile:news.saved'), { exact: true }).first().isVisible()) return true;
        for (const key of ['profile:duplicate.save', 'profile:discard.back', 'profile:draft.resume', 'common:retry']) {
          if (await button(key).first().isVisible())
            await button(key)
              .first()
              .click({ timeout: 2_000 })
              .catch(() => {});
        }
        if (!(await button('profile:save').first().isVisible())) return false;
        const title = await editorField(page, kind, TITLE[kind])
          .inputValue({ timeout: 2_000 })
          .catch(() => null);
        if (title === null) return false;
        seen.push(title.trim());
        if (title === '') await writeRecord(page, kind, values).catch(() => {});
        await button('profile:save')
          .first()
          .click({ timeout: 2_000 })
          .catch(() => {});
        return false;
      },
      { intervals: [200], timeout: 25_000, message },
    )
    .toBe(true);
  return seen;
}

/** The last content of the title field, if anything was typed. */
function typedIn(
  { path }: Case,
  { sample, one, written }: Pick<ReturnType<typeof realRecords>, 'sample' | 'one' | 'written'>,
): { values: Values; isEmptied: boolean } {
  let typed = { values: written, isEmptied: false };
  for (const { event } of path.steps) {
    if (event.type === 'values.changed') typed = { values: written, isEmptied: false };
    if (event.type !== 'xstate.done.actor.checkValues') continue;
    const answer = event['output'] as { ok: boolean; values?: Values };
    if (!answer.ok) typed = { ...typed, isEmptied: true };
    else if (answer.values === sample) typed = { values: one, isEmptied: false };
  }
  return typed;
}

async function checkRecord(kind: ListedKind, about: ReturnType<typeof realRecords>, visited: Visit, page: Page, before: number, how: How): Promise<void> {
  const { leaf, end, isAnswerLost, stand } = visited;
  const title = TITLE[kind];
  const list = async () => (await send(stand as Stand, about.calls.list, undefined)) as Values[];
  const what = `${kind} in ${leaf}${isAnswerLost ? ', its answer lost' : ''}`;
  if (leaf === 'discarding') return expect((await list()).length, what).toBe(before);
  if (leaf === 'deleting') return expect((await list()).length, what).toBe(before - (isAnswerLost ? 1 : 0));
  // On a page that stays open, it says that restoring failed, whatever happened.
  if (leaf === 'restoring' && how === 'kill') return expect((await list()).length, what).toBe(before + (isAnswerLost ? 1 : 0));
  if (leaf === 'restoring') return expect.poll(async () => (await list()).length, { message: what }).toBe(before + 1);
  if (!isTyped(end)) {
    // While an editor or a dialog is open, what is behind it can't be reached.
    await shows(page, page.getByRole('button', { name: words(`profile:${kind}.add`), includeHidden: true }).first(), what);
    await expect(page.getByText(words('profile:draft.left')), what).toHaveCount(0);
    return expect((await list()).length, what).toBe(before);
  }
  const { values, isEmptied } = typedIn(visited, about);
  const seen = await finish(page, kind, values, what);
  for (const text of seen) expect([values[title], ...(isEmptied ? [''] : [])], what).toContain(text);
  const all = await list();
  expect(all.length, what).toBe(before + (contextOf(end).draft?.id === null ? 1 : 0));
  const same = all.filter((record) => record[title] === values[title]);
  expect(same.length, what).toBe(values === about.one && contextOf(end).draft?.id === null ? 2 : 1);
}

async function checkStep(visited: Visit, page: Page): Promise<void> {
  const { leaf, end } = visited;
  // Once complete, there is nothing left to show.
  if (leaf === 'done' || leaf === 'completing') return;
  const at =
    STEPS.find((step) => leaf.startsWith(step)) ??
    (leaf === 'offline' || leaf === 'failed' || leaf.startsWith('unfinished') ? 'education' : (end.context as { step: string }).step);
  await shows(page, page.getByRole('heading', { name: words(`wizard:${at}.title`) }), `the wizard in ${leaf}`);
}

/** What failed to load says so, and is retried: all parts of the page that failed. */
async function shows(page: Page, wanted: Locator, what: string): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await wanted.isVisible()) return true;
        for (const retry of await page.getByRole('button', { name: words('common:retry') }).all()) await retry.click({ timeout: 2_000 }).catch(() => {});
        return wanted.isVisible();
      },
      // A server that was killed has to start again, beside other journeys.
      { message: what, timeout: 25_000 },
    )
    .toBe(true);
}

let own: RunningServer | undefined;
let dataDir: string | undefined;

async function ownServer(): Promise<RunningServer> {
  dataDir ??= await mkdtemp(path.join(os.tmpdir(), 'waymark-kill-'));
  // PostgreSQL runs as another user if this runs as root.
  await chmod(dataDir, 0o755);
  own ??= await startServer({ dataDir });
  return own;
}

test.afterAll(async () => {
  await own?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
  // A worker may return to this file after others.
  own = undefined;
  dataDir = undefined;
});

interface Scene {
  flow: Flow;
  plan: AnyPlan;
  count: (visited: Visit) => Promise<number>;
  check: (visited: Visit, page: Page, before: number, how: How) => Promise<void>;
}

const sceneOf = (kind: ListedKind): Scene => {
  const about = realRecords(kind);
  return {
    flow: about.flow as unknown as Flow,
    plan: about.plan as unknown as AnyPlan,
    count: async ({ stand }) => ((await send(stand as Stand, about.calls.list, undefined)) as unknown[]).length,
    check: (visited, page, before, how) => checkRecord(kind, about, visited, page, before, how),
  };
};
const wizardScene: Scene = { flow: wizardFlow as unknown as Flow, plan: wizardPlan as unknown as AnyPlan, count: async () => 0, check: checkStep };

/** Cases that wait for an answer come last: a page gives up on one that is held too long. */
const heldLast = (cases: readonly Case[]) => cases.toSorted((one, other) => Number(WRITES.includes(one.leaf)) - Number(WRITES.includes(other.leaf)));

async function run(browser: Browser, scene: Scene, how: How, cases: Case[]): Promise<void> {
  if (how === 'kill') return runKilled(browser, scene, cases);
  for (const one of cases) {
    const visited = await visit(browser, process.env['WAYMARK_URL'] as string, scene.flow, scene.plan, one);
    const before = await scene.count(visited);
    await look(scene, visited, before, how);
  }
}

/** Brings everyone to their state, then kills the server for all of them together. */
async function runKilled(browser: Browser, scene: Scene, cases: Case[]): Promise<void> {
  const server = await ownServer();
  const visits: (Visit & { before: number })[] = [];
  for (const one of heldLast(cases)) {
    const visited = await visit(browser, server.url, scene.flow, scene.plan, one);
    visits.push({ ...visited, before: await scene.count(visited) });
  }
  await Promise.all(visits.map(({ isAnswerLost, held }) => (isAnswerLost ? held.loseAnswer() : undefined)));
  await server.kill();
  own = await startServer({ dataDir: server.dataDir, port: server.port });
  for (const visited of visits) await look(scene, visited, visited.before, 'kill');
}

async function look({ check }: Scene, visited: Visit, before: number, how: How): Promise<void> {
  const page = await afterwards(visited, how);
  await check(visited, page, before, how);
  await visited.stand.context.close();
}

const WORDS: Record<How, string> = { reload: 'a reload', crash: 'a crash of the tab', kill: 'a kill of the server' };

const SCENES: [string, Scene][] = [...KINDS.map((kind): [string, Scene] => [kind, sceneOf(kind)]), ['wizard', wizardScene]];
const WAYS: How[] = ['reload', 'crash', 'kill'];

/** `npm test`: where the most would be lost. `npm run journeys`: every state; kinds that differ only in their fields are each killed in one way. */
function chosen(name: string, scene: Scene, how: How): Case[] {
  const all = casesOf(scene.flow, scene.plan);
  if (!isWhole)
    return name === 'workExperience' ? all.filter(({ leaf, isAnswerLost }) => RICHEST[how].includes(leaf) && isAnswerLost === WRITES.includes(leaf)) : [];
  if (process.env['WAYMARK_PATHS'] === 'every' || ['workExperience', 'preference', 'wizard'].includes(name)) return all;
  const turn = SCENES.findIndex(([other]) => other === name) + WAYS.indexOf(how);
  return all.filter((_, index) => (index + turn) % WAYS.length === 0);
}

for (const [name, scene] of SCENES)
  for (const how of WAYS) {
    const cases = chosen(name, scene, how);
    for (let first = 0; first < cases.length; first += AT_ONCE)
      test(`${name}: nothing is lost or doubled by ${WORDS[how]}, ${first + 1} and on`, { tag: ['@main-desktop', '@desktop-only'] }, async ({ browser }) => {
        test.setTimeout(300_000);
        await run(browser, scene, how, cases.slice(first, first + AT_ONCE));
      });
  }

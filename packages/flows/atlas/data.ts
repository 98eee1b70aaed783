import { transitionId, transitionsOf } from '../chart.ts';
import type { Flow } from '../flow.ts';
import type { Covered, Way } from '../covered.ts';
import type { Mutations } from './mutations.ts';
import { allStates, type Chart, chartOf } from '../model.ts';
import { guardOutcomes } from '../paths/refusals.ts';
import { coverage } from '../paths/replay.ts';
import { type AtlasPath, walkChart } from '../paths/stories.ts';
import type { Path } from '../paths/walk.ts';
import type { StoryStep } from '../text/story.ts';
import { drawSheet } from '../svg/draw.ts';
import { sheetsOf } from '../svg/sheets.ts';

/** The screens that views showed, as markup: by chart, then by innermost state (with `+` between those of parallel regions). */
export type Screens = Record<string, Record<string, string>>;

/** What is known about charts besides their own content. */
export interface AtlasSources {
  /** The names of the areas that charts belong to, by key, in display order. */
  areas: Record<string, string>;
  /** Null if nothing is known about tests. */
  covered: Covered | null;
  screens: Screens;
  /** The results of mutation testing, by chart. */
  mutations?: Record<string, Mutations>;
  /** What readers of a chart must know, by chart. */
  notes?: Record<string, string[]>;
  /** Whether a guard can't have an outcome, which then isn't counted (`deleting: done delete #4 fails`). By default, each can have both. */
  isExcluded?: (flow: Flow, outcome: string) => boolean;
}

/** How much of a chart each level of tests covers. Null if that isn't known, or the level doesn't apply to the chart. */
export type Coverage = {
  states: number;
  transitions: number;
  chart: number;
  view: number | null;
  browser: number | null;
  guards: [had: number, all: number];
  refusals: [had: number, all: number];
};

/** A chart in the list. */
export type Listed = { id: string; area: string; title: string; purpose: string; runsOn: 'server' | 'page'; paths: number; coverage: Coverage; thumb: Thumb };

/** A miniature of a chart: the distance of each innermost state from the start, in steps. `main` has those of the main path. */
export type Thumb = { columns: number[]; main: number };

/** A path as it is shown: in words, without the events' data, which would be a quarter of a chart's file. */
export type ShownPath = Omit<AtlasPath, 'steps'> & { steps: Omit<StoryStep, 'event'>[] };

/** Everything the page of one chart shows. */
export type AtlasChart = {
  chart: Chart;
  main: string[];
  sheets: { path: string; title: string; svg: string; width: number; height: number }[];
  paths: ShownPath[];
  /** Lists of guarded transitions for which no path shows that nothing happens. */
  missingRefusals: string[];
  /**
   * The transitions that each level covers: the paths in the chart itself, and tests; null if that isn't known. `byChance` explains why a browser run may miss
   * one.
   */
  covered: { chart: string[]; view: string[] | null; browser: string[] | null; byChance: Record<string, string> };
  /** Null if there is no mutation testing. */
  mutations: Mutations | null;
  notes: string[];
  /** The combinations of innermost states that have a screen. The screens have a file of their own, which is loaded with the first one. */
  screened: string[];
};

/** An entry of the search: where it leads, and its text. */
export type Entry = [chart: string, state: string, text: string];

export type AtlasData = { areas: AtlasSources['areas']; charts: Listed[]; entries: Entry[]; byId: Map<string, AtlasChart> };

export async function atlasOf(
  flows: readonly Flow[],
  { areas, covered, screens, mutations = {}, notes = {}, isExcluded = () => false }: AtlasSources,
): Promise<AtlasData> {
  const charts: Listed[] = [];
  const entries: Entry[] = [];
  const byId = new Map<string, AtlasChart>();
  for (const flow of flows) {
    const { listed, chart: known } = await chartData(flow, covered, screens[flow.id] ?? {}, notes[flow.id] ?? [], (outcome) => isExcluded(flow, outcome));
    const chart = { ...known, mutations: mutations[flow.id] ?? null };
    charts.push(listed);
    byId.set(flow.id, chart);
    entries.push(...entriesOf(flow, chart, screens[flow.id] ?? {}));
  }
  return { areas, charts, entries, byId };
}

async function chartData(
  flow: Flow,
  covered: Covered | null,
  screens: Screens[string],
  notes: string[],
  isExcluded: (outcome: string) => boolean,
): Promise<{ listed: Listed; chart: Omit<AtlasChart, 'mutations'> }> {
  const chart = chartOf(flow);
  const { paths: every, replays, refusals, stories: paths, main } = walkChart(flow);
  const sheets = (await sheetsOf(chart, new Set(main.transitions))).map(({ path, title, drawing }) => ({
    path,
    title,
    width: drawing.width,
    height: drawing.height,
    svg: drawSheet(drawing, new Set(main.states)),
  }));
  const known = transitionsOf(flow.machine).map(transitionId);
  const onPaths = coverage(flow, replays).taken;
  const isTested = covered !== null && flow.runsOn !== 'server';
  const taken = (way: Way) => (isTested ? known.filter((id) => covered[flow.id]?.[way]?.includes(id)) : null);
  const { all, had } = guardOutcomes(flow, every, new Set(replays.flatMap(({ taken: ids }) => ids.flat())));
  const possible = all.filter((outcome) => !isExcluded(outcome));
  const covers = { chart: onPaths, view: taken('view'), browser: taken('browser'), byChance: covered?.[flow.id]?.byChance ?? {} };
  const counts: Coverage = {
    states: allStates(chart).length,
    transitions: known.length,
    chart: onPaths.length,
    view: covers.view?.length ?? null,
    browser: covers.browser?.length ?? null,
    guards: [possible.filter((outcome) => had.has(outcome)).length, possible.length],
    refusals: [refusals.filter(({ path }) => path !== null).length, refusals.length],
  };
  return {
    listed: {
      id: flow.id,
      area: flow.area,
      title: flow.title,
      purpose: flow.purpose,
      runsOn: flow.runsOn ?? 'page',
      paths: paths.length,
      coverage: counts,
      thumb: thumbOf(every, main.states.length),
    },
    chart: {
      chart,
      main: main.transitions,
      sheets,
      paths: paths.map(withoutData),
      missingRefusals: refusals.filter(({ path }) => path === null).map(({ id }) => id),
      covered: covers,
      screened: Object.keys(screens),
      notes,
    },
  };
}

const withoutData = (path: AtlasPath): ShownPath => ({
  ...path,
  steps: path.steps.map(({ happens, leadsTo, takes, refused }) => ({ happens, leadsTo, takes, ...(refused === undefined ? {} : { refused }) })),
});

function thumbOf(paths: readonly Path[], main: number): Thumb {
  const distance = new Map<string, number>();
  const note = (value: unknown, at: number) => {
    const key = JSON.stringify(value);
    distance.set(key, Math.min(distance.get(key) ?? Infinity, at));
  };
  for (const { initial, steps } of paths) {
    note(initial.value, 0);
    steps.forEach(({ expected }, index) => note(expected.value, index + 1));
  }
  const columns: number[] = [];
  for (const at of distance.values()) columns[at] = (columns[at] ?? 0) + 1;
  return { columns: Array.from(columns, (count) => Math.min(count ?? 0, 9)).slice(0, 8), main: Math.min(main, 8) };
}

function entriesOf(flow: Flow, { chart }: AtlasChart, screens: Screens[string]): Entry[] {
  const states = allStates(chart).map(({ path, meaning }): Entry => [flow.id, path, meaning]);
  const sent = chart.transitions.filter(({ trigger }) => trigger.kind === 'event');
  const events = [...Map.groupBy(sent, ({ source, trigger }) => `${source} ${trigger.name}`).values()].flatMap(([first]): Entry[] =>
    first ? [[flow.id, first.source, first.trigger.name]] : [],
  );
  const texts = Object.entries(screens).map(([state, html]): Entry => [flow.id, state, textOf(html)]);
  return [[flow.id, '', `${flow.title}. ${flow.purpose}`], ...states, ...events, ...texts];
}

/** The text of a page, without its markup. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" })[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

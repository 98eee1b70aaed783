import { transitionId, transitionsOf } from '../chart.ts';
import type { Flow } from '../flow.ts';
import type { Covered, Way } from '../covered.ts';
import type { Mutations } from './mutations.ts';
import { allStates, type Chart, chartOf } from '../model.ts';
import { guardOutcomes } from '../paths/refusals.ts';
import { coverage } from '../paths/replay.ts';
import { type AtlasPath, walkChart } from '../paths/stories.ts';
import type { Path } from '../paths/walk.ts';
import { drawSheet } from '../svg/draw.ts';
import { sheetsOf } from '../svg/sheets.ts';

/** What the views showed, as markup: by chart, by innermost state (several with `+` between them where regions run side by side). */
export type Screens = Record<string, Record<string, string>>;

/** What is known of charts beside what they say themselves. */
export interface AtlasSources {
  /** The names of the parts that the charts are of, by key, in the order to show them in. */
  areas: Record<string, string>;
  /** Null where nothing is known of tests. */
  covered: Covered | null;
  screens: Screens;
  /** What mutation testing found, by chart. */
  mutations?: Record<string, Mutations>;
  /** What whoever reads a chart must know, by chart. */
  notes?: Record<string, string[]>;
}

/** How much of a chart each kind of test takes; null where none is known, or its level is not the chart's. */
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

/** A chart in small: how far each innermost state is from the start, in steps. `main` are those of the main path. */
export type Thumb = { columns: number[]; main: number };

/** Everything the page of one chart shows. */
export type AtlasChart = {
  chart: Chart;
  main: string[];
  sheets: { path: string; title: string; svg: string; width: number; height: number }[];
  paths: AtlasPath[];
  /** Lists of guarded transitions for which no path shows that nothing happens. */
  missingRefusals: string[];
  /** The transitions that each level takes: the paths in the chart itself, and tests; null where none are known. `byChance` says why a browser run may miss one. */
  covered: { chart: string[]; view: string[] | null; browser: string[] | null; byChance: Record<string, string> };
  /** Null where nobody tests so. */
  mutations: Mutations | null;
  notes: string[];
  /** By state: the page as it was when the chart came to it. */
  screens: Record<string, string>;
};

/** A line that the search looks through: where it leads, and what is said there. */
export type Entry = [chart: string, state: string, text: string];

export type AtlasData = { areas: AtlasSources['areas']; charts: Listed[]; entries: Entry[]; byId: Map<string, AtlasChart> };

export async function atlasOf(flows: readonly Flow[], { areas, covered, screens, mutations = {}, notes = {} }: AtlasSources): Promise<AtlasData> {
  const charts: Listed[] = [];
  const entries: Entry[] = [];
  const byId = new Map<string, AtlasChart>();
  for (const flow of flows) {
    const { listed, chart: known } = await chartData(flow, covered, screens[flow.id] ?? {}, notes[flow.id] ?? []);
    const chart = { ...known, mutations: mutations[flow.id] ?? null };
    charts.push(listed);
    byId.set(flow.id, chart);
    entries.push(...entriesOf(flow, chart));
  }
  return { areas, charts, entries, byId };
}

async function chartData(
  flow: Flow,
  covered: Covered | null,
  screens: Screens[string],
  notes: string[],
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
  const covers = { chart: onPaths, view: taken('view'), browser: taken('browser'), byChance: covered?.[flow.id]?.byChance ?? {} };
  const counts: Coverage = {
    states: allStates(chart).length,
    transitions: known.length,
    chart: onPaths.length,
    view: covers.view?.length ?? null,
    browser: covers.browser?.length ?? null,
    guards: [all.filter((outcome) => had.has(outcome)).length, all.length],
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
      paths,
      missingRefusals: refusals.filter(({ path }) => path === null).map(({ id }) => id),
      covered: covers,
      screens,
      notes,
    },
  };
}

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

function entriesOf(flow: Flow, { chart, screens }: AtlasChart): Entry[] {
  const states = allStates(chart).map(({ path, meaning }): Entry => [flow.id, path, meaning]);
  const sent = chart.transitions.filter(({ trigger }) => trigger.kind === 'event');
  const events = [...Map.groupBy(sent, ({ source, trigger }) => `${source} ${trigger.name}`).values()].flatMap(([first]): Entry[] =>
    first ? [[flow.id, first.source, first.trigger.name]] : [],
  );
  const texts = Object.entries(screens).map(([state, html]): Entry => [flow.id, state, textOf(html)]);
  return [[flow.id, '', `${flow.title}. ${flow.purpose}`], ...states, ...events, ...texts];
}

/** What a page says, without its markup. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" })[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

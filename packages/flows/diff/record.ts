import type { Flow } from '../flow.ts';
import { type Chart, chartOf } from '../model.ts';
import { walkChart } from '../paths/stories.ts';

/** A point in the history: `name` as it was requested, `date` as `2026-11-25`. */
export type Revision = { name: string; commit: string; date: string };

/** A path, as far as two revisions are compared. */
export type RecordedPath = { id: string; title: string; input: string; steps: { type: string; leadsTo: string[] }[] };

/** A chart at a revision, with its paths if they were generated. */
export type RecordedChart = { area: string; chart: Chart; paths: RecordedPath[] };

/** @param isWalked whether to generate its paths too, which takes most of the time */
export function recordOf(flow: Flow, isWalked = true): RecordedChart {
  const stories = isWalked ? walkChart(flow).stories : [];
  const paths = stories.map(({ id, title, input, steps }) => ({ id, title, input, steps: steps.map(({ event, leadsTo }) => ({ type: event.type, leadsTo })) }));
  return { area: flow.area, chart: chartOf(flow), paths };
}

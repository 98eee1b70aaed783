import { transitionId, transitionsOf } from './chart.ts';
import type { Flow } from './flow.ts';
import { chartOf } from './model.ts';
import { walkChart } from './paths/stories.ts';
import { writeConfig } from './text/config.ts';
import { writeMermaid } from './text/mermaid.ts';
import { writePlantUml } from './text/plantuml.ts';
import { writeScxml } from './text/scxml.ts';
import { writeFeature, writePaths } from './text/story.ts';

/** A chart and its paths in every format that other tools read, as text by file name. */
export function formatsOf(flow: Flow): Map<string, string> {
  const { id } = flow;
  const chart = chartOf(flow);
  const { stories } = walkChart(flow);
  return new Map([
    [`${id}.machine.json`, writeConfig(chart)],
    [`${id}.chart.json`, `${JSON.stringify(chart, null, 2)}\n`],
    [`${id}.mmd`, writeMermaid(chart)],
    [`${id}.puml`, writePlantUml(chart)],
    [`${id}.scxml`, writeScxml(chart)],
    [`${id}.paths.json`, writePaths(flow, stories, transitionsOf(flow.machine).map(transitionId))],
    [`${id}.feature`, writeFeature(flow, stories)],
  ]);
}

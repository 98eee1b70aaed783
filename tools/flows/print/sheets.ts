import { AREAS, type Area } from '../../../src/machines/flow.ts';
import type { Flow } from '../../../packages/flows/flow.ts';
import { chartOf } from '../../../packages/flows/model.ts';
import { walkChart } from '../../../packages/flows/paths/stories.ts';
import { drawSheets } from '../../../packages/flows/svg/draw.ts';
import { linesTo, nameOf } from '../../../packages/flows/words.ts';

/** A printed sheet of a chart. */
export interface PrintedSheet {
  /** The name of its file and anchor: `login.code`. */
  id: string;
  area: string;
  chart: string;
  /** The state whose content it shows; `''` for the whole chart. */
  path: string;
  title: string;
  purpose: string;
  svg: string;
  width: number;
  height: number;
}

/** All sheets of the charts by area, in the order of the atlas. */
export async function printedSheets(flows: readonly Flow[]): Promise<PrintedSheet[]> {
  const sheets: PrintedSheet[] = [];
  for (const flow of (Object.keys(AREAS) as Area[]).flatMap((area) => flows.filter((each) => each.area === area))) {
    const chart = chartOf(flow);
    for (const { path, svg } of await drawSheets(chart, walkChart(flow).main)) {
      const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
      sheets.push({
        id: path === '' ? flow.id : `${flow.id}.${path}`,
        area: AREAS[flow.area as Area],
        chart: flow.id,
        path,
        title: [flow.title, ...linesTo(path).map(nameOf)].join(' › '),
        purpose: path === '' ? flow.purpose : ((flow.states as Record<string, string>)[path] ?? ''),
        svg,
        width,
        height,
      });
    }
  }
  return sheets;
}

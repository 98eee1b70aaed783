import type { Chart } from '../model.ts';
import { type Arrow, type Box, dotSize, padding, type Point, type StateBox } from './drawing.ts';
import { layout } from './layout.ts';
import { blockSize, type Line, lineHeight, lineWidth, type Mark, sizes } from './lines.ts';
import { style } from './style.ts';
import { escapeXml } from './text.ts';

/** 14 by 14 pixels, drawn as lines. */
const marks: Record<Mark, string> = {
  call: 'M9.5 2 12 4.5 9.5 7M12 4.5H3M4.5 7 2 9.5 4.5 12M2 9.5h9',
  clock: 'M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0M7 4.2V7l1.9 1.2',
  done: 'M2.5 7.5 5.5 10.5 11.5 4',
  fail: 'M3.5 3.5l7 7M10.5 3.5l-7 7',
  again: 'M11.5 7A4.5 4.5 0 1 1 9.8 3.5M10 1.5v2.2H7.8',
  start: 'M7 2v10',
};
const radius = 8;

/** Draws a chart as a self-contained SVG that follows the reader's light or dark theme; each state and arrow carries its name in `data-`. */
export async function drawSvg(chart: Chart): Promise<string> {
  const { width, height, boxes, arrows } = await layout(chart);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${chart.id}-title">
<title id="${chart.id}-title">${escapeXml(`${chart.title}: ${chart.purpose}`)}</title>
<style>${style}</style>
<rect class="page" width="${width}" height="${height}"/>
${boxes.map(drawBox).join('\n')}
${arrows.map(drawArrow).join('\n')}
${boxes.map(drawText).join('\n')}
${arrows.map(drawLabel).filter(Boolean).join('\n')}
</svg>
`;
}

function drawBox({ state, isRegion, depth, x, y, width, height }: StateBox): string {
  const isFinal = state.kind === 'final';
  const classes = ['state', state.kind, isRegion ? 'region' : '', state.children.length > 0 ? `level-${depth % 2}` : ''].filter(Boolean).join(' ');
  const corner = isFinal ? Math.min(height, 56) / 2 : state.children.length > 0 ? 14 : radius;
  const ring = isFinal ? rectangle('ring', { x: x + 4, y: y + 4, width: width - 8, height: height - 8 }, corner - 4) : '';
  const name = escapeXml(state.path === '' ? state.name : `${state.path}: ${state.meaning}`);
  return `<g class="${classes}" data-state="${state.path}"><title>${name}</title>${rectangle('box', { x, y, width, height }, corner)}${ring}</g>`;
}

/** Above the arrows, which may lead through a compound state's head to a state within. */
function drawText({ state, head, body, x, y }: StateBox): string {
  const left = x + padding + (state.kind === 'final' ? 8 : 0);
  const top = y + padding - 2;
  return `<g class="text" data-state="${state.path}">${drawLines(head, left, top)}${drawLines(body, left, top + blockSize(head).height + 8)}</g>`;
}

function rectangle(name: string, { x, y, width, height }: Box, corner: number): string {
  return `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(corner)}"/>`;
}

function drawLines(lines: Line[], x: number, y: number): string {
  let top = y;
  return lines
    .map((line) => {
      const baseline = round(top + lineHeight(line) * 0.74);
      const tone = line.runs[0]?.tone ?? 'quiet';
      const mark = line.mark ? `<path class="mark ${tone}" transform="translate(${round(x)} ${round(baseline - 11)})" d="${marks[line.mark]}"/>` : '';
      const runs = line.runs.map((run) => `<tspan class="${run.tone}" font-size="${sizes[run.tone]}">${escapeXml(run.text)}</tspan>`).join('');
      top += lineHeight(line);
      return `${mark}<text x="${round(x + (line.mark ? 18 : 0))}" y="${baseline}" xml:space="preserve">${runs}</text>`;
    })
    .join('');
}

function drawArrow({ points, ids, isStart, dot, kinds }: Arrow): string {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return '';
  const start = dot ? `<circle class="dot" cx="${round(dot.x)}" cy="${round(dot.y)}" r="${dotSize / 2}"/>` : '';
  const only = kinds.size === 1 ? [...kinds][0] : '';
  return `<g class="arrow${isStart ? ' start' : ''}${only ? ` ${only}` : ''}" data-transitions="${escapeXml(ids.join('|'))}">${start}<path class="line" d="${rounded(points)}"/><path class="head" d="${arrowHead(before, last)}"/></g>`;
}

function drawLabel({ label, ids }: Arrow): string {
  if (!label) return '';
  const { x, y, width, lines } = label;
  const widest = Math.max(...lines.map(lineWidth));
  return `<g class="label" data-transitions="${escapeXml(ids.join('|'))}">${rectangle('ground', label, 5)}${drawLines(lines, x + (width - widest) / 2, y + 2)}</g>`;
}

/** A line through the points with its corners rounded. */
function rounded(points: Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      if (!after) return `L${round(point.x)} ${round(point.y)}`;
      const [from, to] = [towards(point, before), towards(point, after)];
      return `L${round(from.x)} ${round(from.y)}Q${round(point.x)} ${round(point.y)} ${round(to.x)} ${round(to.y)}`;
    })
    .join('');
}

function towards(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const step = Math.min(radius, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * step, y: from.y + (to.y - from.y) * step };
}

function arrowHead(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const corner = (turn: number) => `${round(to.x - 8 * Math.cos(angle + turn))} ${round(to.y - 8 * Math.sin(angle + turn))}`;
  return `M${round(to.x)} ${round(to.y)}L${corner(0.42)}L${corner(-0.42)}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

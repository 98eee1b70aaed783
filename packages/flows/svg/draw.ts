import { type Chart, isWithin } from '../model.ts';
import { type Arrow, type Box, type Drawing, dotSize, type Point, type StateBox, textOrigin } from './drawing.ts';
import type { MainPath } from '../paths/main-path.ts';
import { sheetsOf } from './sheets.ts';
import { blockSize, lineWidth } from './lines.ts';
import { drawLines, round } from './write.ts';
import { drawLegend, legendHeight } from './legend.ts';
import { isAnyOf } from './shared.ts';
import { style } from './style.ts';
import { escapeXml } from './text.ts';

const radius = 8;

/** Pixels between two sheets. */
const GAP = 24;

/**
 * Draws a chart as a self-contained SVG that follows the reader's light or dark theme, with its sheets one below the other. Each state and arrow has its name
 * in `data-` attributes.
 */
export async function drawSvg(chart: Chart, { transitions, states }: MainPath = { transitions: [], states: [] }): Promise<string> {
  const sheets = await sheetsOf(chart, new Set(transitions));
  const main = new Set(states);
  const width = Math.max(...sheets.map(({ drawing }) => drawing.width));
  let top = 0;
  const drawn = sheets.map(({ path, drawing }) => {
    const sheet = `<g data-sheet="${path}" transform="translate(${round((width - drawing.width) / 2)} ${top})">\n${linesOf(drawing, main).join('\n')}\n</g>`;
    top += drawing.height + GAP;
    return sheet;
  });
  const height = top - GAP + legendHeight(width);
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${chart.id}-title">
<title id="${chart.id}-title">${escapeXml(`${chart.title}: ${chart.purpose}`)}</title>
<style>${style}</style>
<rect class="page" width="${width}" height="${height}"/>
${drawn.join('\n')}
${drawLegend(width, top - GAP)}
</svg>
`;
}

/** Each sheet of a chart as a separate SVG, with the path of the state whose content it shows (`''` for the whole). */
export async function drawSheets(chart: Chart, { transitions, states }: MainPath): Promise<{ path: string; svg: string }[]> {
  const main = new Set(states);
  return (await sheetsOf(chart, new Set(transitions))).map(({ path, title, drawing }) => {
    const { width, height } = drawing;
    const lines = [
      `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
      `<title>${escapeXml(title)}</title>`,
      `<style>${style}</style>`,
      `<rect class="page" width="${width}" height="${height}"/>`,
      ...linesOf(drawing, main),
      '</svg>',
    ];
    return { path, svg: `${lines.join('\n')}\n` };
  });
}

/** Boxes below arrows, texts above both: arrows may cross a compound state's header to a state inside it. */
function linesOf({ boxes, arrows }: Drawing, main: ReadonlySet<string>): string[] {
  return [...boxes.map((box) => drawBox(box, main)), ...arrows.map(drawArrow), ...boxes.map(drawText), ...arrows.map(drawLabel).filter(Boolean)];
}

/**
 * A sheet for a page that has the stylesheet and handles clicks on elements with `data-` attributes.
 * @param main states of the main path
 */
export function drawSheet(drawing: Drawing, main: ReadonlySet<string>): string {
  const { width, height } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${linesOf(drawing, main).join('')}</svg>`;
}

function drawBox({ state, isRegion, depth, x, y, width, height }: StateBox, main: ReadonlySet<string>): string {
  const isFinal = state.kind === 'final';
  const isMain = main.has(state.path) || (state.shown === 'folded' && [...main].some((path) => isWithin(path, state.path)));
  const classes = [
    'state',
    isAnyOf(state) ? 'any' : state.kind,
    isRegion ? 'region' : '',
    state.children.length > 0 ? `level-${depth % 2}` : '',
    state.shown ?? '',
    isMain ? 'main' : '',
  ]
    .filter(Boolean)
    .join(' ');
  const corner = isFinal ? Math.min(height, 56) / 2 : state.children.length > 0 ? 14 : radius;
  const stack = state.shown === 'folded' ? rectangle('stack', { x: x + 5, y: y + 5, width, height }, corner) : '';
  const ring = isFinal ? rectangle('ring', { x: x + 4, y: y + 4, width: width - 8, height: height - 8 }, corner - 4) : '';
  const name = escapeXml(state.path === '' ? state.name : `${state.path}: ${state.meaning}`);
  return `<g class="${classes}" data-state="${state.path}"><title>${name}</title>${stack}${rectangle('box', { x, y, width, height }, corner)}${ring}</g>`;
}

function drawText(box: StateBox): string {
  const { state, head, body, depth } = box;
  const { x: left, y: top } = textOrigin(box);
  const ground = state.children.length > 0 ? ` level-${depth % 2}` : '';
  return `<g class="text${ground}" data-state="${state.path}">${drawLines(head, left, top)}${drawLines(body, left, top + blockSize(head).height + 8)}</g>`;
}

function rectangle(name: string, { x, y, width, height }: Box, corner: number): string {
  return `<rect class="${name}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(corner)}"/>`;
}

function drawArrow({ points, ids, isStart, isMain, dot, kinds }: Arrow): string {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return '';
  const start = dot ? `<circle class="dot" cx="${round(dot.x)}" cy="${round(dot.y)}" r="${dotSize / 2}"/>` : '';
  const only = kinds.size === 1 ? [...kinds][0] : '';
  return `<g class="arrow${isStart ? ' start' : ''}${isMain ? ' main' : ''}${only ? ` ${only}` : ''}" data-transitions="${escapeXml(ids.join('|'))}">${start}<path class="line" d="${rounded(points)}"/><path class="head" d="${arrowHead(before, last)}"/></g>`;
}

function drawLabel({ label, ids }: Arrow): string {
  if (!label) return '';
  const { x, y, width, lines } = label;
  const widest = Math.max(...lines.map(lineWidth));
  return `<g class="label" data-transitions="${escapeXml(ids.join('|'))}">${rectangle('ground', label, 5)}${drawLines(lines, x + (width - widest) / 2, y + 2)}</g>`;
}

/** A line through the points with rounded corners. */
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

import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { ChartState, ChartTransition } from '../model.ts';
import { blockSize, type Line, lineHeight, lineWidth } from './lines.ts';

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type StateBox = Box & {
  state: ChartState;
  head: Line[];
  body: Line[];
  isRegion: boolean;
  depth: number;
  /** How far its text is moved to the right to avoid arrows. */
  shift?: number;
};
export type Arrow = {
  points: Point[];
  label: (Box & { lines: Line[] }) | null;
  /** The transitions it represents; empty for the arrow from the initial dot. */
  ids: string[];
  isStart: boolean;
  dot: Point | null;
  kinds: Set<ChartTransition['trigger']['kind']>;
  /** On the chart's main path. */
  isMain: boolean;
};
/** A chart with its layout, in pixels. */
export type Drawing = { width: number; height: number; boxes: StateBox[]; arrows: Arrow[] };
/** The input of the layout engine, by its IDs. */
export type Plan = { nodes: Map<string, Omit<StateBox, keyof Box>>; edges: Map<string, Omit<Arrow, 'points' | 'label' | 'dot'> & { lines: Line[] }> };

export const padding = 14;
export const dotSize = 10;

/** Where the text of a state starts. */
export function textOrigin({ state, x, y, shift = 0 }: StateBox): Point {
  return { x: x + padding + (state.kind === 'final' ? 8 : 0) + shift, y: y + padding - 2 };
}

/** Each line of a state's text with its position. */
export function textBoxesOf(box: StateBox): (Box & { text: string })[] {
  const { head, body } = box;
  const origin = textOrigin(box);
  const bodyTop = origin.y + blockSize(head).height + 8;
  const place = (lines: readonly Line[], top: number) => {
    let y = top;
    return lines.map((line) => {
      const placed = { text: line.runs.map(({ text }) => text).join(''), x: origin.x, y, width: lineWidth(line), height: lineHeight(line) };
      y += placed.height;
      return placed;
    });
  };
  return [...place(head, origin.y), ...place(body, bodyTop)];
}

/** Reads the positions from the layout engine's result. */
export function readDrawing(graph: ElkNode, plan: Plan): Drawing {
  const boxes: StateBox[] = [];
  const dots = new Map<string, Point>();
  const visit = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
    const planned = plan.nodes.get(id);
    if (planned) boxes.push({ ...planned, x, y, width, height });
    else dots.set(id, { x: x + dotSize / 2, y: y + dotSize / 2 });
    children.forEach(visit);
  };
  graph.children?.forEach(visit);
  const arrows = (graph.edges ?? []).flatMap((edge): Arrow[] => {
    const planned = plan.edges.get(edge.id);
    const [section] = edge.sections ?? [];
    if (!planned || !section) return [];
    const { lines, ...arrow } = planned;
    const { x = 0, y = 0, width = 0, height = 0 } = edge.labels?.[0] ?? {};
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
    return [{ ...arrow, points, label: lines.length > 0 ? { lines, x, y, width, height } : null, dot: dots.get(edge.sources[0] ?? '') ?? null }];
  });
  return { width: Math.ceil(graph.width ?? 0), height: Math.ceil(graph.height ?? 0), boxes, arrows };
}

/** The same drawing at another position. */
export function moved({ width, height, boxes, arrows }: Drawing, dx: number, dy: number): Drawing {
  const move = <P extends Point>(point: P): P => ({ ...point, x: point.x + dx, y: point.y + dy });
  return {
    width,
    height,
    boxes: boxes.map(move),
    arrows: arrows.map((arrow) => ({ ...arrow, points: arrow.points.map(move), label: arrow.label && move(arrow.label), dot: arrow.dot && move(arrow.dot) })),
  };
}

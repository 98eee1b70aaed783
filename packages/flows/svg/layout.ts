import elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { allStates, type Chart, type ChartState, type ChartTransition, isWithin } from '../model.ts';
import { cleared, uncleared } from './clear.ts';
import { type Arrow, type Drawing, dotSize, type Plan, padding, readDrawing } from './drawing.ts';
import { blockSize, isListed, type Line, measure, stateLines, transitionLines } from './lines.ts';
import { packRegions } from './regions.ts';
import { type Drawn, shareArrows } from './shared.ts';

const engine = new elk.default();

/** Set on every compound node: without them, or with another cycle-breaking strategy, the layout of nested charts fails or tangles. */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};
/** The layout of a sheet: the main direction of arrows, and how states are placed across it. `compact` is narrower, with more bends in arrows. */
export type Manner = { direction: 'DOWN' | 'RIGHT'; placement: 'straight' | 'compact' };
const PLACEMENTS = { straight: 'NETWORK_SIMPLEX', compact: 'BRANDES_KOEPF' };
const pageOptions = {
  ...options,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
};

const mannerOptions = ({ direction, placement }: Manner) => ({ 'elk.direction': direction, 'elk.layered.nodePlacement.strategy': PLACEMENTS[placement] });

/** Arrows of the main path get the highest priority to be straight and point down. */
const MAIN = { 'elk.layered.priority.straightness': '200', 'elk.layered.priority.direction': '20', 'elk.layered.priority.shortness': '20' };

/**
 * Lays out a chart's states and arrows. The same chart always gets the same layout. All coordinates are in pixels from the top left.
 * @param main transitions to keep in a line
 * @param most the width, in pixels, from which a drawing isn't refined, because it won't be used
 */
export async function layout(
  chart: Chart,
  main: ReadonlySet<string> = new Set(),
  { manner = { direction: 'DOWN', placement: 'straight' }, most = Infinity }: { manner?: Manner; most?: number } = {},
): Promise<Drawing> {
  const { root, drawn } = shareArrows(chart);
  const listed = Map.groupBy(chart.transitions.filter(isListed), (transition) => transition.source);
  const whole = { title: chart.title, root, drawn, listed, main, manner, most, isStacked: chart.transitions.some(({ isWritten }) => isWritten) };
  const crosses = drawn.some(({ source, targets }) => !root.children.some((region) => [source, ...targets].every((path) => isWithin(path, region.path))));
  if (root.kind !== 'parallel' || crosses) return place(whole, root, new Map());
  const regions: Drawing[] = [];
  for (const region of root.children) regions.push(await place(whole, region, new Map()));
  return packRegions(regions, stateLines(root, listed.get('') ?? [], chart.title, 3 * measure), root);
}

type Whole = {
  title: string;
  root: ChartState;
  drawn: Drawn[];
  listed: Map<string, ChartTransition[]>;
  main: ReadonlySet<string>;
  manner: Manner;
  most: number;
  isStacked: boolean;
};

/** The minimum width of a wrapped header, in pixels. */
const narrowest = 90;

/** Lays out one state with everything inside it. If a header turns out wider than its state, it's wrapped to that width, and everything is laid out again. */
async function place(whole: Whole, top: ChartState, widths: Map<string, number>): Promise<Drawing> {
  const plan: Plan = { nodes: new Map(), edges: new Map() };
  const within = whole.drawn.filter(({ source }) => isWithin(source, top.path));
  const isWhole = top === whole.root;
  const child = nodeFor(top, { listed: whole.listed, plan, widths, manner: whole.manner, title: isWhole ? whole.title : null }, !isWhole, isWhole ? 0 : 1);
  const arrows = arrowEdges(within, plan, whole.main);
  const isMain = ({ id }: ElkExtendedEdge) => plan.edges.get(id)?.isMain === true;
  // Cycles are broken depth first, in the order of the edges. The main path comes first, so it leads downward.
  const drawn = [...startEdges(top, plan), ...arrows.filter(isMain), ...arrows.filter((edge) => !isMain(edge))];
  const edges = [...drawn, ...(whole.isStacked ? stackingEdges(top, drawn) : [])];
  const graph = { id: 'page', layoutOptions: { ...pageOptions, ...mannerOptions(whole.manner) }, children: [child], edges };
  const drawing = cleared(readDrawing(await engine.layout(graph), plan));
  if (drawing.width > whole.most) return drawing;
  const wide = drawing.boxes.filter(
    ({ head, width, state }) => state.children.length > 0 && !widths.has(state.path) && blockSize(head).width + 2 * padding > width,
  );
  // A text that arrows cross wherever it's moved is wrapped more narrowly, as long as that helps.
  const crossed = uncleared(drawing).filter(({ state, head, body }) => state.children.length > 0 && blockSize([...head, ...body]).width > narrowest);
  const next = [
    ...crossed.map(({ state, head, body }) => [state.path, Math.max(narrowest, Math.floor(blockSize([...head, ...body]).width * 0.7))] as const),
    ...wide.map(({ state, width }) => [state.path, width - 2 * padding] as const),
  ];
  return next.length === 0 ? drawing : place(whole, top, new Map([...widths, ...next]));
}

/** The area that a chart's texts take, in square pixels: the boxes of states without children, and the labels of arrows. */
export function areasOf(chart: Chart): { boxes: number; labels: number } {
  const listed = Map.groupBy(chart.transitions.filter(isListed), (transition) => transition.source);
  const leaves = allStates(chart).filter(({ children }) => children.length === 0);
  const sizes = leaves.map((leaf) => {
    const { head, body } = stateLines(leaf, listed.get(leaf.path) ?? [], null, measure);
    return leafSize(leaf, head, body);
  });
  const arrows = arrowEdges(shareArrows(chart).drawn, { nodes: new Map(), edges: new Map() }, new Set());
  return { boxes: areaOf(sizes), labels: areaOf(arrows.flatMap(({ labels = [] }) => labels)) };
}

const areaOf = (sizes: readonly { width?: number; height?: number }[]): number => sizes.reduce((sum, { width = 0, height = 0 }) => sum + width * height, 0);

type Making = { listed: Map<string, ChartTransition[]>; plan: Plan; widths: Map<string, number>; manner: Manner; title: string | null };

function nodeFor(state: ChartState, making: Making, isRegion: boolean, depth: number): ElkNode {
  const { listed, plan, widths, title } = making;
  const isLeaf = state.children.length === 0;
  const { head, body } = stateLines(
    state,
    listed.get(state.path) ?? [],
    depth === 0 ? title : null,
    widths.get(state.path) ?? (isLeaf ? measure : depth === 0 ? 3 * measure : 2 * measure),
  );
  const id = idOf(state.path);
  plan.nodes.set(id, { state, head, body, isRegion, depth });
  const height = heightOf(head, body);
  if (isLeaf) return { id, ...leafSize(state, head, body) };
  const children = state.children.map((child) => nodeFor(child, making, state.kind === 'parallel', depth + 1));
  if (state.initial !== null) children.unshift({ id: `${id} start`, width: dotSize, height: dotSize });
  return { id, children, layoutOptions: { ...options, ...mannerOptions(making.manner), 'elk.padding': `[top=${height + 6},left=20,bottom=20,right=20]` } };
}

const heightOf = (head: Line[], body: Line[]): number => blockSize([...head, ...body]).height + 2 * padding - 4 + (body.length > 0 ? 8 : 0);

function leafSize({ kind }: ChartState, head: Line[], body: Line[]): { width: number; height: number } {
  const width = Math.max(96, blockSize([...head, ...body]).width + 2 * padding) + (kind === 'final' ? 16 : 0);
  return { width, height: heightOf(head, body) };
}

function startEdges(state: ChartState, plan: Plan): ElkExtendedEdge[] {
  const own: ElkExtendedEdge[] =
    state.initial === null ? [] : [{ id: `${idOf(state.path)} starts`, sources: [`${idOf(state.path)} start`], targets: [idOf(state.initial)] }];
  for (const { id } of own) plan.edges.set(id, { ids: [], isStart: true, isMain: false, kinds: new Set(), lines: [] });
  return [...own, ...state.children.flatMap((child) => startEdges(child, plan))];
}

/** Transitions between the same two states share an arrow, with one label below the other. */
function arrowEdges(drawn: Drawn[], plan: Plan, main: ReadonlySet<string>): ElkExtendedEdge[] {
  const ends = drawn.flatMap((transition) => transition.targets.map((target) => ({ transition, target })));
  const shared = Map.groupBy(ends, ({ transition, target }) => `${idOf(transition.source)} > ${idOf(target)}`);
  return [...shared].map(([id, arrows]) => {
    const [source = '', target = ''] = id.split(' > ');
    const lines = arrows.flatMap(({ transition }) => transitionLines(transition));
    const kinds: Arrow['kinds'] = new Set(arrows.map(({ transition }) => transition.trigger.kind));
    const ids = arrows.flatMap(({ transition }) => transition.ids);
    const isMain = ids.some((each) => main.has(each));
    plan.edges.set(id, { ids, isStart: false, isMain, kinds, lines });
    const { width, height } = blockSize(lines);
    const label = { text: id, width: width + 12, height: height + 4, layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' } };
    return { id, sources: [source], targets: [target], labels: lines.length > 0 ? [label] : [], layoutOptions: isMain ? MAIN : {} };
  });
}

/** How many states are placed side by side if no arrow determines their order. */
const ACROSS = 4;

/** Invisible edges: they arrange states without arrows, which would all be in one row, in several rows. */
function stackingEdges(state: ChartState, drawn: readonly ElkExtendedEdge[]): ElkExtendedEdge[] {
  const joined = new Set(drawn.flatMap(({ sources, targets }) => [...sources, ...targets]));
  const apart = state.kind === 'parallel' ? [] : state.children.filter(({ path }) => !joined.has(idOf(path)));
  const own = apart.slice(ACROSS).map(({ path }, index) => ({ id: `${idOf(path)} below`, sources: [idOf(apart[index]?.path ?? '')], targets: [idOf(path)] }));
  return [...own, ...state.children.flatMap((child) => stackingEdges(child, drawn))];
}

function idOf(path: string): string {
  return path === '' ? '(root)' : path;
}

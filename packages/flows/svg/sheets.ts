import { allStates, type Chart, type ChartState, type ChartTransition, isWithin } from '../model.ts';
import type { Drawing } from './drawing.ts';
import { areasOf, layout, type Manner } from './layout.ts';

/** One level of a chart: the path of the state whose content it shows (`''` for the whole), and the drawing. */
export type Sheet = { path: string; title: string; drawing: Drawing };

/** Pixels. In a drawing this wide, text of 13 px is 9 px when fitted to A4 in landscape with margins of 10 mm, and larger on a screen of 1440 px. */
export const WIDEST = 1_512;
/** Pixels: two screens. */
const TALLEST = 1_800;

/**
 * A chart on as few sheets as needed to be readable, each with one level. The first shows the whole chart. Large compound states that don't fit are folded, and
 * each gets its own sheet.
 */
export async function sheetsOf(chart: Chart, main: ReadonlySet<string> = new Set()): Promise<Sheet[]> {
  const below = async (scope: ChartState): Promise<Sheet[]> => {
    const parts = scope.children.filter(({ children }) => children.length > 0).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const foldings = [...new Set([0, Math.ceil(parts.length / 2), parts.length])].map((count) => parts.slice(0, count));
    let folded: ChartState[] = [];
    let plain: Drawing | null = null;
    for (folded of foldings) {
      const shown = sheetChart(chart, scope, folded);
      plain = isCrowded(shown, folded.length < parts.length) ? null : await layout(shown, main, { most: WIDEST });
      if (plain && plain.width <= WIDEST && plain.height <= TALLEST) break;
    }
    const drawing = await narrowed(sheetChart(chart, scope, folded), main, plain);
    const sheets: Sheet[] = [{ path: scope.path, title: scope.path === '' ? chart.title : scope.name, drawing }];
    for (const part of scope.children.filter((child) => folded.includes(child))) sheets.push(...(await below(part)));
    return sheets;
  };
  return below(chart.root);
}

/**
 * The drawing of a sheet in the first way that is narrow enough, or else in the narrowest: in other manners, or with more and more transitions listed in their
 * states.
 * @param plain the drawing in the first way, if it's known
 */
async function narrowed(chart: Chart, main: ReadonlySet<string>, plain: Drawing | null): Promise<Drawing> {
  const levels = [chart, ...WRITTEN.map((kinds) => withWritten(chart, kinds, main))];
  const distinct = levels.filter((level, index) => index === 0 || writtenIn(level) !== writtenIn(levels[index - 1] as Chart));
  const widths = new Map<Manner, number>();
  let narrowest: { width: number; level: Chart; manner: Manner } | null = null;
  for (const level of distinct) {
    const isKnown = level === chart && plain !== null;
    const isLast = level === distinct.at(-1);
    if (!isLast && !isKnown && isCrowded(level)) continue;
    for (const manner of MANNERS) {
      const isFirst = manner === MANNERS[0];
      if (!isLast && !isFirst && (widths.get(manner) ?? 0) > HOPELESS * WIDEST) continue;
      const drawing = isFirst && isKnown ? plain : await layout(level, main, { manner, most: WIDEST });
      widths.set(manner, drawing.width);
      if (narrowest === null || drawing.width < narrowest.width) narrowest = { width: drawing.width, level, manner };
      if (drawing.width <= WIDEST) return drawing;
      if (isFirst && drawing.width > HOPELESS * WIDEST) break;
    }
  }
  // None is refined yet, because wrapping texts doesn't make a drawing narrower.
  const { level, manner } = narrowest!;
  return layout(level, main, { manner });
}

/** The shares of a sheet that texts take at most. Of the sheets that fit, the densest has .11 if it could be folded further, and .047 in labels. */
const DENSEST = { all: 0.12, labels: 0.05 };
/**
 * If a sheet is too wide by this factor in the first manner, the others aren't tried: they don't make it narrow enough. A manner in which it's too wide by this
 * factor isn't tried again until all transitions are listed.
 */
const HOPELESS = 1.8;

/** Whether a chart certainly takes more than a sheet, so that laying it out would be in vain. */
function isCrowded(chart: Chart, isFoldable = false): boolean {
  const { boxes, labels } = areasOf(chart);
  const sheet = WIDEST * TALLEST;
  return labels > DENSEST.labels * sheet || (isFoldable && boxes + labels > DENSEST.all * sheet);
}

/** The layouts to try for a sheet that is too wide, in order. */
const MANNERS: readonly Manner[] = [
  { direction: 'DOWN', placement: 'straight' },
  { direction: 'DOWN', placement: 'compact' },
  { direction: 'RIGHT', placement: 'straight' },
];

/** The kinds of transitions to list in their states if a sheet is too wide. Each attempt adds more. */
const WRITTEN: readonly (readonly ChartTransition['trigger']['kind'][])[] = [
  ['error'],
  ['error', 'after'],
  ['error', 'after', 'always', 'finished', 'snapshot'],
  ['error', 'after', 'always', 'finished', 'snapshot', 'done'],
  ['error', 'after', 'always', 'finished', 'snapshot', 'done', 'event'],
];

/** Lists transitions of some kinds in their states instead of drawing arrows, except on the main path. */
function withWritten(chart: Chart, kinds: readonly ChartTransition['trigger']['kind'][], main: ReadonlySet<string>): Chart {
  const isWritten = ({ id, ids = [id], trigger }: ChartTransition) => kinds.includes(trigger.kind) && !ids.some((each) => main.has(each));
  return { ...chart, transitions: chart.transitions.map((transition) => (isWritten(transition) ? { ...transition, isWritten: true } : transition)) };
}

const writtenIn = ({ transitions }: Chart): number => transitions.filter(({ isWritten }) => isWritten).length;

const sizeOf = (state: ChartState): number => allStates({ root: state }).length;

/** The part of the chart that one sheet shows. */
export function sheetChart(chart: Chart, scope: ChartState, folded: readonly ChartState[]): Chart {
  const isWhole = scope.path === '';
  const foldOf = (path: string) => folded.find((part) => isWithin(path, part.path))?.path ?? path;
  const merged = new Map<string, ChartTransition>();
  for (const transition of chart.transitions) {
    if (!isWithin(transition.source, scope.path)) continue;
    // Transitions that leave the state itself are on the sheet around it.
    if (!isWhole && transition.source === scope.path && transition.targets.some((target) => !isWithin(target, scope.path))) continue;
    const source = foldOf(transition.source);
    const targets = transition.targets.map(foldOf);
    if (source !== transition.source || folded.some(({ path }) => path === source)) {
      if (targets.every((target) => target === source)) continue;
    }
    const key = JSON.stringify([source, transition.trigger, transition.guard, transition.isElse, targets]);
    const same = merged.get(key);
    if (same) same.ids = [...(same.ids ?? [same.id]), transition.id];
    else merged.set(key, { ...transition, source, targets });
  }
  const transitions = [...merged.values()];
  const outside = new Set(transitions.flatMap(({ targets }) => targets.filter((target) => !isWithin(target, scope.path))));
  const places = allStates(chart).filter(({ path }) => outside.has(path));
  const root = isWhole ? fold(scope, folded) : { ...fold(scope, folded), children: [...fold(scope, folded).children, ...places.map(elsewhere)] };
  return { ...chart, title: isWhole ? chart.title : scope.name, root, transitions };
}

function fold(state: ChartState, folded: readonly ChartState[]): ChartState {
  if (folded.includes(state)) {
    const folds = allStates({ root: state }).filter(({ children }) => children.length === 0).length;
    return { ...state, initial: null, children: [], shown: 'folded', folds };
  }
  const initial = state.initial === null ? null : (folded.find(({ path }) => isWithin(state.initial as string, path))?.path ?? state.initial);
  return { ...state, initial, children: state.children.map((child) => fold(child, folded)) };
}

const elsewhere = (state: ChartState): ChartState => ({
  ...state,
  name: state.path.split('.').join(' › '),
  kind: state.kind === 'final' ? 'final' : 'atomic',
  meaning: '',
  initial: null,
  calls: [],
  entry: [],
  exit: [],
  children: [],
  shown: 'elsewhere',
});

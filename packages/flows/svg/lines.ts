import { type ChartState, type ChartTransition, isWithin } from '../model.ts';
import { widthOf, wrap } from './text.ts';

export type Mark = 'call' | 'clock' | 'done' | 'fail';
/** The style of a piece of text. The sizes are those of the type scale. */
export type Tone = 'title' | 'name' | 'event' | 'guard' | 'quiet' | 'timer' | 'refused' | 'call';
export type Line = { mark: Mark | null; runs: { text: string; tone: Tone }[] };

export const sizes: Record<Tone, number> = { title: 25, name: 15, event: 13, guard: 13, quiet: 13, timer: 13, refused: 13, call: 13 };
const bold = new Set<Tone>(['title', 'name', 'event']);
const markWidth = 18;
/** The width at which text is wrapped, in pixels. */
export const measure = 208;

export function lineHeight(line: Line): number {
  return Math.round(Math.max(...line.runs.map((run) => sizes[run.tone])) * 1.4);
}

export function lineWidth({ mark, runs }: Line): number {
  return (mark ? markWidth : 0) + runs.reduce((sum, run) => sum + widthOf(run.text, sizes[run.tone], bold.has(run.tone)), 0);
}

export function blockSize(lines: Line[]): { width: number; height: number } {
  return { width: Math.max(0, ...lines.map(lineWidth)), height: lines.reduce((sum, line) => sum + lineHeight(line), 0) };
}

/** A text in one style, wrapped. The mark comes before its first line. */
export function textLines(text: string, tone: Tone, mark: Mark | null = null, width = measure): Line[] {
  return wrap(text, width, sizes[tone], bold.has(tone)).map((line, index) => ({ mark: index === 0 ? mark : null, runs: [{ text: line, tone }] }));
}

const triggers: Record<ChartTransition['trigger']['kind'], { tone: Tone; mark: Mark | null }> = {
  event: { tone: 'event', mark: null },
  done: { tone: 'call', mark: 'done' },
  error: { tone: 'refused', mark: 'fail' },
  snapshot: { tone: 'call', mark: 'call' },
  after: { tone: 'timer', mark: 'clock' },
  always: { tone: 'quiet', mark: null },
  finished: { tone: 'quiet', mark: 'done' },
};

function triggerText({ trigger, delay }: ChartTransition): string {
  if (trigger.kind === 'after') return delay;
  if (trigger.kind === 'snapshot') return `${trigger.name} goes on`;
  if (trigger.kind === 'finished') return 'finished';
  return trigger.kind === 'always' ? '' : trigger.name;
}

/** The label of an arrow: the trigger with its mark, who may send it, and the guard in brackets, on the same line if they fit. */
export function transitionLines(transition: ChartTransition, width = measure): Line[] {
  const { tone, mark } = triggers[transition.trigger.kind];
  const guard = transition.guard === null ? (transition.isElse ? '[else]' : '') : `[${transition.guard}]`;
  const named = beside(textLines(triggerText(transition), tone, mark, width), senderText(transition), 'quiet', width);
  return beside(named, guard, 'guard', width);
}

const senderText = ({ by }: ChartTransition): string => (by.length === 0 ? '' : `by ${by.join(', ')}`);

/** Adds a text to lines: to the last of them if it fits there, otherwise as lines of its own. */
function beside(lines: Line[], text: string, tone: Tone, width: number): Line[] {
  const more = text === '' ? [] : textLines(text, tone, null, width);
  const [last, first] = [lines.at(-1), more[0]];
  if (!last || !first || more.length > 1) return [...lines, ...more];
  const joined: Line = { ...last, runs: [...last.runs, { text: ' ', tone }, ...first.runs] };
  return lineWidth(joined) <= width ? [...lines.slice(0, -1), joined] : [...lines, ...more];
}

/** Whether a transition is listed inside its state rather than drawn: its target is the state itself, or a state around or inside it. */
export function isListed({ source, targets, isWritten }: ChartTransition): boolean {
  return isWritten || targets.every((target) => isWithin(target, source) || isWithin(source, target));
}

/** A listed transition as lines: `event [guard] → target`, or its actions if it has no target. */
function listedLines(transition: ChartTransition, width: number): Line[] {
  const { source, targets, actions } = transition;
  const where = targets
    .filter((target) => target !== source)
    .map((target) => `→ ${target.startsWith(`${source}.`) ? target.slice(source.length + (source === '' ? 0 : 1)) : target || 'start'}`);
  const effect = where.length > 0 ? where.join(', ') : targets.length > 0 ? '↻ again' : `/ ${actions.join(', ')}`;
  const lines = transitionLines(transition, width);
  const last = lines.at(-1);
  const joined: Line | undefined = last && { ...last, runs: [...last.runs, { text: ` ${effect}`, tone: 'quiet' }] };
  return joined && lineWidth(joined) <= width + 40 ? [...lines.slice(0, -1), joined] : [...lines, ...textLines(effect, 'quiet', null, width)];
}

/** All texts in a state's box: name, meaning, calls, entry and exit actions, listed transitions, and what it refuses. */
export function stateLines(state: ChartState, listed: ChartTransition[], title: string | null, width: number): { head: Line[]; body: Line[] } {
  // Text that needn't be narrower is wrapped at the usual width.
  const within = Math.min(width, measure);
  return {
    head: [
      ...(title === null ? textLines(state.name, 'name', null, width) : textLines(title, 'title', null, width)),
      ...textLines(state.meaning, 'quiet', null, width),
    ],
    body: [
      ...(state.folds ? textLines(`${state.folds} states`, 'name', null, within) : []),
      ...state.calls.flatMap((call) => textLines(call.id === call.src ? call.id : `${call.id} (${call.src})`, 'call', 'call', within)),
      ...state.entry.flatMap((action) => textLines(`entry / ${action}`, 'quiet', null, within)),
      ...state.exit.flatMap((action) => textLines(`exit / ${action}`, 'quiet', null, within)),
      ...listed.flatMap((transition) => listedLines(transition, within)),
      ...state.bans.flatMap(({ event, guard, reason }) =>
        reason === null
          ? []
          : beside(
              beside(textLines(event, 'refused', 'fail', within), guard === null ? '' : `[${guard}]`, 'guard', within),
              `refused: ${reason}`,
              'quiet',
              within,
            ),
      ),
    ],
  };
}

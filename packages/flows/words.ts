import type { ChartTransition } from './model.ts';

/** `registering.sendingCode` in readable form: `Sending code`. */
export function nameOf(path: string): string {
  const last = path.split('.').at(-1) ?? path;
  const text = last.replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return text === '' ? 'The whole chart' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The states above a state and itself, from the top: `['submitting', 'submitting.offline']`. */
export const linesTo = (path: string): string[] => (path === '' ? [] : path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.')));

export const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.floor((part / whole) * 1000) / 10}%`.replace('.0%', '%'));

export const count = (value: number, one: string, many = `${one}s`): string => `${value.toLocaleString('en')} ${value === 1 ? one : many}`;

/** The trigger of a transition, in words. */
export function whenOf({ trigger, delay }: Pick<ChartTransition, 'trigger' | 'delay'>): string {
  const words = {
    event: trigger.name,
    done: `${trigger.name} answers`,
    error: `${trigger.name} fails`,
    snapshot: `${trigger.name} goes on`,
    after: `${delay} has passed`,
    always: 'At once',
    finished: 'All within has ended',
  };
  return words[trigger.kind];
}

/** `“Sending code” → “Entering” when requestCode answers, only if isNew` */
export function arrowText({ source, targets, guard, isElse, ...when }: ChartTransition): string {
  const to = targets.length === 0 ? 'stays' : `→ ${targets.map(quoted).join(', ')}`;
  return `${source === '' ? 'Anywhere' : quoted(source)} ${to} ${when.trigger.kind === 'always' ? 'at once' : when.trigger.kind === 'finished' ? 'when all within has ended' : `when ${whenOf(when)}`}${guard ? `, only if ${guard}` : isElse ? ', otherwise' : ''}`;
}

export const quoted = (path: string): string => `“${nameOf(path)}”`;

/** `a, b, and c` */
export const list = (texts: readonly string[]): string => (texts.length < 3 ? texts.join(' and ') : `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`);

/** A share as a percentage. At least .1, because what differs never shows as equal. */
export const shareText = (share: number): string => `${Math.max(0.1, Math.round(share * 1_000) / 10)}%`;

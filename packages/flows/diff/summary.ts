import { count, list, quoted } from '../words.ts';
import type { Change, ChartChange } from './compare.ts';

/** The changes of a chart in a few sentences that need no knowledge of the code: states by name, the rest as counts. */
export function summaryOf(change: ChartChange): string {
  const { kind, purpose, size, was, changes, paths } = change;
  const whole = `${count(size.states, 'state')}, ${count(size.arrows, 'arrow')}, ${count(paths.total, 'path')}`;
  if (kind === 'added') return `New. ${purpose} ${whole}.`;
  if (kind === 'removed') return `Gone. ${purpose} It had ${whole}.`;
  const of = (changeKind: Change['kind'], what: Change['what']) => changes.filter((each) => each.kind === changeKind && each.what === what);
  const texts = (some: readonly Change[]) => some.map(({ text }) => text);
  const fresh = of('added', 'state');
  const sentences = [
    ...(was === null ? [] : [`It was called “${was}”.`]),
    ...(fresh.length > 3 ? [`New states ${list(fresh.map(({ state }) => quoted(state ?? '')))}.`] : texts(fresh)),
    ...texts([
      ...of('removed', 'state'),
      ...of('renamed', 'state'),
      ...of('unreachable', 'state'),
      ...of('changed', 'delay'),
      ...of('added', 'delay'),
      ...of('removed', 'delay'),
    ]),
  ];
  const counted = [
    ...COUNTED.map(([name, isIt]) => {
      const found = changes.filter(isIt).length;
      return found === 0 ? '' : count(found, name);
    }),
    ...(paths.gained.length > 0 ? [`${count(paths.gained.length, 'path')} gained`] : []),
    ...(paths.lost.length > 0 ? [`${count(paths.lost.length, 'path')} lost`] : []),
  ].filter((text) => text !== '');
  return [...sentences, ...(counted.length > 0 ? [`${capitalized(list(counted))}.`] : [])].join(' ');
}

/** What is only counted. Every change that isn't named in a sentence belongs to one of these. */
const COUNTED: readonly [string, (change: Change) => boolean][] = [
  ...(['event', 'guard', 'call'] as const).flatMap((what): [string, (change: Change) => boolean][] => [
    [`new ${what}`, (change) => change.what === what && change.kind === 'added'],
    [`removed ${what}`, (change) => change.what === what && change.kind === 'removed'],
    [`renamed ${what}`, (change) => change.what === what && change.kind === 'renamed'],
  ]),
  ['renamed timer', ({ what, kind }) => what === 'delay' && kind === 'renamed'],
  ['new arrow', ({ what, kind }) => what === 'arrow' && kind === 'added'],
  ['removed arrow', ({ what, kind }) => what === 'arrow' && kind === 'removed'],
  ['changed arrow', ({ what, kind }) => (what === 'arrow' || what === 'guard') && kind === 'changed'],
  ['changed state', ({ what, kind }) => what === 'state' && kind === 'changed'],
  ['new text', ({ what }) => what === 'meaning'],
];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `3 charts are new, 12 changed, 1 is gone. 120 paths gained, 14 lost.` */
export function totalOf(changes: readonly ChartChange[]): string {
  if (changes.length === 0) return 'No chart changed.';
  const of = (...kinds: ChartChange['kind'][]) => changes.filter(({ kind }) => kinds.includes(kind)).length;
  const [fresh, changed, gone] = [of('added'), of('changed', 'renamed'), of('removed')];
  const parts = [
    ...(fresh > 0 ? [`${count(fresh, 'new chart')}`] : []),
    ...(changed > 0 ? [`${count(changed, 'changed chart')}`] : []),
    ...(gone > 0 ? [`${count(gone, 'removed chart')}`] : []),
    `${count(
      sum(changes, ({ paths }) => paths.gained.length),
      'path',
    )} gained`,
    `${sum(changes, ({ paths }) => paths.lost.length).toLocaleString('en')} lost`,
  ];
  return `${capitalized(list(parts))}.`;
}

const sum = (changes: readonly ChartChange[], of: (change: ChartChange) => number): number => changes.reduce((total, change) => total + of(change), 0);

import type { Panda } from '../vite-styles.ts';

/** Class names as Panda gives them, and those of the built app: `p-16` is `d`. */
export type ShortNames = ReadonlyMap<string, string>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A class in a selector: escapes as https://drafts.csswg.org/css-syntax/#escaping has them. */
const CLASS = /\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6} ?|\\.)+)/gi;

/** The more often a name stands in the styles, the shorter. Same styles, same names: both builds give the same. @param lists classes, with spaces between them */
export function shortNames(lists: Iterable<string>): ShortNames {
  const uses = new Map<string, number>();
  for (const list of lists) for (const name of namesIn(list)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const byUse = [...uses].toSorted(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1));
  return new Map(byUse.map(([name], index) => [name, shortName(index)]));
}

/** Panda as it is, with the names of the built app. */
export function withNames(panda: Panda, names: ShortNames): Panda {
  const short = (list: string): string =>
    namesIn(list)
      .map((name) => names.get(name) ?? name)
      .join(' ');
  return {
    css: (...styles) => short(panda.css(...styles)),
    cva: (config) => {
      const classesOf = panda.cva(config);
      return (props) => short(classesOf(props));
    },
    sva: (config) => {
      const classesOf = panda.sva(config);
      return (props) => Object.fromEntries(Object.entries(classesOf(props)).map(([slot, list]) => [slot, short(list)]));
    },
  };
}

/**
 * A stylesheet with the names of the built app.
 * @throws Error when a class that isn't Panda's has the name of one that is
 */
export function renameClasses(css: string, names: ShortNames): string {
  const taken = new Set(names.values());
  return css.replace(CLASS, (selector, escaped: string) => {
    const name = unescaped(escaped);
    const short = names.get(name);
    if (short === undefined && taken.has(name)) throw new Error(`The class "${name}" has the name of another in the built app. Give it a longer one.`);
    return short === undefined ? selector : `.${short}`;
  });
}

const namesIn = (list: string) => list.split(' ').filter(Boolean);
const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign: string) => (code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign));

function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest === 0 ? '' : shortName(rest - 1)) + LETTERS[index % LETTERS.length];
}

import type { AST } from '@eslint-community/regexpp';
import { member, parsed } from './program.ts';

/** A growing text: a prefix, what is repeated, and a suffix. */
export interface Pump {
  before: string;
  word: string;
  behind: string;
}

/** One character of each kind that our expressions distinguish. */
const ALPHABET = [...'a1 A-.,/@:|(_=é_年中アا,;>"<[]{}#*+&%\'’–•$~!?\\\t\n0９€😀'];
/** Suffixes that few expressions match, so that a started match must be given up. */
const BEHIND = ['', '!', '\n!', '1'];
/** What separates words: a letter that `\b` doesn't recognize, punctuation, a space. */
const JOINTS = ['é', '.', '-', ' '];
const MOST_JOINED = 6;
const LONGEST = 24;
const MOST_SAMPLES = 12;
/** How many words are repeated for each expression; three times as many with WAYMARK_PATHS=every. */
const MOST_WORDS = process.env['WAYMARK_PATHS'] === 'every' ? 120 : 40;

/** Whether each attempt at a match ends after a few steps, for any text. */
export function isShort(node: AST.Node): boolean {
  if (node.type === 'Quantifier') return node.max < 10 && isShort(node.element);
  if ('alternatives' in node) return node.alternatives.every(isShort);
  return node.type !== 'Alternative' || node.elements.every(isShort);
}

/** What grows an expression's work: each of its parts repeated, alone and after what leads to it. */
export function pumpsOf(expression: Pick<RegExp, 'source' | 'flags'>): Pump[] {
  const { flags } = expression;
  const pairs = new Map<string, [string, string]>();
  const add = (before: string, word: string) => {
    if (word !== '' && word.length <= LONGEST && before.length <= 200) pairs.set(`${before}\u0000${word}`, [before, word]);
  };

  const one = (raw: string): string[] => {
    const isIn = member(raw, flags);
    return ALPHABET.filter(isIn).slice(0, 3);
  };
  const samples = (node: AST.Node): string[] => {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return evenly(node.alternatives.flatMap(samples));
      case 'Alternative':
        return joined(node.elements);
      case 'Character':
        return [String.fromCodePoint(node.value)];
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return one(node.raw);
      case 'Quantifier': {
        const [first = '', ...rest] = samples(node.element);
        const least = Math.max(node.min, 1);
        return evenly([first.repeat(least), ...rest.map((sample) => sample.repeat(least)), ...(node.min === 0 ? [''] : [])]);
      }
      case 'Assertion':
        return node.kind === 'lookahead' && !node.negate ? evenly(node.alternatives.flatMap(samples)) : [''];
      default:
        return [''];
    }
  };
  /** The first sample of each, with one after the other changed. */
  const joined = (elements: readonly AST.Element[]): string[] => {
    const all = elements.map((element) => samples(element));
    const first = all.map(([sample]) => sample ?? '');
    return evenly([first.join(''), ...all.flatMap((others, index) => others.slice(1).map((sample) => first.with(index, sample).join('')))]);
  };

  const visit = (node: AST.Node, before: string): void => {
    for (const sample of samples(node)) {
      add(before, sample);
      add('', before + sample);
      add('', sample);
      // After a letter, so that the optional start of a text doesn't consume it.
      if (sample.length === 1) add('a', sample);
      for (const joint of sample.length <= MOST_JOINED ? JOINTS : []) add('', sample + joint);
    }
    // A short expression can't grow.
    if (isShort(node)) return;
    if (node.type === 'Quantifier') visit(node.element, before);
    else if (node.type === 'Alternative') {
      let lead = before;
      for (const element of node.elements) {
        visit(element, lead);
        lead += samples(element)[0] ?? '';
      }
    } else if ('alternatives' in node) for (const alternative of evenly(node.alternatives.filter((one) => !isShort(one)))) visit(alternative, before);
  };
  visit(parsed(expression), '');
  return evenly([...pairs.values()], MOST_WORDS).flatMap(([before, word]) => BEHIND.map((behind) => ({ before, word, behind })));
}

/** As many items of a list as allowed, evenly spread. */
function evenly<T>(list: readonly T[], most = MOST_SAMPLES): T[] {
  return list.length <= most ? [...list] : Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as T);
}

export const grown = ({ before, word, behind }: Pump, length: number): string =>
  `${before}${word.repeat(Math.max(1, Math.floor((length - before.length - behind.length) / word.length)))}${behind}`;

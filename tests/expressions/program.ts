import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** One step of a backtracking matcher. */
export type Instruction =
  | { op: 'char'; isIn: (char: string) => boolean; back: boolean }
  /** Two alternatives, with the first tried first. */
  | { op: 'split'; first: number; second: number }
  | { op: 'jump'; to: number }
  | { op: 'edge'; kind: 'start' | 'end' | 'word'; negate: boolean }
  | { op: 'look'; program: Instruction[]; negate: boolean }
  /** Stores where a repetition, or one side of a group, started. */
  | { op: 'keep'; slot: number }
  /** A repetition that consumed nothing ends. */
  | { op: 'moved'; slot: number }
  | { op: 'same'; from: number; to: number; back: boolean }
  | { op: 'match' };

export interface Program {
  instructions: Instruction[];
  slots: number;
  isUnicode: boolean;
  isMultiline: boolean;
  isSticky: boolean;
}

const parser = new RegExpParser({ ecmaVersion: 2025 });

export function parsed({ source, flags }: Pick<RegExp, 'source' | 'flags'>): AST.Pattern {
  return parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') });
}

/** Whether a character belongs to a class, according to the engine itself, once per character. */
export function member(raw: string, flags: string): (char: string) => boolean {
  const pattern = new RegExp(`^(?:${raw})$`, flags.replace(/[gydm]/g, ''));
  const known = new Map<string, boolean>();
  return (char) => {
    let is = known.get(char);
    if (is === undefined) known.set(char, (is = pattern.test(char)));
    return is;
  };
}

/** Compiles an expression to instructions that try alternatives in ECMAScript's order (ECMA-262, 22.2.2). */
export function compile(expression: Pick<RegExp, 'source' | 'flags'>): Program {
  const pattern = parsed(expression);
  let slots = 0;
  const groups = new Map<AST.CapturingGroup, [number, number]>();
  const slotsOf = (group: AST.CapturingGroup): [number, number] => {
    const known = groups.get(group) ?? [slots++, slots++];
    groups.set(group, known);
    return known;
  };

  const emit = (out: Instruction[], node: AST.Node, flags: string, back: boolean): void => {
    const sequence = (elements: readonly AST.Element[]) => (back ? elements.toReversed() : elements).forEach((element) => emit(out, element, flags, back));
    const ways = (alternatives: readonly AST.Alternative[], own: string) => {
      const ends: { op: 'jump'; to: number }[] = [];
      alternatives.forEach((alternative, index) => {
        const split = { op: 'split' as const, first: 0, second: 0 };
        if (index < alternatives.length - 1) split.first = out.push(split);
        emit(out, alternative, own, back);
        if (index === alternatives.length - 1) return;
        const end = { op: 'jump' as const, to: 0 };
        out.push(end);
        ends.push(end);
        split.second = out.length;
      });
      for (const end of ends) end.to = out.length;
    };
    switch (node.type) {
      case 'Alternative':
        return sequence(node.elements);
      case 'Pattern':
        return ways(node.alternatives, flags);
      case 'Group': {
        const { add, remove } = node.modifiers ?? { add: null, remove: null };
        const removed = remove ? [...flags].filter((flag) => !remove.raw.includes(flag)).join('') : flags;
        return ways(node.alternatives, [...new Set(removed + (add?.raw ?? ''))].join(''));
      }
      case 'CapturingGroup': {
        const [from, to] = slotsOf(node);
        out.push({ op: 'keep', slot: back ? to : from });
        ways(node.alternatives, flags);
        out.push({ op: 'keep', slot: back ? from : to });
        return;
      }
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        out.push({ op: 'char', isIn: member(node.raw, flags), back });
        return;
      case 'Assertion': {
        if (node.kind !== 'lookahead' && node.kind !== 'lookbehind') {
          out.push({ op: 'edge', kind: node.kind, negate: node.kind === 'word' && node.negate });
          return;
        }
        const program: Instruction[] = [];
        const at = (alternative: AST.Alternative) => emit(program, alternative, flags, node.kind === 'lookbehind');
        const inner = { ...node, type: 'Pattern', elements: [] } as unknown as AST.Pattern;
        if (node.alternatives.length === 1) node.alternatives.forEach(at);
        else emit(program, inner, flags, node.kind === 'lookbehind');
        program.push({ op: 'match' });
        out.push({ op: 'look', program, negate: node.negate });
        return;
      }
      case 'Backreference': {
        const group = Array.isArray(node.resolved) ? node.resolved[0] : node.resolved;
        const [from, to] = slotsOf(group as AST.CapturingGroup);
        out.push({ op: 'same', from, to, back });
        return;
      }
      case 'Quantifier':
        return repeat(out, node, flags, back);
      default:
        throw new Error(`${node.type} is not known here: /${expression.source}/`);
    }
  };

  const repeat = (out: Instruction[], { min, max, greedy, element }: AST.Quantifier, flags: string, back: boolean): void => {
    for (let count = 0; count < min; count += 1) emit(out, element, flags, back);
    const maybe = (body: () => void) => {
      const split = { op: 'split' as const, first: 0, second: 0 };
      const begin = out.push(split);
      body();
      split[greedy ? 'first' : 'second'] = begin;
      split[greedy ? 'second' : 'first'] = out.length;
    };
    if (max === Infinity) {
      const slot = slots++;
      const top = out.length;
      maybe(() => {
        out.push({ op: 'keep', slot });
        emit(out, element, flags, back);
        out.push({ op: 'moved', slot }, { op: 'jump', to: top });
      });
    } else {
      const more = (left: number): void => {
        if (left > 0)
          maybe(() => {
            emit(out, element, flags, back);
            more(left - 1);
          });
      };
      more(max - min);
    }
  };

  const instructions: Instruction[] = [];
  const { flags } = expression;
  emit(instructions, pattern, flags, false);
  instructions.push({ op: 'match' });
  return { instructions, slots, isUnicode: /[uv]/.test(flags), isMultiline: flags.includes('m'), isSticky: flags.includes('y') };
}

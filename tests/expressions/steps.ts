import type { Instruction, Program } from './program.ts';

/** More steps were taken than allowed. */
export class EndlessError extends Error {}

interface Way {
  at: number;
  position: number;
  slots: readonly number[];
}

/**
 * The steps that a backtracking matcher takes to find every match in a text, like `replace` and `split`: characters compared, alternatives tried,
 * assertions checked. It models V8 without its optimizations, and is the same on every machine.
 * @throws EndlessError beyond `most`
 */
export function stepsOf({ instructions, slots, isUnicode, isMultiline, isSticky }: Program, text: string, most: number): number {
  const chars = isUnicode ? [...text] : text.split('');
  let steps = 0;

  const isEdge = (kind: 'start' | 'end' | 'word', position: number): boolean => {
    const [left, right] = [chars[position - 1], chars[position]];
    if (kind === 'start') return left === undefined || (isMultiline && left === '\n');
    if (kind === 'end') return right === undefined || (isMultiline && right === '\n');
    return /\w/.test(left ?? ' ') !== /\w/.test(right ?? ' ');
  };

  const run = (program: readonly Instruction[], begin: number, kept: readonly number[]): number | null => {
    const others: Way[] = [];
    let way: Way | undefined = { at: 0, position: begin, slots: kept };
    while (way !== undefined) {
      let { at, position, slots: own }: Way = way;
      let isOn = true;
      while (isOn) {
        steps += 1;
        if (steps > most) throw new EndlessError();
        const step = program[at] as Instruction;
        at += 1;
        if (step.op === 'match') return position;
        if (step.op === 'char') {
          const char = chars[step.back ? position - 1 : position];
          isOn = char !== undefined && step.isIn(char);
          position += step.back ? -1 : 1;
        } else if (step.op === 'split') {
          others.push({ at: step.second, position, slots: own });
          at = step.first;
        } else if (step.op === 'jump') at = step.to;
        else if (step.op === 'edge') isOn = isEdge(step.kind, position) !== step.negate;
        else if (step.op === 'look') isOn = (run(step.program, position, own) !== null) !== step.negate;
        else if (step.op === 'keep') own = own.with(step.slot, position);
        else if (step.op === 'moved') isOn = own[step.slot] !== position;
        else {
          const word = chars.slice(own[step.from], own[step.to]);
          const from = step.back ? position - word.length : position;
          isOn = word.every((char, index) => (steps += 1) > 0 && chars[from + index] === char);
          position = step.back ? from : from + word.length;
        }
      }
      way = others.pop();
    }
    return null;
  };

  const none = Array.from({ length: slots }, () => -1);
  for (let position = 0; position <= chars.length;) {
    const end = run(instructions, position, none);
    if (end === null && isSticky) break;
    position = end === null || end === position ? position + 1 : end;
  }
  return steps;
}

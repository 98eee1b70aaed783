import { compile, parsed } from './program.ts';
import { grown, isShort, pumpsOf, type Pump } from './pumps.ts';
import { EndlessError, stepsOf } from './steps.ts';

/** Doubling a text may multiply the steps by this: linear is two, one pass from each character is four. */
const MOST_GROWTH = 3;
/** Short texts find candidates; in long ones, bounded repetition (`{1,64}`) doesn't matter. */
const SHORT = 64;
const LONG = 800;
/** More steps per character than this are too many, even with bounded repetition. */
const MOST_A_CHARACTER = 4_000;

/** The text that makes an expression take more than a few steps per character, or null. */
export function growthOf(expression: Pick<RegExp, 'source' | 'flags'>): Pump | null {
  if (isShort(parsed(expression))) return null;
  const program = compile(expression);
  const stepsAt = (pump: Pump, length: number): number => {
    const text = grown(pump, length);
    try {
      return stepsOf(program, text, text.length * MOST_A_CHARACTER + 10_000);
    } catch (error) {
      if (error instanceof EndlessError) return Infinity;
      throw error;
    }
  };
  const grows = (pump: Pump, length: number): boolean => {
    const twice = stepsAt(pump, 2 * length);
    return twice === Infinity || twice > MOST_GROWTH * stepsAt(pump, length);
  };
  return pumpsOf(expression).find((pump) => grows(pump, SHORT) && grows(pump, LONG)) ?? null;
}

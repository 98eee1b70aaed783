import { namesOf, seoKey, type Names } from './item.ts';
import { sure } from '../random.ts';
import { TREE } from './taxonomy/functions.ts';
import { TITLE_NAMES } from './taxonomy/names.ts';

interface Entry {
  id: number;
  value: string;
  seoValue: string;
  names: Names;
}

/** 0 intern, 1 entry, 2 independent, 3 senior, 4 leads a team, 5 heads a department. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;

export interface JobFunction extends Entry {
  mainFunctionId: number;
}

export interface FunctionTitle extends Entry {
  jobFunctionId: number;
  level: Level;
}

const split = (row: string) => {
  const [value = '', ...others] = row.split('|');
  return { value, names: namesOf(others).names ?? {} };
};

const LEVELS: readonly Level[] = [0, 1, 2, 3, 4, 5];
const levelOf = (digit: string): Level => sure(LEVELS[Number(digit)], `the level ${digit}`);

/** Ids work like paths: main function 7, its second function 702, and that one's third title 70203. */
export const MAIN_FUNCTIONS: readonly Entry[] = TREE.map(([row], index) => {
  const { value, names } = split(row);
  return { id: index + 1, value, seoValue: seoKey(value), names };
});

export const JOB_FUNCTIONS: readonly JobFunction[] = TREE.flatMap(([, functions], main) =>
  functions.map(([value], index) => ({ id: (main + 1) * 100 + index + 1, value, seoValue: seoKey(value), names: {}, mainFunctionId: main + 1 })),
);

/** Title keys end in "-" and the id (specification §3). */
export const FUNCTION_TITLES: readonly FunctionTitle[] = TREE.flatMap(([, functions], main) =>
  functions.flatMap(([, titles], index) => {
    const jobFunctionId = (main + 1) * 100 + index + 1;
    return titles.split('; ').map((title, position): FunctionTitle => {
      const [value = '', level = '2'] = title.split('@');
      const id = jobFunctionId * 100 + position + 1;
      return { id, value, seoValue: `${seoKey(value)}-${id}`, names: TITLE_NAMES.get(value) ?? {}, jobFunctionId, level: levelOf(level) };
    });
  }),
);

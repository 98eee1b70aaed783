import { expect, test } from 'vitest';
import { FUNCTION_TITLES, JOB_FUNCTIONS } from '../../../reference/taxonomy.ts';
import { FUNCTION_HINTS } from './function-hints.ts';
import { Titles } from './titles.ts';

const functions = new Map(JOB_FUNCTIONS.map((known) => [known.id, known]));
const titles = new Titles(
  FUNCTION_TITLES.map(({ id, jobFunctionId, value, names }) => ({
    id,
    jobFunctionId,
    mainFunctionId: functions.get(jobFunctionId)?.mainFunctionId ?? 0,
    names: [value, ...Object.values(names)],
  })),
  JOB_FUNCTIONS.map(({ id, mainFunctionId, value }) => ({ id, mainFunctionId, value })),
);
const placed = (title: string) => {
  const found = titles.classify(title);
  return [FUNCTION_TITLES.find(({ id }) => id === found.functionTitleId)?.value ?? null, functions.get(found.jobFunctionId ?? 0)?.value ?? null];
};

test.each([
  ['Accountant', 'Accountant', 'Accounting'],
  ['URGENT!! Senior Software Engineer (Java) - Makati', 'Senior Software Engineer', 'Software Engineering'],
  ['Junior Dentist (Quezon City)', 'Dentist', 'Dental'],
  ['Executive, Marketing', 'Marketing Executive', 'Brand and Product Marketing'],
  ['Full Stack Programmer', 'Full-Stack Developer', 'Software Engineering'],
  ['軟體工程師', 'Software Engineer', 'Software Engineering'],
  ['Regional Sales Manager, South Asia', 'Regional Sales Manager', 'Field and B2B Sales'],
  ['Customer Service Executive', null, 'Contact Centre'],
  ['HR Services Manager', null, 'HR Operations'],
])('"%s"', (title, expected, jobFunction) => expect(placed(title)).toEqual([expected, jobFunction]));

test.each(['Manager', 'Senior Manager', 'Assistant Manager', 'Consultant', 'Analyst', 'Management Trainee', 'Executive', 'VP', 'Project Manager', 'Associate'])(
  '"%s" says too little',
  (title) => expect(placed(title)).toEqual([null, null]),
);

test('every hint names a function of the taxonomy', () => {
  const values = new Set(JOB_FUNCTIONS.map(({ value }) => value));
  expect(FUNCTION_HINTS.filter(([, value]) => !values.has(value))).toEqual([]);
});

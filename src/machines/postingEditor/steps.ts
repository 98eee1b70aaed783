import type { PostingDraft } from '../../../contract/posting-fields.ts';

/** What a vacancy is written in, in this order. What each says of it is in FIELDS. */
export const STEPS = ['job', 'place', 'who', 'text', 'questions', 'promise'] as const;
export type Step = (typeof STEPS)[number];

const FIELDS: Readonly<Record<Step, readonly (keyof PostingDraft)[]>> = {
  job: ['title', 'job_function_id', 'job_type_id', 'language', 'is_urgent'],
  place: ['work_arrangement', 'location_ids', 'salary_from', 'salary_to', 'salary_currency', 'salary_period', 'is_salary_masked'],
  who: ['xp_lvl_id', 'degree_id', 'skills', 'eligibility'],
  text: ['description', 'benefit_ids'],
  questions: ['screening_questions'],
  promise: ['promise_days', 'apply_url'],
};

export const isStep = (value: unknown): value is Step => (STEPS as readonly unknown[]).includes(value);

/** The step after one; the last stays. */
export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step;

/** The step before one; null before the first. */
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null;

type Faults = Readonly<Record<string, string[]>>;

/** What is wrong in one step: `screening_questions.0.text` is of the questions. */
export function faultsIn(step: Step, faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([path]) => (FIELDS[step] as readonly string[]).includes(path.split('.')[0] ?? '')));
}

/** The first step in which something is wrong; null where nothing is. */
export const firstWrong = (faults: Faults): Step | null => STEPS.find((step) => Object.keys(faultsIn(step, faults)).length > 0) ?? null;

/** Steps without which there is no job; the others may be left as they are. */
export const NEEDED: readonly Step[] = ['job', 'place', 'text'];

/** Whether a step has all that a job needs before anybody may see it. */
export function isFilled(step: Step, fields: PostingDraft): boolean {
  if (step === 'job') return fields.title.trim() !== '' && fields.job_function_id !== null && fields.job_type_id !== null;
  if (step === 'place') return fields.work_arrangement === 'remote' || fields.location_ids.length > 0;
  return step !== 'text' || fields.description.trim() !== '';
}

import type { PostingDraft } from '../../../contract/posting-fields.ts';

/** The steps of the form, in order. FIELDS lists the fields of each. */
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

/** The step after one; the last returns itself. */
export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? step;

/** The step before one; null for the first. */
export const stepBefore = (step: Step): Step | null => STEPS[STEPS.indexOf(step) - 1] ?? null;

type Faults = Readonly<Record<string, string[]>>;

/** The problems in one step: `screening_questions.0.text` belongs to the questions. */
export function faultsIn(step: Step, faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([path]) => (FIELDS[step] as readonly string[]).includes(path.split('.')[0] ?? '')));
}

/** The first step with a problem; null if there is none. */
export const firstWrong = (faults: Faults): Step | null => STEPS.find((step) => Object.keys(faultsIn(step, faults)).length > 0) ?? null;

/** The required steps; the others are optional. */
export const NEEDED: readonly Step[] = ['job', 'place', 'text'];

/** Whether a step contains everything that a job needs to be published. */
export function isFilled(step: Step, fields: PostingDraft): boolean {
  if (step === 'job') return fields.title.trim() !== '' && fields.job_function_id !== null && fields.job_type_id !== null;
  if (step === 'place') return fields.work_arrangement === 'remote' || fields.location_ids.length > 0;
  return step !== 'text' || fields.description.trim() !== '';
}

/** Whether nothing that a job needs is there yet: the page has nothing to save. */
export const isBlank = ({ title, job_function_id: field, job_type_id: type, location_ids: places, description }: PostingDraft): boolean =>
  title === '' && field === null && type === null && places.length === 0 && description === '';

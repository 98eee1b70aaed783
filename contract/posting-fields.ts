import { z } from 'zod';
import { id } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import { amount, choice, currency, line, together } from './profile-rules.ts';
import { publicHostOf } from './public-address.ts';
import { workArrangement } from './records.ts';

/** The fields of a job posting, the same in the browser and on the server. Messages are keys of the `validation` texts. */

export const PROMISES = [3, 7, 14] as const;
export const QUESTION_KINDS = ['yesNo', 'choice', 'number', 'text'] as const;
/** The residential statuses a job in Singapore may require (specification §6), with the values an identity has. */
export const ELIGIBILITIES = [
  'Singapore Citizen',
  'Permanent Resident',
  'Employment Pass',
  'S Pass',
  'Work Permit',
  "Dependant's Pass",
  'Long-Term Visit Pass',
] as const;
const tag = z.enum(LANGUAGES.map((language) => language.tag) as [string, ...string[]]);

const question = z.object({
  kind: z.enum(QUESTION_KINDS),
  text: z.string().max(LIMITS.questionLength),
  /** Of a multiple-choice question. */
  options: z.array(z.string().max(LIMITS.titleLength)).max(LIMITS.questionOptions),
  is_required: z.boolean(),
});
export type PostingQuestion = z.output<typeof question>;

/** A posting while it is being written: anything may be missing, and nothing is longer than allowed in the end. */
export const postingDraft = z.object({
  title: z.string().max(LIMITS.titleLength).default(''),
  job_function_id: id.nullable().default(null),
  location_ids: z.array(id).max(LIMITS.postingPlaces).default([]),
  work_arrangement: workArrangement.default('onsite'),
  job_type_id: id.nullable().default(null),
  salary_from: z.number().min(0).max(999_999_999_999).nullable().default(null),
  salary_to: z.number().min(0).max(999_999_999_999).nullable().default(null),
  salary_currency: z.string().max(3).default(''),
  salary_period: z.enum(['hour', 'day', 'month', 'year']).default('month'),
  is_salary_masked: z.boolean().default(false),
  xp_lvl_id: id.nullable().default(null),
  degree_id: id.nullable().default(null),
  skills: z.array(z.string().max(LIMITS.skillLength)).max(LIMITS.postingSkills).default([]),
  benefit_ids: z.array(id).max(40).default([]),
  description: z.string().max(LIMITS.postingLength).default(''),
  screening_questions: z.array(question).max(LIMITS.screeningQuestions).default([]),
  eligibility: z.array(z.enum(ELIGIBILITIES)).default([]),
  apply_url: z.string().max(500).default(''),
  promise_days: z.number().int().default(7),
  language: tag.default('en'),
  is_urgent: z.boolean().default(false),
});
export type PostingDraft = z.output<typeof postingDraft>;

const screeningQuestion = question.extend({ text: line(LIMITS.questionLength), options: z.array(line(LIMITS.titleLength)).max(LIMITS.questionOptions) });
const description = z.string().trim().min(LIMITS.descriptionMin, 'posting.tooShort').max(LIMITS.postingLength, 'tooLong');
const fields = postingDraft.extend({
  title: line(LIMITS.titleLength),
  job_function_id: choice,
  job_type_id: choice,
  salary_from: amount.nullable(),
  salary_to: amount.nullable(),
  description,
  screening_questions: z
    .array(screeningQuestion)
    .max(LIMITS.screeningQuestions)
    .refine((all) => all.every(({ kind, options }) => kind !== 'choice' || options.length > 1), 'posting.options'),
  apply_url: z
    .string()
    .trim()
    .max(500, 'tooLong')
    .refine((text) => text === '' || publicHostOf(text) !== null, 'url.notPublic'),
  promise_days: z.literal(PROMISES, 'posting.promise'),
});
type Written = z.output<typeof fields>;
const isPaid = ({ salary_from: from, salary_to: to }: Written) => from != null || to != null;
const RULES: readonly (readonly [at: keyof Written, message: string, holds: (posting: Written) => boolean])[] = [
  ['salary_to', 'salary.upsideDown', ({ salary_from: from, salary_to: to }) => from == null || to == null || !(from > to)],
  ['salary_currency', 'currency.choose', (posting) => !isPaid(posting) || currency.safeParse(posting.salary_currency).success],
  ['is_salary_masked', 'posting.nothingToMask', (posting) => !posting.is_salary_masked || isPaid(posting)],
  // Checks the input, in which anything may be missing.
  [
    'location_ids',
    'posting.place',
    ({ location_ids: places, work_arrangement: arrangement }) => arrangement === 'remote' || (places as number[] | undefined)?.length !== 0,
  ],
];

/** A posting as it is published. */
export const postingFields = RULES.reduce<z.ZodType<Written, z.input<typeof fields>>>(
  (schema, [at, message, holds]) => together(schema, at, message, holds),
  fields,
);
export type PostingFields = Written;

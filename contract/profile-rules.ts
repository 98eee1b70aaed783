import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { id } from './fields.ts';
import { CURRENCIES } from './profile-lists.ts';

/** Rules shared by the parts of a profile (specification §5), the same in the browser and on the server. Messages are keys of the `validation` texts. */

/** A required line. */
export const line = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'tooLong');
/** An optional line; empty if missing. */
export const optionalLine = (most: number) => z.string().trim().max(most, 'tooLong').default('');
/** The description of a job or a school: empty, or 10 to 4,000 characters. */
export const description = z
  .string()
  .trim()
  .max(LIMITS.descriptionMax, 'description.tooLong')
  .refine((text) => text === '' || text.length >= LIMITS.descriptionMin, 'description.tooShort')
  .default('');

const MONTH = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;
/** A month, "2024-03": nobody remembers the day. */
export const month = z.string('required').min(1, 'required').regex(MONTH, 'month.invalid');
const MONTH_OR_YEAR = /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/;
/** When work or school began or ended: "2024-03", or "2019" if only the year is known. We don't invent a month. */
export const monthOrYear = z.string('required').min(1, 'required').regex(MONTH_OR_YEAR, 'year.invalid');
export const optionalMonthOrYear = z.string().regex(MONTH_OR_YEAR, 'year.invalid').nullable().default(null);
export const optionalMonth = z.string().regex(MONTH, 'month.invalid').nullable().default(null);

export const choice = z.coerce.number('required').int().positive('required').max(2_147_483_647);
export const optionalChoice = id.nullable().default(null);
export const currency = z.enum(CURRENCIES as [string, ...string[]], 'currency.choose');
/** A form has NaN for a text that isn't an amount. */
export const amount = z
  .number({ error: ({ input }) => (typeof input === 'number' ? 'amount.invalid' : 'required') })
  .min(0, 'amount.negative')
  .max(999_999_999_999, 'amount.tooHigh');
/** What a job seeker earns or wants is stored without decimals. */
export const wholeAmount = amount.int('amount.whole');

/** Whether a text is the address of a web page. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && /^[^.]+(\.[^.]+)+$/.test(hostname);
}
export const webAddress = line(500).refine(isWebAddress, 'url.invalid');
export const optionalWebAddress = z
  .string()
  .trim()
  .max(500, 'tooLong')
  .refine((text) => text === '' || isWebAddress(text), 'url.invalid')
  .default('');

/** A rule about several fields, reported at one of them even if others are invalid too. */
export function together<T extends z.ZodType>(schema: T, at: string, message: string, holds: (value: z.output<T>) => boolean): T {
  return schema.refine((value) => holds(value as z.output<T>), {
    path: [at],
    message,
    when: ({ value }) => typeof value === 'object' && value !== null,
  }) as T;
}

/** Whether one month is before another; true if either is unknown. If one is only a year, only the years are compared. */
export function isBefore(first: string | null, then: string | null): boolean {
  if (!first || !then) return true;
  const known = Math.min(first.length, then.length);
  return first.slice(0, known) < then.slice(0, known);
}

/** Whether a person is at least 16 (specification §5). @param dateOfBirth "1999-12-31" @param today the caller's */
export function isOldEnough(dateOfBirth: string, today: Date): boolean {
  const latest = new Date(today);
  latest.setUTCFullYear(latest.getUTCFullYear() - LIMITS.minimumAge);
  return dateOfBirth <= latest.toISOString().slice(0, 10);
}

type Bare<T extends z.core.SomeType> = T extends z.ZodDefault<infer Inner> ? Inner : T;
type Patch<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodOptional<Bare<S[K]>> };

/** The same fields for a partial change: a field that is left out stays missing instead of getting its default. */
export function patchOf<S extends z.ZodRawShape>(schema: z.ZodObject<S>): z.ZodObject<Patch<S>> {
  const optional = (field: unknown) => z.optional((field instanceof z.ZodDefault ? field.unwrap() : field) as z.ZodType);
  return z.object(Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, optional(field)]))) as never;
}

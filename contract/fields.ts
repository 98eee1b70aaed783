import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { isTriedFirst } from './passwords.ts';

/** Field rules shared by several calls (specification §5). Messages are keys of the `validation` texts. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);
export const uuid = z.uuid();
export const instant = z.iso.datetime({ offset: true });
export const email = z.string().trim().min(1, 'email.required').max(254, 'email.invalid').pipe(z.email('email.invalid'));
const LATIN = /\p{Script=Latin}/u;
const LATIN_LIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

/** Latin letters mixed with look-alike letters of another alphabet in one word, which is written only to deceive (UTS #39, mixed scripts). */
export const mixesAlphabets = (name: string): boolean =>
  name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}\p{Cf}]+/u)
    .some((word) => LATIN.test(word) && LATIN_LIKE.test(word));

/** A company's name as a person types it. */
export const companyName = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LIMITS.companyNameLength, 'name.tooLong')
  .refine((name) => !mixesAlphabets(name), 'name.mixedAlphabets');

export const personName = z.string().trim().min(1, 'required').max(LIMITS.nameLength, 'name.tooLong');
export const password = z
  .string()
  .min(LIMITS.passwordMin, 'password.tooShort')
  .max(LIMITS.passwordMax, 'password.tooLong')
  .refine((text) => !isTriedFirst(text), 'password.common');
export const otp = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'otp.digits');
/** E.164 digits without the plus sign. libphonenumber checks the country's own rules on both sides. */
export const phone = z
  .string()
  .trim()
  .min(1, 'phone.required')
  .regex(/^\+?\d{5,}$/, 'phone.tooShort')
  .max(LIMITS.phoneLength + 1, 'phone.tooLong');

const isTimeZone = (text: string): boolean => {
  try {
    Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
};
/** An IANA name, such as Asia/Manila. */
export const timeZone = z.string().max(60).refine(isTimeZone, 'invalid');
export const page = z.coerce.number().int().min(1).max(LIMITS.searchPages).default(1);

/** A comma-separated list of IDs in a query string: "1,2,3". */
export const idList = z
  .string()
  .max(400)
  .regex(/^\d+(,\d+)*$/)
  .transform((text) => text.split(',').map(Number));

/** An entry of a config list with its words in the request's language. */
export const option = z.object({ id: z.number().int(), value: z.string() });
export type Option = z.output<typeof option>;

import { z } from 'zod';

/**
 * JSON Resume, schema 1.0.0 (jsonresume.org), as far as it and a profile have the same fields. Its sections may have more: our own fields are written
 * under our own names; fields of others are accepted and reported (server/resume-templates/json-resume.ts).
 */

const text = z.string().max(4_000, 'tooLong').nullish();
const short = z.string().max(500, 'tooLong').nullish();
/** A day, a month, or a year. */
const date = z.union([z.literal(''), z.string().regex(/^[12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'date.invalid')]).nullish();
const many = <T extends z.ZodType>(each: T) => z.array(each).max(200, 'tooLong').nullish();

export const jsonResume = z.looseObject({
  basics: z
    .looseObject({
      name: short,
      label: short,
      email: z.union([z.literal(''), z.email('email.invalid')]).nullish(),
      phone: short,
      url: short,
      summary: text,
      location: z.looseObject({ address: short, postalCode: short, city: short, region: short, countryCode: short }).nullish(),
      profiles: many(z.looseObject({ network: short, username: short, url: short, description: short })),
      firstName: short,
      lastName: short,
      dateOfBirth: date,
      nationality: short,
    })
    .nullish(),
  work: many(
    z.looseObject({
      name: short,
      position: short,
      startDate: date,
      endDate: date,
      summary: text,
      highlights: many(z.string().max(4_000, 'tooLong')),
      industry: short,
      isCurrent: z.boolean().nullish(),
    }),
  ),
  education: many(
    z.looseObject({
      institution: short,
      area: short,
      studyType: short,
      startDate: date,
      endDate: date,
      description: text,
      isCurrent: z.boolean().nullish(),
    }),
  ),
  certificates: many(
    z.looseObject({ name: short, date, issuer: short, url: short, credentialId: short, expiryDate: date, doesNotExpire: z.boolean().nullish() }),
  ),
  skills: many(z.looseObject({ name: short, level: short, keywords: many(z.string().max(500, 'tooLong')) })),
  languages: many(z.looseObject({ language: short, fluency: short })),
});
export type JsonResume = z.output<typeof jsonResume>;

import { createHash } from 'node:crypto';
import type { Country } from '../../../../contract/countries.ts';
import { DAY } from '../../../../contract/durations.ts';
import { LANGUAGES, languageById, type LanguageTag } from '../../../../contract/languages.ts';
import { dayAfter, instantIn } from '../../../../src/lib/automaticReply/wallClock.ts';
import { arrangementOf, degreeOf, experienceOf, jobTypeOf } from './attributes.ts';
import type { Catalog } from './catalog.ts';
import { companyKey, isNameless } from './company-name.ts';
import { parseDate } from './dates.ts';
import { cleanDescription, essence } from './description.ts';
import { oneLine } from './entities.ts';
import { isHeader } from './fields.ts';
import { industryOf } from './industry.ts';
import type { PreparedJob } from './job.ts';
import type { FeedRow } from './row.ts';
import { comparablePay, settlePay } from './settle-pay.ts';
import { settlePlace } from './settle-place.ts';
import { saysNothing, skillsOf } from './skills.ts';
import { sketchOf } from './text-sketch.ts';
import { languageOf, languageTag } from './text-language.ts';

/** Version of the mapping. Increase it when rows would be converted differently: it makes every row count as changed. */
const MAPPING = 4;
/** Days a vacancy without an end stays open after it was posted, or after the feed last listed it. */
const OPEN_DAYS = 30;
/** A vacancy without a date is sorted as this many days old, because nothing says that it's new. */
const UNKNOWN_DAYS = 30;
/** A row without an end that should have ended this many days ago was probably forgotten in the feed, so it counts as closed. */
const FORGOTTEN_DAYS = 365;

export interface Setting {
  catalog: Catalog;
  /** The reference date for reading the feed. `shift` (ms) then moves every date toward today. */
  asOf: Date;
  shift: number;
  /** The feed's own name, for rows without a source. */
  source: string;
}

export type Prepared = { ok: true; job: PreparedJob } | { ok: false; reason: string };

/** Converts a row of a feed to a job, or returns the reason why that's impossible. */
export function prepare(row: FeedRow, setting: Setting): Prepared {
  const title = shortened(oneLine(row.title), 160);
  const company = shortened(oneLine(row.company), 160);
  if (!/[\p{L}\p{N}]/u.test(title)) return { ok: false, reason: 'no title' };
  if (isHeader(row)) return { ok: false, reason: 'the header line' };
  if (isNameless(company)) return { ok: false, reason: 'no company' };
  const place = settlePlace(row, setting.catalog.places);
  if ('refused' in place) return { ok: false, reason: place.refused };
  const { country } = place;
  const description = cleanDescription(row.description);
  const pay = settlePay(row, country);
  const salary = pay?.ok ? pay.salary : null;
  const comparable = salary ? comparablePay(salary, country) : { from: null, to: null };
  const nameKey = companyKey(company);
  const jobTypeId = jobTypeOf(row.jobTypes, title);
  const url = safeUrl(row.url);
  const source = oneLine(row.source ?? '').slice(0, 100) || setting.source;
  const vacancyKey = vacancyKeyOf(country.id, nameKey, title, description);
  return {
    ok: true,
    job: {
      company: { countryId: country.id, name: company, nameKey },
      source,
      sourceId: shortened(oneLine(row.sourceId ?? ''), 300) || url || digest(vacancyKey, row.places.join()),
      vacancyKey,
      doubleKey: digest(String(country.id), nameKey, essence(title), place.locationIds.toSorted((one, other) => one - other).join(), place.locationText ?? ''),
      textSketch: sketchOf(description),
      contentHash: digest(String(MAPPING), setting.shift === 0 ? '' : setting.asOf.toISOString(), JSON.stringify({ ...row, source: null, sourceId: null })),
      countryId: country.id,
      locationId: place.locationId,
      locationIds: place.locationIds,
      locationText: place.locationText,
      locality: place.locality,
      address: place.address,
      postalCode: place.postalCode,
      ...pointOf(row, place),
      title,
      ...setting.catalog.titles.classify(title),
      industryId: industryOf(row.industry, row.categories),
      jobTypeId,
      workArrangement: arrangementOf(row.arrangement, row.places, title),
      xpLvlId: experienceOf(row.experience, jobTypeId),
      degreeId: degreeOf(row.education),
      salaryFrom: salary?.from ?? null,
      salaryTo: salary?.to ?? null,
      salaryCurrency: salary?.currency ?? null,
      salaryPeriod: salary?.period ?? null,
      salaryMonthFrom: comparable.from,
      salaryMonthTo: comparable.to,
      ...lifeOf(row, country, setting),
      applyUrl: url,
      skills: skillsOf(row.skills),
      description,
      language: languageOf(
        `${title} ${description}`,
        languageTag(row.language) ?? (languageById(country.languageId)?.tag as LanguageTag | undefined) ?? LANGUAGES[0].tag,
      ),
      salaryReading: pay === null ? null : pay.ok ? 'read' : pay.reason,
      isCountryCorrected: place.isCorrected,
      isPlaceNamed: place.isPlaceNamed,
      names: {
        skills: row.skills.some((skill) => !saysNothing(skill)),
        industry: row.industry !== null && !saysNothing(row.industry),
        date: row.postedAt !== null,
        education: row.education !== null && !saysNothing(row.education),
      },
    },
  };
}

/**
 * When a vacancy was posted, until when it's open, and whether it still is. Without an end, being listed in the feed keeps it open for another 30 days, unless
 * it should have ended over a year ago.
 */
function lifeOf(
  row: FeedRow,
  country: Country,
  { asOf, shift }: Setting,
): Pick<PreparedJob, 'postedAt' | 'isDateKnown' | 'validThrough' | 'status' | 'hasEnd'> {
  const named = row.postedAt ? parseDate(oneLine(row.postedAt), asOf, country.code) : null;
  const posted = named ?? new Date(asOf.getTime() - UNKNOWN_DAYS * DAY);
  const end = row.validThrough ? endOf(oneLine(row.validThrough), asOf, country) : null;
  const due = posted.getTime() + OPEN_DAYS * DAY;
  const isForgotten = due + FORGOTTEN_DAYS * DAY < asOf.getTime();
  const validThrough = end?.getTime() ?? (isForgotten ? due : Math.max(due, asOf.getTime() + OPEN_DAYS * DAY));
  return {
    postedAt: new Date(Math.min(posted.getTime(), asOf.getTime()) + shift),
    isDateKnown: named !== null,
    validThrough: new Date(validThrough + shift),
    hasEnd: end !== null,
    status: validThrough > asOf.getTime() ? 'open' : 'closed',
  };
}

/** "2026-03-10T17:00", "10 Mar 2026 17:00", or seconds since 1970. */
const HAS_TIME = /\d[T:]\d|^\d{10}/i;

/** When a vacancy ends. A date without a time is valid until that day ends in the country. */
function endOf(written: string, asOf: Date, { code, timeZone }: Country): Date | null {
  const stated = parseDate(written, asOf, code);
  if (stated === null || HAS_TIME.test(written)) return stated;
  return new Date(instantIn(timeZone, dayAfter(stated.toISOString(), 1), '00:00') - 1_000);
}

/** A key that is equal for two postings of one vacancy: the company, the title and the text without case, spaces and punctuation. */
export function vacancyKeyOf(countryId: number, nameKey: string, title: string, description: string): string {
  return digest(String(countryId), nameKey, essence(title), essence(description));
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 32);
}

function shortened(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .replace(/(?<!\s)\s+\S*$/, '')
        .toWellFormed()}…`;
}

/** An http(s) address, or null. Nothing else may become a link. */
function safeUrl(written: string | null): string | null {
  const text = oneLine(written ?? '').replaceAll(' ', '');
  if (text === '' || text.length > 2_000) return null;
  try {
    const url = new URL(/^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : text);
    return (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' ? url.href : null;
  } catch {
    return null;
  }
}

/** The feed's coordinates if it has both, otherwise the town's. */
function pointOf(row: FeedRow, place: { latitude: number | null; longitude: number | null }): { latitude: number | null; longitude: number | null } {
  const [latitude, longitude] = [coordinate(row.latitude, 90), coordinate(row.longitude, 180)];
  return latitude === null || longitude === null ? { latitude: place.latitude, longitude: place.longitude } : { latitude, longitude };
}

function coordinate(value: number | null, most: number): number | null {
  return value !== null && Math.abs(value) <= most && value !== 0 ? value : null;
}

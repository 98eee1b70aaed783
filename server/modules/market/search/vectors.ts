import { countryById } from '../../../../contract/countries.ts';
import { segment } from '../../../../src/lib/words/segment.ts';
import { titleKey } from './titles/known.ts';
import { modelMark } from './titles/encode.ts';
import { workOutMeaning } from './titles/meaning.ts';

/** What a job is found by. IDs are from the config lists and the taxonomy; texts can be in any language and script. */
export interface Searchable {
  title: string;
  company: string;
  /** Names of the title, function, and main function in the taxonomy, in every available language. */
  functionTitle?: readonly string[];
  jobFunction?: readonly string[];
  mainFunction?: readonly string[];
  skills?: readonly string[];
  /** Names, regions, and other spellings of each of its places, and the place as the employer wrote it. */
  locationNames?: readonly string[];
  /** HTML or plain text. */
  description?: string;
  countryId: number;
  companyId: number;
  industryId?: number | null;
  jobTypeId?: number | null;
  mainFunctionId?: number | null;
  jobFunctionId?: number | null;
  functionTitleId?: number | null;
  xpLvlId?: number | null;
  degreeId?: number | null;
  workArrangement: 'onsite' | 'hybrid' | 'remote';
  locationIds?: readonly number[];
  isVerified?: boolean;
}

/** The filters of a search. Each value is one lexeme: "i/12". Words never contain a slash, so they can't be confused. */
export const FILTER_LEXEME = {
  company: 'k',
  industry: 'i',
  jobType: 'j',
  mainFunction: 'm',
  jobFunction: 'f',
  functionTitle: 't',
  xpLvl: 'x',
  degree: 'd',
  workArrangement: 'w',
  location: 'l',
  verified: 'v',
} as const;

/** Increase it with every change to the content of the vectors; then older jobs are indexed again (server/modules/market/search/renew-index.ts). */
const VECTORS_VERSION = 4;

/** Precedes the stored meaning of a title. Changes with the content of the vectors and with the model, as "4/1k2j3h:". */
export const vectorsMark = (): string => `${VECTORS_VERSION}/${modelMark()}:`;

/** A title as a whole ("e/staff nurse") and the occupations closest to it ("o/2221.1"), as lexemes besides those of the filters. */
export const titleLexeme = (title: string): string => `e/${titleKey(title)}`;
export const occupationLexeme = (occupation: string): string => `o/${occupation}`;

/**
 * A lexeme in a country's vectors: "phnurse". A search is always in one country. With the country in every lexeme, each list of the index contains only that
 * country's jobs, and needs no intersection with the country's million.
 */
export const inCountry = (countryId: number, lexeme: string): string => `${countryById(countryId)?.code ?? countryId}${lexeme}`;

/** How many characters of a description are indexed. */
const DESCRIPTION_LENGTH = 20_000;

export interface SearchVectors {
  ttsv: string;
  tsv: string;
  titleMeaning: string;
}
/** For a job that isn't open. */
export const NO_VECTORS = { ttsv: null, tsv: null, titleMeaning: null };

/** Someone who writes many jobs meets most titles repeatedly. */
const workedOut = new Map<string, ReturnType<typeof workOutMeaning>>();
const MOST_WORKED_OUT = 20_000;

function meaningOf(title: string): ReturnType<typeof workOutMeaning> {
  const known = workedOut.get(title);
  if (known !== undefined) return known;
  if (workedOut.size >= MOST_WORKED_OUT) workedOut.clear();
  const made = workOutMeaning(title);
  workedOut.set(title, made);
  return made;
}

/** Lexemes in a country as a part of a tsvector literal. PostgreSQL sorts them, and removes those that occur more than once. */
export function literalOf(countryId: number, lexemes: Iterable<string>): string {
  const prefix = inCountry(countryId, '');
  return Array.from(lexemes, (lexeme) => quoted(prefix + lexeme)).join(' ');
}

const literalOfText = (countryId: number, text: string): string => literalOf(countryId, segment(text));

/**
 * The two vectors of an open job as tsvector literals, for COPY, INSERT, or UPDATE: `ttsv` has the words on the job's card (title, company, title of the
 * taxonomy, places), `tsv` has these and all others. Both have every filter value. Both must be null while the job isn't open. `titleMeaning` is stored beside
 * them, after the `vectorsMark` (titles/meaning.ts).
 * @param wordsOf returns the words of a text as `literalOf` does; to write many jobs with the same lines, pass one that caches them
 */
export function searchVectors(job: Searchable, wordsOf: (countryId: number, text: string) => string = literalOfText): SearchVectors {
  const { countryId } = job;
  const card = [job.title, job.company, ...(job.functionTitle ?? []), ...(job.locationNames ?? [])].join('\n');
  const rest = [...(job.jobFunction ?? []), ...(job.mainFunction ?? []), ...(job.skills ?? []), plainText(job.description ?? '')].join('\n');
  const { stored, occupations } = meaningOf(job.title);
  const filters = literalOf(countryId, [...filterLexemes(job), titleLexeme(job.title), ...occupations.map(occupationLexeme)]);
  const ttsv = `${wordsOf(countryId, card)} ${filters}`;
  return { ttsv, tsv: `${ttsv} ${wordsOf(countryId, rest)}`, titleMeaning: vectorsMark() + stored };
}

function filterLexemes(job: Searchable): string[] {
  const single: [keyof typeof FILTER_LEXEME, number | string | null | undefined][] = [
    ['company', job.companyId],
    ['industry', job.industryId],
    ['jobType', job.jobTypeId],
    ['mainFunction', job.mainFunctionId],
    ['jobFunction', job.jobFunctionId],
    ['functionTitle', job.functionTitleId],
    ['xpLvl', job.xpLvlId],
    ['degree', job.degreeId],
    ['workArrangement', job.workArrangement],
    ['verified', job.isVerified === true ? 1 : null],
  ];
  return [
    ...single.filter(([, value]) => value !== null && value !== undefined).map(([kind, value]) => `${FILTER_LEXEME[kind]}/${value}`),
    ...(job.locationIds ?? []).map((id) => `${FILTER_LEXEME.location}/${id}`),
  ];
}

/** Quotes a lexeme for a tsvector or tsquery literal. */
export const quoted = (lexeme: string): string => `'${/['\\]/.test(lexeme) ? lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''") : lexeme}'`;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: "'", lsquo: "'" };

function plainText(html: string): string {
  return html
    .slice(0, DESCRIPTION_LENGTH)
    .replace(/<[^<>]*>/g, '\n')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (_, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 32;
      return name ? (ENTITIES[name.toLowerCase()] ?? ' ') : code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
    });
}

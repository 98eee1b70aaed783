import { fold } from '../words/fold.ts';
import { decode } from './escape.ts';
import { splitLanguage } from './language-path.ts';
import { LAST_JOB } from './search.ts';

const LONGEST_SLUG = 90;

/** A text as part of a path: words in any script, joined by hyphens. Empty if there are none. */
export function slugOf(text: string): string {
  const words =
    fold(text)
      .replace(/'/g, '')
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length > LONGEST_SLUG) break;
    slug += slug === '' ? word : `-${word}`;
  }
  return slug === '' && words[0] ? [...words[0]].slice(0, LONGEST_SLUG).join('') : slug;
}

/** The path of a job without the language prefix, percent-encoded: "/job/senior-accountant-at-acme-123". */
export function jobPath(job: { title: string; company: string; id: number }): string {
  const title = slugOf(job.title) || 'job';
  const company = slugOf(job.company);
  return `/job/${encodeURIComponent(company === '' ? title : `${title}-at-${company}`)}-${job.id}`;
}

/** The path shown after applying to a job (specification §2). @param jobUrl the job's path: "/job/nurse-at-acme-123" */
export const applySuccessPath = (jobUrl: string): string => `${jobUrl.replace(/\/$/, '')}/apply/success`;

export interface JobPath {
  id: number;
  /** The words before the id; only the id identifies the job. */
  slug: string;
  /** The job's own path, without language and suffix. */
  jobUrl: string;
  isApplySuccess: boolean;
}

/** The job's title as words, for a search: "senior accountant" from "senior-accountant-at-acme". @returns undefined if the path has none */
export function titleInPath(path: string): string | undefined {
  const slug = parseJobPath(path)?.slug ?? '';
  const company = slug.lastIndexOf('-at-');
  const title = (company === -1 ? slug : slug.slice(0, company)).replaceAll('-', ' ').trim();
  return title === '' || title === 'job' ? undefined : title;
}

/** Parses the path of a job or of its apply success page, with or without a language. @returns null for any other path */
export function parseJobPath(path: string): JobPath | null {
  const { rest } = splitLanguage(path.split(/[?#]/, 1)[0] ?? '');
  const match = /^(\/job\/(?:([^/]*)-)?([1-9]\d{0,9}))(\/apply\/success)?\/?$/.exec(rest);
  if (match === null || Number(match[3]) > LAST_JOB) return null;
  return { id: Number(match[3]), slug: decode(match[2] ?? ''), jobUrl: match[1] ?? '', isApplySuccess: match[4] !== undefined };
}

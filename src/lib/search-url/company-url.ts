import { slugOf } from './job-url.ts';
import { splitLanguage } from './language-path.ts';

/** The path of a company below the language prefix, percent-encoded: "/company/acme-12". */
export const companyPath = ({ id, name }: { id: number; name: string }): string => `/company/${encodeURIComponent(slugOf(name) || 'company')}-${id}`;

const LONGEST_NAME = 60;

/** A company as a filter of a search says it: "Harbour-Freight-12". Only the id decides which company it is; the name is for people. */
export const companyValue = ({ id, name }: { id: number; name: string }): string =>
  `${
    Array.from((name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join('-'))
      .slice(0, LONGEST_NAME)
      .join('') || 'company'
  }-${id}`;

/** The name that a filter's value spells: "Harbour Freight" of "Harbour-Freight-12". */
export const nameInValue = (value: string): string => value.replace(/-\d+$/, '').replaceAll('-', ' ');

/** The id in the path of a company, with or without a language; only it decides which company it is. @returns null for any other path */
export function companyOfPath(path: string): number | null {
  const { rest } = splitLanguage(path.split(/[?#]/, 1)[0] ?? '');
  const id = /^\/company\/(?:[^/]*-)?([1-9]\d{0,9})\/?$/.exec(rest)?.[1];
  return id === undefined || Number(id) > 2_147_483_647 ? null : Number(id);
}

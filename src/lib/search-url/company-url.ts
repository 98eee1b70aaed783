import { slugOf } from './job-url.ts';
import { splitLanguage } from './language-path.ts';

/** The path of a company without the language prefix, percent-encoded: "/company/acme-12". */
export const companyPath = ({ id, name }: { id: number; name: string }): string => `/company/${encodeURIComponent(slugOf(name) || 'company')}-${id}`;

const LONGEST_NAME = 60;

/** A company as a filter value in a URL: "Harbour-Freight-12". Only the id identifies it; the name is for readers. */
export const companyValue = ({ id, name }: { id: number; name: string }): string =>
  `${
    Array.from((name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join('-'))
      .slice(0, LONGEST_NAME)
      .join('') || 'company'
  }-${id}`;

/** The name in a filter value: "Harbour Freight" from "Harbour-Freight-12". */
export const nameInValue = (value: string): string => value.replace(/-\d+$/, '').replaceAll('-', ' ');

/** The id in a company's path, with or without a language; it alone identifies the company. @returns null for any other path */
export function companyOfPath(path: string): number | null {
  const { rest } = splitLanguage(path.split(/[?#]/, 1)[0] ?? '');
  const id = /^\/company\/(?:[^/]*-)?([1-9]\d{0,9})\/?$/.exec(rest)?.[1];
  return id === undefined || Number(id) > 2_147_483_647 ? null : Number(id);
}

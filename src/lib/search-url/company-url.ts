import { slugOf } from './job-url.ts';
import { splitLanguage } from './language-path.ts';

/** The path of a company without the language prefix, percent-encoded: "/company/acme-12". */
export const companyPath = ({ id, name }: { id: number; name: string }): string => `/company/${encodeURIComponent(slugOf(name) || 'company')}-${id}`;

/** The id in a company's path, with or without a language; it alone identifies the company. @returns null for any other path */
export function companyOfPath(path: string): number | null {
  const { rest } = splitLanguage(path.split(/[?#]/, 1)[0] ?? '');
  const id = /^\/company\/(?:[^/]*-)?([1-9]\d{0,9})\/?$/.exec(rest)?.[1];
  return id === undefined || Number(id) > 2_147_483_647 ? null : Number(id);
}

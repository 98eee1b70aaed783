import { LIMITS } from '../../../contract/limits.ts';

/** What the directory of companies shows. */
export interface CompaniesAsked {
  /** A part of a name. */
  query: string;
  industry?: number;
  page: number;
  /** Those the reader follows alone. */
  followed?: '1';
}

const numberIn = (text: string | null, most: number) => (text !== null && /^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? Number(text) : undefined);

/** Reads the address of the directory; what it does not understand is left out. @param url "/companies?query=acme&industry=3&page=2" */
export function askedCompanies(url: string): CompaniesAsked {
  const asked = new URLSearchParams(url.split('?')[1]?.split('#')[0] ?? '');
  const industry = numberIn(asked.get('industry'), 32_767);
  return {
    query: (asked.get('query') ?? '').trim().slice(0, LIMITS.queryLength),
    ...(industry === undefined ? {} : { industry }),
    page: numberIn(asked.get('page'), LIMITS.searchPages) ?? 1,
    ...(asked.get('followed') === '1' ? { followed: '1' as const } : {}),
  };
}

/** The address of the directory below the language prefix. */
export function companiesUrl({ query, industry, page, followed }: CompaniesAsked): string {
  const asked = new URLSearchParams();
  if (query !== '') asked.set('query', query);
  if (industry !== undefined) asked.set('industry', String(industry));
  if (followed) asked.set('followed', followed);
  if (page > 1) asked.set('page', String(page));
  const text = asked.toString();
  return text === '' ? '/companies' : `/companies?${text}`;
}

import { LIMITS } from '../../../contract/limits.ts';

/** The filters of the directory of companies. */
export interface CompaniesAsked {
  /** Part of a name. */
  query: string;
  industry?: number;
  page: number;
  /** Only those the reader follows. */
  followed?: '1';
}

const numberIn = (text: string | null, most: number) => (text !== null && /^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? Number(text) : undefined);

/** Parses the URL of the directory; unknown parameters are ignored. @param url "/companies?query=acme&industry=3&page=2" */
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

/** The URL of the directory, without the language prefix. */
export function companiesUrl({ query, industry, page, followed }: CompaniesAsked): string {
  const asked = new URLSearchParams();
  if (query !== '') asked.set('query', query);
  if (industry !== undefined) asked.set('industry', String(industry));
  if (followed) asked.set('followed', followed);
  if (page > 1) asked.set('page', String(page));
  const text = asked.toString();
  return text === '' ? '/companies' : `/companies?${text}`;
}

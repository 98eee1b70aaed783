import { LIMITS } from '../../../contract/limits.ts';

/** The filters of the directory of companies. */
export interface CompaniesQuery {
  /** Part of a name. */
  query: string;
  industry?: number;
  page: number;
  /** Only those the reader follows. */
  followed?: '1';
}

const numberIn = (text: string | null, most: number) => (text !== null && /^[1-9]\d{0,8}$/.test(text) && Number(text) <= most ? Number(text) : undefined);

/** Parses the URL of the directory; unknown parameters are ignored. @param url "/companies?query=acme&industry=3&page=2" */
export function parseCompaniesUrl(url: string): CompaniesQuery {
  const parameters = new URL(url, 'https://site.invalid').searchParams;
  const industry = numberIn(parameters.get('industry'), 32_767);
  return {
    query: (parameters.get('query') ?? '').trim().slice(0, LIMITS.queryLength),
    ...(industry === undefined ? {} : { industry }),
    page: numberIn(parameters.get('page'), LIMITS.searchPages) ?? 1,
    ...(parameters.get('followed') === '1' ? { followed: '1' as const } : {}),
  };
}

/** The URL of the directory, without the language prefix. */
export function companiesUrl({ query, industry, page, followed }: CompaniesQuery): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('query', query);
  if (industry !== undefined) parameters.set('industry', String(industry));
  if (followed) parameters.set('followed', followed);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? '/companies' : `/companies?${text}`;
}

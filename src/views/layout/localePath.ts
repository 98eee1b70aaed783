import { LANGUAGES } from '../../../contract/languages.ts';

/**
 * The URL of the same page in another language, and another country if given.
 * @param path path and query without a language prefix
 * @returns "/zh-cn/jobs-hiring/job-search?sort=2&country=tw"; English has the bare path
 */
export function localePath(path: string, { country, language }: { country?: string; language: string }): string {
  const [pathname = '/', query = ''] = path.split('?');
  const slug = language === 'en' ? '' : `/${LANGUAGES.find(({ tag }) => tag === language)?.slug ?? ''}`;
  const parameters = new URLSearchParams(query);
  if (country) parameters.set('country', country);
  return `${pathname === '/' && slug ? slug : slug + pathname}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

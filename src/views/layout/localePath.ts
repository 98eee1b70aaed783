import { LANGUAGES } from '../../../contract/languages.ts';

const COUNTRY = /^country(?:=|$)/;

/**
 * The URL of the same page in another language, and another country if given. The rest of the query stays as written: its commas separate values.
 * @param path path and query without a language prefix
 * @returns "/zh-cn/jobs-hiring/job-search?sort=2&country=tw"; English has the bare path
 */
export function localePath(path: string, { country, language }: { country?: string; language: string }): string {
  const at = path.indexOf('?');
  const [pathname, query] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
  const slug = language === 'en' ? '' : `/${LANGUAGES.find(({ tag }) => tag === language)?.slug ?? ''}`;
  const pairs = query.split('&').filter((pair) => pair !== '' && !(country && COUNTRY.test(pair)));
  if (country) pairs.push(`country=${country}`);
  return `${pathname === '/' && slug ? slug : slug + pathname}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

import { languageBySlug } from '../../../contract/languages.ts';

/** The language prefix of a path: "/zh-cn", or "" (specification §2: the first path segment may be a language code). */
export function prefixOf(pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return languageBySlug(first) ? `/${first}` : '';
}

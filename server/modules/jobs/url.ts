import { seoKey } from '../config/lists/item.ts';

/** Of a title or a name in a URL: enough to be recognised by. Characters. */
const SLUG_LENGTH = 80;

const slug = (text: string): string => [...seoKey(text)].slice(0, SLUG_LENGTH).join('').replace(/-$/, '');

/** The path of a job below the language prefix, such as "/job/senior-accountant-at-acme-123" (specification §2); its last number is what counts. */
export function jobUrl(id: number, title: string, company: string): string {
  return `/job/${[slug(title) || 'job', 'at', slug(company) || 'company', id].join('-')}`;
}

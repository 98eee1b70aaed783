import type { TFunction } from 'i18next';
import { COUNTRIES } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import type { Boot } from '../../../contract/pages.ts';
import { jobPostingJsonLd } from './jsonLd.ts';

/** What stands in the head for people's tabs, search engines and shared links. */
export interface Meta {
  title: string;
  description: string;
  /** Absolute; null for pages not to be indexed. */
  canonical: string | null;
  alternates: { tag: string; href: string }[];
  jsonLd: object | null;
}

/** The head of a page. `t` speaks the `meta` texts, `origin` is the site's own ("https://…", no slash). */
export function metaOf(boot: Boot, t: TFunction, origin: string): Meta {
  const { page } = boot.page;
  const path = boot.url.split('?')[0] as string;
  const isIndexed = page === 'home' || page === 'job' || page === 'search';
  const href = (tag: string) =>
    origin + (tag === 'en' ? '' : `/${LANGUAGES.find((language) => language.tag === tag)?.slug}`) + (path === '/' && tag !== 'en' ? '' : path);
  return {
    ...words(boot, t),
    canonical: isIndexed ? href(boot.language) : null,
    alternates: isIndexed ? LANGUAGES.map(({ tag }) => ({ tag, href: href(tag) })) : [],
    jsonLd: boot.page.page === 'job' ? jobPostingJsonLd(boot.page.data.job, href(boot.language)) : null,
  };
}

function words({ page, country }: Boot, t: TFunction): Pick<Meta, 'title' | 'description'> {
  const place = COUNTRIES.find(({ code }) => code === country)?.name ?? '';
  switch (page.page) {
    case 'home':
      return { title: t('home.title', { country: place }), description: t('home.description', { country: place }) };
    case 'search':
      return { title: t('search.title', { country: place }), description: t('search.description', { total: page.data.meta.total, country: place }) };
    case 'job': {
      const { job } = page.data;
      const values = { title: job.title, company: job.company.name, location: job.location };
      return { title: t('job.title', values), description: t('job.description', values) };
    }
    case 'jobGone':
    case 'notFound':
      return { title: t('notFound.title'), description: t('notFound.description') };
    case 'maintenance':
      return { title: t('maintenance.title'), description: t('maintenance.description') };
    case 'client':
      return { title: t('app.title'), description: t('home.description', { country: place }) };
  }
}

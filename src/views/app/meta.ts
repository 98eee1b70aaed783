import type { TFunction } from 'i18next';
import { COUNTRIES } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { OFFERED_LANGUAGES } from '../../../contract/offered-languages.ts';
import type { JobseekerFilters } from '../../../contract/config.ts';
import type { Boot, SearchData } from '../../../contract/pages.ts';
import { BRAND } from '../../lib/brand.ts';
import { searchOfPath } from '../../lib/search-url/page-search.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { jobPostingJsonLd, organizationJsonLd } from './jsonLd.ts';

/** What the head contains for tabs, search engines and shared links. */
export interface Meta {
  title: string;
  description: string;
  /** Absolute; null for pages not to be indexed. */
  canonical: string | null;
  alternates: { tag: string; href: string }[];
  /** Absolute: the image of a shared link. */
  image: string;
  jsonLd: object | null;
}

/** Pages to index, besides searches with results. */
const INDEXED: ReadonlySet<Boot['page']['page']> = new Set(['home', 'job', 'companyDetail', 'companies', 'freeResume', 'terms', 'privacy']);

/** The head of a page. `t` has the `meta` texts, `origin` is the site's own ("https://…", no slash). */
export function metaOf(boot: Boot, t: TFunction, origin: string): Meta {
  const { page } = boot.page;
  // Only the id identifies a job: the canonical URL is its current one.
  const path =
    boot.page.page === 'job'
      ? boot.page.data.job.url
      : boot.page.page === 'companyDetail'
        ? boot.page.data.company.url
        : boot.page.page === 'search'
          ? searchPath(boot.url, boot.page.data)
          : (boot.url.split('?')[0] as string);
  const isIndexed = INDEXED.has(page) || (boot.page.page === 'search' && boot.page.data.found !== null);
  const href = (tag: string) =>
    origin + (tag === 'en' ? '' : `/${LANGUAGES.find((language) => language.tag === tag)?.slug}`) + (path === '/' && tag !== 'en' ? '' : path);
  return {
    ...words(boot, t),
    canonical: isIndexed ? href(boot.language) : null,
    alternates: isIndexed ? [...OFFERED_LANGUAGES.map(({ tag }) => ({ tag, href: href(tag) })), { tag: 'x-default', href: href('en') }] : [],
    image: origin + BRAND.ogImage,
    jsonLd:
      boot.page.page === 'job'
        ? jobPostingJsonLd(boot.page.data.job, origin)
        : boot.page.page === 'companyDetail'
          ? organizationJsonLd(boot.page.data.company, origin)
          : null,
  };
}

/** The canonical path of a search: words and one place make it a page of its own; all other filters belong to that page. */
function searchPath(url: string, data: SearchData): string {
  const { query } = searchOfPath(url).search;
  const place = searchedPlace(url, data);
  return buildSearchUrl({ query, location: place ? [place.seo_value] : [] });
}

/** The single known place in a search. */
function searchedPlace(url: string, { filters }: SearchData): JobseekerFilters['locations'][number] | undefined {
  const { location } = searchOfPath(url).search;
  const name = location[0]?.toLowerCase();
  return location.length === 1 ? filters.locations.find(({ seo_value }) => seo_value === name) : undefined;
}

function words({ page, country, url }: Boot, t: TFunction): Pick<Meta, 'title' | 'description'> {
  const name = COUNTRIES.find(({ code }) => code === country)?.name ?? '';
  const inCountry = t(`layout:country.in.${country}`);
  switch (page.page) {
    case 'home':
      return { title: t('home.title', { where: inCountry }), description: t('home.description', { where: inCountry }) };
    case 'search': {
      const place = searchedPlace(url, page.data)?.value;
      const where = place === undefined || place === name ? inCountry : t('search.place', { place, country: name });
      const { query } = searchOfPath(url).search;
      return {
        title: query === '' ? t('search.title', { where }) : t('search.titleOf', { query, where }),
        description: t('search.description', { total: page.data.found?.meta.total ?? 0, where }),
      };
    }
    case 'job': {
      const { job } = page.data;
      const values = { title: job.title, company: job.company.name, location: job.location };
      return { title: t('job.title', values), description: t('job.description', values) };
    }
    case 'companyDetail': {
      const { name: company } = page.data.company;
      return { title: t('company.title', { company }), description: t('company.description', { company }) };
    }
    case 'companies':
      return { title: t('companies.title', { where: inCountry }), description: t('companies.description', { where: inCountry }) };
    case 'onlineResume': {
      const { name, headline } = page.data;
      return { title: t('onlineResume.title', { name }), description: headline || t('onlineResume.description', { name }) };
    }
    case 'freeResume':
      return { title: t('freeResume.title'), description: t('freeResume.description') };
    case 'terms':
      return { title: t('terms.title'), description: t('terms.description') };
    case 'privacy':
      return { title: t('privacy.title'), description: t('privacy.description') };
    case 'jobGone':
    case 'notFound':
      return { title: t('notFound.title'), description: t('notFound.description') };
    case 'maintenance':
      return { title: t('maintenance.title'), description: t('maintenance.description') };
    case 'failed':
      return { title: t('failed.title'), description: t('failed.description') };
    case 'client':
      return { title: t('app.title'), description: t('home.description', { where: inCountry }) };
  }
}

import { SNOOZED_DAYS } from '../../../../contract/alerts.ts';
import { countryById } from '../../../../contract/countries.ts';
import type { Language } from '../../../../contract/languages.ts';
import { BRAND } from '../../../../src/lib/brand.ts';
import { formatSalary } from '../../../../src/lib/salary/format.ts';
import { buildSearchUrl } from '../../../../src/lib/search-url/build.ts';
import { withCountry } from '../../../../src/lib/search-url/other-country.ts';
import { searchOfStanding } from '../../../../src/lib/search-url/standing.ts';
import type { Message } from '../../../adapters/mail.ts';
import { defaultCountry } from '../../../http/caller.ts';
import { say } from '../../../http/texts.ts';
import { layOut, type JobGroup } from '../../notify/email-layout.ts';
import { pageIn } from '../../notify/email-content.ts';
import { nameOf } from '../words.ts';
import type { AlertRow } from '../store.ts';
import type { Item, Section } from './content.ts';
import type { Links } from './links.ts';
import { QUIET_DAYS, type Variant } from './widen.ts';

interface EmailFrame {
  id: string;
  to: string;
  firstName: string;
  language: Language;
  baseUrl: string;
  links: Links;
}

/** A digest of new jobs: what is new, why each is included, and how to get fewer of these. */
export function digestEmail({ id, to, firstName, language, baseUrl, links }: EmailFrame, sections: readonly Section[]): Message {
  const t = (key: string, values: Record<string, string | number> = {}) => say('mail', language, `digest.${key}`, { brand: BRAND.name, ...values });
  const first = sections.flatMap(({ items }) => items)[0]?.card;
  /** The reader may be visiting another country now. */
  const page = (url: string, countryId: number | undefined) =>
    pageIn(language, baseUrl, withCountry(url, (countryById(countryId ?? 0) ?? defaultCountry()).code));
  const group = ({ alert, name, items, hasMore }: Section): JobGroup => {
    const search = alert && page(buildSearchUrl(searchOfStanding(alert)), alert.countryId);
    return {
      title: alert ? t('alert', { name }) : t('followed'),
      jobs: items.map((item) => ({
        title: item.card.title,
        url: pageIn(language, baseUrl, item.card.url),
        facts: factsOf(item, language, t),
        why: whyOf(item, alert === null, t),
      })),
      links: [
        ...(search && hasMore ? [{ label: t('more', { name }), url: search }] : []),
        ...(alert
          ? [
              { label: t('edit'), url: links.of(alert.id, 'edit') },
              { label: t('snooze', { days: SNOOZED_DAYS }), url: links.of(alert.id, 'snooze') },
              { label: t('stop'), url: links.of(alert.id, 'stop') },
            ]
          : []),
      ],
    };
  };
  return {
    ...layOut(
      {
        kind: 'digest',
        subject: t('subject', { title: first?.title ?? '' }),
        preheader: t('preheader'),
        title: t('title'),
        paragraphs: [t('hello', { name: firstName })],
        groups: sections.map(group),
        action: { label: t('action'), url: page('/jobs-hiring/job-search', first?.country_id) },
        small: [t('links', { days: links.days })],
        because: t('why', { address: to }),
        stop: { label: t('stopAll'), url: links.all },
      },
      to,
      language,
    ),
    id,
    unsubscribe: links.unsubscribe,
  };
}

/** Sent once if an alert found nothing for four weeks: what it would find with fewer conditions. */
export function widenEmail({ id, to, language, links }: EmailFrame, alert: AlertRow, variants: readonly Variant[]): Message {
  const name = nameOf(alert, alert.countryId, language);
  const t = (key: string, values: Record<string, string | number> = {}) =>
    say('mail', language, `widen.${key}`, { brand: BRAND.name, name, days: QUIET_DAYS, ...values });
  const number = new Intl.NumberFormat(language.tag);
  return {
    ...layOut(
      {
        kind: 'widen',
        subject: t('subject'),
        preheader: t('once'),
        title: t('title'),
        paragraphs: [t(variants.length > 0 ? 'text' : 'none')],
        facts: variants.map(({ label, jobs, more }) => [t('without', { what: label ?? t('filters') }), `${number.format(jobs)}${more ? '+' : ''}`]),
        action: { label: t('action'), url: links.of(alert.id, 'edit') },
        small: [t('once'), say('mail', language, 'digest.links', { days: links.days })],
        because: say('mail', language, 'digest.why', { brand: BRAND.name, address: to }),
        stop: { label: say('mail', language, 'digest.stop'), url: links.of(alert.id, 'stop') },
      },
      to,
      language,
    ),
    id,
    unsubscribe: links.unsubscribe,
  };
}

type Say = (key: string, values?: Record<string, string | number>) => string;

function factsOf({ card }: Item, language: Language, t: Say): string {
  const pay = card.salary && formatSalary(card.salary, language.tag, (key, values) => t(`pay.${key}`, values), countryById(card.country_id)?.code);
  return [card.company.name, card.location, pay].filter(Boolean).join(' · ');
}

function whyOf({ card, terms, also }: Item, isFollowed: boolean, t: Say): string {
  const own = isFollowed ? t('follows', { company: card.company.name }) : t('matches', { terms: terms.join(' · ') });
  return [own, ...also.map((name) => t('also', { name }))].join('. ');
}

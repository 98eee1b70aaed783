import type { Frequency, StandingSearch } from '../../../contract/alerts.ts';
import type { Country } from '../../../contract/countries.ts';
import { DAY } from '../../../contract/durations.ts';
import type { Language } from '../../../contract/languages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { filterCount } from '../../../src/lib/search-url/search.ts';
import { searchOfStanding } from '../../../src/lib/search-url/standing.ts';
import type { Message } from '../../adapters/mail.ts';
import { say } from '../../http/texts.ts';
import { layOut } from '../notify/email-layout.ts';
import { pageIn } from '../notify/email-content.ts';
import { CONFIRMATION_LIFETIME } from '../identity/unclaimed.ts';
import { cautiousNameOf } from './words.ts';

/**
 * The email that asks the reader of an address to confirm an alert. Somebody else may have entered it, so the subject says nothing of theirs. The ticket is in
 * the fragment, which no server or proxy logs.
 */
export function confirmationEmail(
  to: string,
  alert: StandingSearch & { frequency: Frequency },
  ticket: string,
  { country, language, baseUrl }: { country: Country; language: Language; baseUrl: string },
): Message {
  const search = searchOfStanding(alert);
  const name = cautiousNameOf(alert, country.id, language);
  const filters = filterCount(search) - search.location.length;
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, days: CONFIRMATION_LIFETIME / DAY });
  return layOut(
    {
      kind: 'alertConfirm',
      subject: t('alert.subject'),
      preheader: t('alert.preheader'),
      title: t('alert.title'),
      paragraphs: [t('alert.text')],
      facts: [
        ...(name === null ? [] : [[t('alert.jobs'), name] as [string, string]]),
        ...(filters > 0 ? [[t('alert.filters'), String(filters)] as [string, string]] : []),
        [t('alert.frequency'), t(`alert.frequency.${alert.frequency}`)],
      ],
      action: { label: t('alert.action'), url: `${pageIn(language, baseUrl, '/job-alerts/confirm')}#${ticket}`, isTicket: true },
      small: [t('alert.lifetime'), t('alert.notYou')],
    },
    to,
    language,
  );
}

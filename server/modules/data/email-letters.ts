import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import type { Message } from '../../adapters/mail.ts';
import { say } from '../../http/texts.ts';
import { layOut } from './email-layout.ts';

/** A page's address in the reader's language: English has the bare path. */
export function pageIn(language: Language, baseUrl: string, path: string): string {
  return `${baseUrl}${language.tag === 'en' ? '' : `/${language.slug}`}${path}`;
}

export function codeLetter(to: string, code: string, purpose: 'login' | 'verify', language: Language): Message {
  const values = { brand: BRAND.name, minutes: LIMITS.otpLifetime / 60_000 };
  const t = (key: string) => say('mail', language, key, values);
  const kind = purpose === 'login' ? 'code' : 'verify';
  return layOut(
    {
      subject: t(`${kind}.subject`),
      preheader: t('code.preheader'),
      title: t(`${kind}.title`),
      paragraphs: [t('code.text')],
      code,
      small: [t('code.warning'), t('code.notYou')],
    },
    to,
    language,
  );
}

/** To an address that asked for a code and has no account: the screen may not say so, the mailbox's owner should know. */
export function noAccountLetter(to: string, language: Language, baseUrl: string): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, address: to });
  return layOut(
    {
      subject: t('noAccount.subject'),
      preheader: t('noAccount.preheader'),
      title: t('noAccount.title'),
      paragraphs: [t('noAccount.text'), t('noAccount.other')],
      action: { label: t('noAccount.action'), url: pageIn(language, baseUrl, '/get-started') },
      small: [t('noAccount.notYou')],
    },
    to,
    language,
  );
}

export interface ApplicationReceipt {
  to: string;
  firstName: string;
  jobTitle: string;
  companyName: string;
  appliedAt: Date;
  /** When the employer's answer is promised; null where none is. */
  dueAt: Date | null;
  resumeName: string | null;
  /** The page of the application, below the site's address: "/recommended-job/applied". */
  path: string;
}

/** The receipt of an application (flows.md, *apply*), its times in the reader's language and the country's zone. */
export function applicationReceipt(receipt: ApplicationReceipt, language: Language, timeZone: string, baseUrl: string): Message {
  const due = receipt.dueAt && new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone }).format(receipt.dueAt);
  const sent = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(receipt.appliedAt);
  const values = { brand: BRAND.name, name: receipt.firstName, job: receipt.jobTitle, company: receipt.companyName, due: due ?? '' };
  const t = (key: string) => say('mail', language, key, values);
  return layOut(
    {
      subject: t('receipt.subject'),
      preheader: t('receipt.preheader'),
      title: t('receipt.title'),
      trail: [
        { label: t('receipt.trail.sent'), isDone: true },
        { label: t('receipt.trail.viewed'), isDone: false },
        { label: t('receipt.trail.answered'), isDone: false },
      ],
      paragraphs: [t('receipt.hello'), t(due ? 'receipt.promise' : 'receipt.noPromise')],
      facts: [
        [t('receipt.job'), receipt.jobTitle],
        [t('receipt.company'), receipt.companyName],
        [t('receipt.sent'), sent],
        ...(receipt.resumeName ? [[t('receipt.resume'), receipt.resumeName] as [string, string]] : []),
        ...(due ? [[t('receipt.due'), due] as [string, string]] : []),
      ],
      action: { label: t('receipt.action'), url: pageIn(language, baseUrl, receipt.path) },
      small: [t('receipt.safety')],
    },
    receipt.to,
    language,
  );
}

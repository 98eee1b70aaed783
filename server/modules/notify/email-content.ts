import type { Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { OFFERED_LANGUAGES } from '../../../contract/offered-languages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import type { Message } from '../../adapters/mail.ts';
import { say } from '../../http/texts.ts';
import { layOut } from './email-layout.ts';

/** A page's URL in the reader's language if pages are available in it. English has no prefix. */
export function pageIn(language: Language, baseUrl: string, path: string): string {
  return `${baseUrl}${language.tag === 'en' || !OFFERED_LANGUAGES.includes(language) ? '' : `/${language.slug}`}${path}`;
}

export function codeEmail(to: string, code: string, purpose: 'login' | 'register' | 'verify' | 'proof', language: Language): Message {
  const values = { brand: BRAND.name, minutes: LIMITS.otpLifetime / 60_000 };
  const t = (key: string) => say('mail', language, key, values);
  const kind = purpose === 'login' || purpose === 'register' ? 'code' : purpose;
  return layOut(
    {
      kind: 'code',
      subject: t(`${kind}.subject`),
      preheader: t('code.preheader'),
      title: t(`${kind}.title`),
      paragraphs: [...(purpose === 'register' ? [t('code.newcomer')] : []), t('code.text')],
      code,
      small: [t('code.warning'), t(`${kind}.notYou`)],
    },
    to,
    language,
  );
}

/** @param link signs in the person who opens it, once. `isInstead` means they requested a code */
export function magicLinkEmail(to: string, link: string, language: Language, { isInstead = false } = {}): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, minutes: LIMITS.otpLifetime / 60_000 });
  return layOut(
    {
      kind: 'magicLink',
      subject: t('magicLink.subject'),
      preheader: t('code.preheader'),
      title: t('magicLink.title'),
      paragraphs: [...(isInstead ? [t('code.instead')] : []), t('magicLink.text')],
      action: { label: t('magicLink.action'), url: link, isTicket: true },
      small: [t('magicLink.warning'), t('magicLink.notYou')],
    },
    to,
    language,
  );
}

export function resetEmail(to: string, code: string, language: Language): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, minutes: LIMITS.otpLifetime / 60_000 });
  return layOut(
    {
      kind: 'reset',
      subject: t('reset.subject'),
      preheader: t('code.preheader'),
      title: t('reset.title'),
      paragraphs: [t('reset.text')],
      code,
      small: [t('code.warning'), t('reset.notYou')],
    },
    to,
    language,
  );
}

/** Replaces a code for choosing a new password. @param link allows it once */
export function resetLinkEmail(to: string, link: string, language: Language): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, minutes: LIMITS.otpLifetime / 60_000 });
  return layOut(
    {
      kind: 'resetLink',
      subject: t('resetLink.subject'),
      preheader: t('code.preheader'),
      title: t('reset.title'),
      paragraphs: [t('code.instead'), t('resetLink.text')],
      action: { label: t('passwordChanged.action'), url: link, isTicket: true },
      small: [t('resetLink.warning'), t('reset.notYou')],
    },
    to,
    language,
  );
}

/** Informs the owner, in case it wasn't them. @param hasNoCodes whether they need a second factor and have no recovery code left */
export function passwordChangedEmail(to: string, language: Language, baseUrl: string, { hasNoCodes = false } = {}): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, support: BRAND.supportEmail });
  return layOut(
    {
      kind: 'passwordChanged',
      subject: t('passwordChanged.subject'),
      preheader: t('passwordChanged.preheader'),
      title: t('passwordChanged.title'),
      paragraphs: [t('passwordChanged.text'), ...(hasNoCodes ? [t('passwordChanged.noCodes')] : []), t('passwordChanged.notYou')],
      action: { label: t('passwordChanged.action'), url: pageIn(language, baseUrl, '/change-password') },
      small: [],
    },
    to,
    language,
  );
}

/** Sent to the new address. @param link changes the address, once. The ticket is in the fragment, which no server receives */
export function emailChangeEmail(to: string, link: string, language: Language): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name });
  return layOut(
    {
      kind: 'emailChange',
      subject: t('emailChange.subject'),
      preheader: t('emailChange.preheader'),
      title: t('emailChange.title'),
      paragraphs: [t('emailChange.text')],
      action: { label: t('emailChange.action'), url: link, isTicket: true },
      small: [t('emailChange.lifetime'), t('emailChange.notYou')],
    },
    to,
    language,
  );
}

/** Sent to the old address, in case it wasn't them. @param address the new one */
export function emailChangedEmail(to: string, address: string, language: Language, baseUrl: string): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, address, support: BRAND.supportEmail });
  return layOut(
    {
      kind: 'emailChanged',
      subject: t('emailChanged.subject'),
      preheader: t('emailChanged.preheader'),
      title: t('emailChanged.title'),
      paragraphs: [t('emailChanged.text'), t('emailChanged.notYou')],
      action: { label: t('passwordChanged.action'), url: pageIn(language, baseUrl, '/change-password') },
      small: [],
    },
    to,
    language,
  );
}

/** A sign-in method that was added to an account or removed from it. `codes`: recovery codes that replaced the earlier ones. */
export type ChangedWay = { kind: 'passkey' } | { kind: 'app' } | { kind: 'codes' } | { kind: 'phone'; number: string } | { kind: 'network'; name: string };

/** Informs the owner, in case it wasn't them. */
export function wayRemovedEmail(to: string, way: ChangedWay, language: Language, baseUrl: string): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, what: nameOf(way, language) });
  return layOut(
    {
      kind: 'wayRemoved',
      subject: t('wayRemoved.subject'),
      preheader: t('wayRemoved.preheader'),
      title: t('wayRemoved.title'),
      paragraphs: [t(way.kind === 'app' ? 'wayRemoved.asked' : 'wayRemoved.text'), t('wayRemoved.notYou')],
      action: { label: t('passwordChanged.action'), url: pageIn(language, baseUrl, '/change-password') },
      small: [],
    },
    to,
    language,
  );
}

const nameOf = (way: ChangedWay, language: Language): string =>
  way.kind === 'network' ? way.name : say('mail', language, `wayAdded.${way.kind}`, way.kind === 'phone' ? { number: way.number } : {});

const ADDED = { passkey: 'wayAdded.text', network: 'wayAdded.text', phone: 'wayAdded.text', app: 'wayAdded.asked', codes: 'wayAdded.replaced' } as const;

/** Informs the owner, in case it wasn't them. For a week, a password reset undoes it (server/modules/identity/assurance/ways-in.ts). */
export function wayAddedEmail(to: string, way: ChangedWay, language: Language, baseUrl: string): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, what: nameOf(way, language) });
  return layOut(
    {
      kind: 'wayAdded',
      subject: t('wayAdded.subject'),
      preheader: t('wayAdded.preheader'),
      title: t('wayAdded.title'),
      paragraphs: [t(ADDED[way.kind]), t('wayAdded.notYou')],
      action: { label: t('passwordChanged.action'), url: pageIn(language, baseUrl, '/change-password') },
      small: [],
    },
    to,
    language,
  );
}

export function accountDeletedEmail(to: string, language: Language): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name });
  return layOut(
    {
      kind: 'accountDeleted',
      subject: t('accountDeleted.subject'),
      preheader: t('accountDeleted.preheader'),
      title: t('accountDeleted.title'),
      paragraphs: [t('accountDeleted.text'), t('accountDeleted.thanks')],
      small: [],
    },
    to,
    language,
  );
}

/** Sent to an address without an account that requested a code: the page must not reveal it, but the mailbox's owner should know. */
export function noAccountEmail(to: string, language: Language, baseUrl: string): Message {
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, address: to });
  return layOut(
    {
      kind: 'noAccount',
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

/** A resume that someone sends to any address, as an attachment. @param from the sender's confirmed address, for replies */
export function resumeEmail({ to, from, filename }: { to: string; from: string; filename: string }, language: Language): Message {
  const t = (key: string) => say('mail', language, `resumeLetter.${key}`, { brand: BRAND.name, from, filename, support: BRAND.supportEmail });
  return layOut(
    {
      kind: 'resume',
      subject: t('subject'),
      preheader: t('preheader'),
      title: t('title'),
      paragraphs: [t('text'), t('reply')],
      small: [t('notYou')],
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
  /** When the employer promises to reply. Null without a promise. */
  dueAt: Date | null;
  resumeName: string | null;
  /** The page of the application, relative to the site: "/recommended-job/applied/7". */
  path: string;
}

/** The receipt of an application (flows/apply.md), with times in the reader's language and the country's time zone. */
export function applicationReceipt(receipt: ApplicationReceipt, language: Language, timeZone: string, baseUrl: string): Message {
  const due = receipt.dueAt && new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone }).format(receipt.dueAt);
  const sent = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(receipt.appliedAt);
  const values = { brand: BRAND.name, name: receipt.firstName, job: receipt.jobTitle, company: receipt.companyName, due: due ?? '' };
  const t = (key: string) => say('mail', language, key, values);
  return layOut(
    {
      kind: 'receipt',
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

import { findPhoneNumbersInText, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import type { Found, FoundContent } from '../../contract/resume-sync.ts';
import { findSpans } from './dates.ts';
import { plain, withoutBullet, type Line } from './layout/line.ts';
import { valueOf } from './words/labels.ts';
import { isLocation, isMaybeLocation, withoutPlaceLabel } from './words/places.ts';

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:[a-z]{2,}|\p{L}{2,})/iu;
const PHONE = /(?<![\d/.@\p{L}-])(?:\+|00)?\(?\d(?:[\s().–-]{0,3}\d){6,14}(?![\d@])/gu;
const URL_LIKE =
  /(?<![@\p{L}\p{N}.-])(?:https?:\/\/[^\s|,;•]+|(?:www\.)?(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|co|ai|app|edu|info|biz|tech|xyz|site|page|in|id|my|sg|ph|tw|jp|cn|hk|br|es|tr|pt|mx|ar|uk|us|ca|au|de|fr|design|online|blog|so|gg)(?:\/[^\s|,;•]*)?)(?!@)(?=$|[\s|,;•)\]]|\.(?:\s|$))/giu;
const found = <T>(value: T, line: Line, confidence: number): Found<T> => ({ value, confidence, lines: [{ page: line.page, text: line.text }] });

/** The first email address: near the top, otherwise anywhere, otherwise behind a link. */
export function readEmail(lines: readonly Line[]): Found<string> | null {
  for (const line of withWholeAddresses(lines)) {
    // An address with a change of style in it has spaces.
    const text = plain(line.text).replace(/(?<!\s)\s*@\s*/g, '@');
    const email = EMAIL.exec(text)?.[0].replace(/^[._%+-]+|(?<![.-])[.-]+$/g, '');
    if (email) return found(email, line, 0.99);
  }
  for (const line of lines) {
    const linked = line.urls.map((url) => /^mailto:([^?]+)/i.exec(url)?.[1]).find((address) => address && EMAIL.test(address));
    if (linked) return found(decodeURIComponent(linked), line, 0.9);
  }
  return null;
}

/** How addresses end, apart from country domains. */
const KNOWN_END = /\.(?:com|org|net|edu|gov|info|biz|dev|app)$/iu;
const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** True if the text ends like an address: "@mail.exam" is incomplete. */
function isWholeAddress(text: string): boolean {
  const [, country] = /\.([a-z]{2})$/iu.exec(text) ?? [];
  return KNOWN_END.test(text) || (country !== undefined && COUNTRIES.of(country.toUpperCase()) !== undefined);
}

const REST_OF_ADDRESS = /^[a-z0-9-]{1,24}(?:\.[a-z0-9-]{1,24}){0,3}$/iu;
const ASIDE = 3;

/** Lines in which each address that a narrow cell broke in two is whole again. */
const withWholeAddresses = (lines: readonly Line[]): Line[] =>
  lines.map((line, index) => {
    const next = lines[index + 1];
    const begun = line.cells.find(({ text }) => /@[\p{L}\p{N}.-]*$/u.test(text));
    const rest =
      begun && next?.page === line.page && next.gap < 1.8
        ? next.cells.find((cell) => Math.abs(cell.x0 - begun.x0) < ASIDE && REST_OF_ADDRESS.test(cell.text))
        : undefined;
    if (!begun || !rest) return line;
    return isWholeAddress(begun.text) || !isWholeAddress(begun.text + rest.text)
      ? line
      : { ...line, text: line.text.replace(begun.text, begun.text + rest.text) };
  });

/** @param near lines of the header and of contact sections, where a number may have no label */
export function readPhone(near: readonly Line[], all: readonly Line[], country?: CountryCode): Found<string> | null {
  for (const line of withWholeNumbers(near, country)) {
    const labeled = line.cells.map((cell) => valueOf(withoutBullet(cell.text), 'phone')).find((value) => value && PHONE.test(` ${value}`));
    PHONE.lastIndex = 0;
    const number = numberIn(labeled ?? line.text, country);
    if (number) return found(number.text, line, number.isValid ? 0.97 : 0.75);
  }
  for (const line of all) {
    const labeledValue = line.cells.map((cell) => valueOf(withoutBullet(cell.text), 'phone')).find(Boolean);
    const number = labeledValue ? numberIn(labeledValue, country) : null;
    if (number) return found(number.text, line, 0.9);
  }
  return null;
}

const BEGUN = /(?:[+•]\s?\d{1,3}|\(\d{2,4}\)|(?<![\d-])0\d{1,4})[\d ().-]{0,12}$/u;
const REST = /^\d[\d ().-]{2,14}/;
/** The digits of a number that isn't complete yet. */
const MOST_BEGUN = 7;

/** A number that the page broke in two, whole again. For a country's number that is incomplete without the next line. */
const withWholeNumbers = (lines: readonly Line[], country?: CountryCode): Line[] =>
  lines.map((line, index) => {
    const next = lines[index + 1];
    const [begun = ''] = BEGUN.exec(line.text) ?? [];
    const [rest] = (begun !== '' && next && next.page === line.page && REST.exec(next.text)) || [];
    if (!rest) return line;
    const isShort = /^[+(]/.test(begun) && begun.replace(/\D/g, '').length <= MOST_BEGUN;
    const isBroken = !isNumber(begun, country) && isNumber(`${begun} ${rest}`, country);
    return isShort || isBroken ? { ...line, text: `${line.text} ${rest}` } : line;
  });

const isNumber = (text: string, country?: CountryCode): boolean => parsePhoneNumberFromString(withPlus(text), country)?.isValid() ?? false;

/** Some fonts draw a plus sign with a special glyph, which is extracted as another mark. */
const withPlus = (text: string): string => text.replace(/(?<![\d)])•\s?(?=[1-9]\d)/gu, '+');

/** A valid number of a country, in international form if its country is known. Otherwise one that only looks like a number, as written. */
function numberIn(written: string, country?: CountryCode): { text: string; isValid: boolean } | null {
  // A Japanese postal code has the same number of digits.
  const plainly = written.replace(/〒\s?\d{3}-?\d{4}/gu, ' ');
  const found = numberOf(plainly, country);
  const international = numberOf(withPlus(plainly), country);
  const isPlus = international !== undefined && (found === undefined || found === international);
  const text = isPlus ? withPlus(plainly) : found ? plainly : fromTheLeft(plainly, country);
  const [valid] = findPhoneNumbersInText(text, country);
  const numbers = IDENTITY.test(text) ? [] : [...text.matchAll(PHONE)];
  const raw = numbers.map(([number]) => number.trim()).find((number) => !isOtherNumber(number));
  const isInternational = valid && /[+]|^00/.test(text.slice(valid.startsAt, valid.endsAt));
  if (valid && isInternational) return { text: valid.number.formatInternational(), isValid: true };
  if (raw) return { text: raw, isValid: Boolean(valid) };
  return valid ? { text: text.slice(valid.startsAt, valid.endsAt), isValid: true } : null;
}

/** Groups of a number that were drawn from right to left. */
const GROUPS = /(?<!\S)\+?\d{1,5}(?:[ -]\+?\d{1,5}){1,4}\+?(?!\S)/gu;

/** The first valid number of the country in a text, in the usual form. */
const numberOf = (text: string, country?: CountryCode): string | undefined => findPhoneNumbersInText(text, country)[0]?.number.number;

/** A number in groups that were drawn from right to left, in the order it is dialed. The text itself if it isn't one. */
function fromTheLeft(text: string, country?: CountryCode): string {
  const turned = text.replace(GROUPS, (number) => `${number.includes('+') ? '+' : ''}${(number.match(/\d+/g) ?? []).toReversed().join(' ')}`);
  return numberOf(turned, country) ? turned : text;
}

const IDENTITY = /\b(nric|nik|passport|id no|ktp|身份证)\b/i;

/** Dates and years aren't phone numbers. */
function isOtherNumber(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  return digits.length < 7 || digits.length > 15 || (findSpans(number).length > 0 && !/^\+|^0/.test(number) && digits.length <= 8);
}

const isPlaceLike = (text: string): boolean => isLocation(text) || isMaybeLocation(text);

/** Where the person lives: labeled, or a line of the header that is a place or an address. */
export function readLocation(near: readonly Line[]): Found<string> | null {
  for (const line of near) {
    const labeledValue = line.cells.map((cell) => valueOf(withoutBullet(cell.text), 'location')).find(Boolean);
    if (labeledValue) return found(labeledValue, line, 0.95);
  }
  for (const line of near) {
    const pieces = line.text
      .split(/(?:(?<!\s)\s+)?[|•·]\s*|\s{3,}|(?<!\s)\s+[–—-]\s+/u)
      .map(withoutBullet)
      .map((piece) => piece.replace(/(?<![\s,.|])[\s,.|]+$/u, ''));
    const place = pieces.find((piece) => piece !== '' && !piece.includes('@') && isPlaceLike(withoutPlaceLabel(piece)));
    if (place) return found(withoutPlaceLabel(place), line, 0.85);
  }
  return null;
}

/** Web addresses in the header, contacts, and links, written out or linked; each once. */
export function readWebsites(near: readonly Line[]): FoundContent['websites'] {
  const sites = new Map<string, FoundContent['websites'][number]>();
  for (const line of near) {
    const written = [
      ...plain(line.text)
        .replace(/(?<!\S)\S+@\S+/g, ' ')
        .matchAll(URL_LIKE),
    ].map(([url]) => url.replace(/(?<![.)\]])[.)\]]+$/, ''));
    for (const url of [...line.urls.filter((linked) => /^https?:/i.test(linked)), ...written]) {
      const address = /^https?:\/\//i.test(url) ? url : `https://${url}`;
      const key = address.toLowerCase().replace(/^https?:\/\/(www\.)?|\/$/g, '');
      if (!URL.canParse(address) || sites.has(key)) continue;
      sites.set(key, found({ url: address, display_name: nameOf(address), description: '' }, line, written.includes(url) ? 0.95 : 0.85));
    }
  }
  return [...sites.values()];
}

const KNOWN: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'facebook.com': 'Facebook',
  'medium.com': 'Medium',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'kaggle.com': 'Kaggle',
  'stackoverflow.com': 'Stack Overflow',
};

function nameOf(address: string): string {
  const host = new URL(address).hostname.replace(/^(www|[a-z]{2})\./, '');
  return KNOWN[host] ?? host;
}

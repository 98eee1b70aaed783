import { findSpans, isDate, isOfDate, withoutSpans } from './dates.ts';
import { fold, plain, withoutBullet, type Line } from './layout/line.ts';
import { organizationScore, titleScore } from './words/jobs.ts';
import { isLocation, isMaybeLocation, isPlace } from './words/places.ts';
import { isDegree, isSchool } from './words/schools.ts';

/** An independent part of a record's head. */
export interface Token {
  text: string;
  line: Line;
}

const STRONG = /(?<!\s)\s+[|¦•·∙●▪◆\u2013\u2014\u2015~/-]{1,2}\s+|(?:(?<!\s)\s+)?[|¦•·●▪◆]\s*|(?<!\s)\s+[–—]\s*|(?:(?<!\s)\s+)?[–—]\s+|\t+|\s{3,}|，|、/u;
const KINDS_OF_WORK =
  /^(full[- ]?time|part[- ]?time|contract(or)?|freelance|permanent|temporary|casual|seasonal|self[- ]employed|internship|apprenticeship|全职|兼职|实习|正社員|契約社員|purna waktu|paruh waktu|sepenuh masa|tam zamanlı|yarı zamanlı|tiempo completo|medio tiempo|tempo integral|clt|pj|دوام كامل|دوام جزئي)$/iu;
const CJK = /[\u3040-\u30FF\u3400-\u9FFF]/g;

/** Splits lines at separators, changes of style, and wide gaps. Dates, places, kinds of employment, and web addresses are left out. */
export function tokensOf(lines: readonly Line[]): Token[] {
  const tokens = lines.flatMap((line) => piecesOf(line).map((text) => ({ text, line }))).filter(({ text }) => !isLocation(text) && isWorth(text));
  const others = tokens.filter(({ text }) => !isMaybeLocation(text) || isSchool(text));
  const isEnough = others.length >= 2 || (others.length === 1 && byComma(withoutPlace(others[0]?.text ?? '')).length > 1);
  // "Grab, Singapore" is a place if title and company are elsewhere, and a company with its place if not.
  return (isEnough ? others : tokens)
    .map(({ text, line }) => ({ text: withoutPlace(isEnough && others.length > 1 ? withoutPlaceBefore(text) : text), line }))
    .filter(({ text }) => isWorth(text));
}

const isWorth = (text: string): boolean =>
  (/\p{L}{2}|\p{Script=Han}|\p{L}\.?$/u.test(text) || isDegree(text)) && !KINDS_OF_WORK.test(text) && !/^(https?:|www\.)|@/.test(text) && !isOfDate(text);

function piecesOf(line: Line): string[] {
  const cells = line.cells.length > 0 ? line.cells : [{ text: line.text, parts: [] }];
  return cells.flatMap((cell) =>
    'isWhole' in cell && cell.isWhole
      ? [cell.text]
      : byStyle(cell)
          .flatMap((text) => placesApart(withoutBullet(dropDates(text.replace(ADDRESS, '')))).split(STRONG))
          .flatMap(splitAt)
          .flatMap(splitCjk)
          .flatMap(splitParentheses)
          .map(tidy)
          .filter((piece) => piece !== ''),
  );
}

/** "Recife – PE": the town and its state. */
const TOWN_AND_STATE = /(?<=\p{Lu}[\p{L}' ]{2,30})\s+[–-]\s+(\p{Lu}{2})(?=\s*$|\s*[|·•])/gu;

const partsOf = (text: string) => text.split('/').map((part) => part.trim());

/** "Larch & Sons (Leeds / London)": the parts of a place are within its brackets. */
const placesApart = (text: string): string =>
  text
    .replace(TOWN_AND_STATE, (whole, state: string) => (isPlace(state) ? `, ${state}` : whole))
    .replace(/(?:(?<!\s)\s+)?[(（]([^()（）]{2,40})[)）](?=\s*$|\s*[|·•–—,])/gu, (whole, inside: string) =>
      isLocation(inside) || isPlace(inside) || (/[,/]/.test(inside) && isMaybeLocation(inside)) ? ` | ${partsOf(inside).join(', ')}` : whole,
    );

const WIDE = /[\u0600-\u06FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;
const ARABIC = /[\u0600-\u06FF]/;
const CONNECTOR = /^\s*(?:at|@|for|en|em|di|na|no|bei|chez)\s+(?=\p{Lu})/u;

/** Splits where the style changes at a space: a bold title and, plain after it, the company. Fonts also change with the script, which is no split. */
function byStyle({ text, parts }: Pick<Line['cells'][0], 'text' | 'parts'>): string[] {
  if (isDate(text)) return [];
  // Parts are in drawing order, which isn't the reading order from right to left.
  if (ARABIC.test(text)) return [text];
  const found: string[] = [];
  for (const [index, { text: piece }] of parts.entries()) {
    const before = found.at(-1) ?? '';
    const isApart = /\s$/.test(before) || /^[\s,]/.test(piece);
    const isWord = /\p{L}{2}/u.test(withoutSpans(piece)) && /\p{L}{2}/u.test(withoutSpans(before));
    if (index > 0 && isApart && isWord && WIDE.test(piece) === WIDE.test(before)) found.push(piece.replace(CONNECTOR, ''));
    else if (index > 0) found[found.length - 1] = before + piece;
    else found.push(piece);
  }
  return found.length > 1 && found.length <= 3 ? found.map(plain) : [text];
}

/** "2. Larch & Sons": its number in the list. */
const NUMBERED = /^\s*(?:\d{1,2}[.)]|\(\d{1,2}\))\s+(?=\p{L})/u;
/** A web address after a name, in brackets or not. */
const ADDRESS = /(?:(?<!\s)\s+)?(?:[(（[]\s*)?(?:https?:\/\/|www\.)[^\s)）\]]+(?:\s*[)）\]])?/giu;

/** A date leaves a boundary in its place. */
function dropDates(text: string): string {
  return findSpans(text).length === 0 ? text : withoutSpans(text.replace(/\s{3,}/g, ' | '));
}

const tidy = (text: string): string =>
  text
    .replace(NUMBERED, '')
    .replace(/^[\s,;:.|/)\]–—-]+/u, '')
    .replace(/(?<![\s,;:|/([–—-])[\s,;:|/([–—-]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();

/** "Engineer at Acme", "Engineer @ Acme". */
function splitAt(text: string): string[] {
  const [, left, right] = /^(.+?)(?<!\s)\s+(?:at|@|chez|bei|en|di|na)\s+([\p{Lu}@\d].*)$/su.exec(text) ?? [];
  return left && right && titleScore(left) > 0 && titleScore(right) <= organizationScore(right) ? [left, right] : [text];
}

/** Chinese and Japanese use a space where other languages use a comma. */
function splitCjk(text: string): string[] {
  return (text.match(CJK)?.length ?? 0) > text.length * 0.4 ? text.split(/\s+/) : [text];
}

function splitParentheses(text: string): string[] {
  const [, before, inside, after] = /^(.*?)(?:(?<!\s)\s+)?[(（]([^()（）]*)[)）]\s*(\S.*|)$/u.exec(text) ?? [];
  if (before === undefined || inside === undefined) return [text];
  if (after) return [text];
  // "Accountant (Acme Ltd)": other words in brackets don't show whether they are a company.
  const isCompany = titleScore(before) > 0 && organizationScore(inside) > titleScore(inside);
  return isLocation(inside) || isPlace(inside) || KINDS_OF_WORK.test(inside) || isCompany ? [before, inside].filter(Boolean) : [text];
}

const KEPT = /,\s*(?!(?-i:CO)(?![.\p{L}]))(?=(?:inc|llc|l\.l\.c|ltd|limited|corp|co|llp|plc|gmbh|s\.a|ltda|jr|sr|pte|sdn|tbk|p\.c|n\.a)\.?(?=[\s,)]|$))/giu;

/** Splits at commas, but not before "Inc." and similar. */
export const byComma = (text: string): string[] =>
  text
    .replace(KEPT, '\u0003')
    .split(/,\s+|،\s*|，|、/u)
    .map((piece) => piece.replaceAll('\u0003', ', ').trim())
    .filter(Boolean);

/** An unknown place after a company's legal form. */
const BEHIND_FORM = /(\b(?:inc|ltd|llc|llp|gmbh|bhd|corp|plc|ltda)\.?|\bS\.?[LA]\.(?:U\.)?|A\.Ş\.|Şti\.),\s+\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/iu;

/** A name without the place after it: "Kent State University, Kent, Ohio". One unknown place is removed with a state or country. */
export function withoutPlace(text: string): string {
  const pieces = byComma(text.replace(BEHIND_FORM, '$1'));
  const at = pieces.findLastIndex((piece, index) => index > 0 && isPlace(piece));
  if (at < 1) return pieces.join(', ');
  let from = at;
  while (from > 1 && isPlace(pieces[from - 1] as string)) from -= 1;
  // An unknown place, unless only a title would be left: then it is the company.
  const isLeft = from > 2 || titleScore(pieces[0] as string) === 0 || /^[A-Z]{2}$/.test(pieces[at] as string);
  if (from === at && from > 1 && isLeft && isCity(pieces[from - 1] as string)) from -= 1;
  return [...pieces.slice(0, from), ...pieces.slice(at + 1)].join(', ');
}

/** "Duluth, MN, Data Engineer" if the company is elsewhere. */
function withoutPlaceBefore(text: string): string {
  const pieces = byComma(text);
  let from = pieces.findIndex((piece) => !isPlace(piece));
  // An unknown town before a known state.
  if (from === 0) from = pieces.findIndex((piece, index) => index > 0 && !isPlace(piece));
  const isTown = from > 1 || isPlace(pieces[0] as string);
  const rest = pieces.slice(from).join(', ');
  return from > 0 && isTown && titleScore(rest) > 0 ? rest : text;
}

const isCity = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && fold(text).split(' ').length <= 3 && !/[&\d]/.test(text) && titleScore(text) === 0 && organizationScore(text) === 0;

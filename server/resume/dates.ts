import { plain } from './layout/line.ts';

/** A point in time as precise as it was written: `2021`, `2021-04`. */
export interface Span {
  start: string | null;
  /** Null with `isCurrent`, or if only a start was written. */
  end: string | null;
  isCurrent: boolean;
  /** Two points, or a point and a word for today. */
  isRange: boolean;
  index: number;
  length: number;
}

/** Month names and abbreviations in the languages that write them with letters, in order, with variants separated by "|". */
const MONTHS = [
  'january|janvier|janv|januar|jan|enero|ene|janeiro|januari|ocak|oca|يناير|كانون الثاني|كانون ثاني|جانفي',
  'february|février|fevrier|févr|fevr|fév|februar|feb|febr|febrero|fevereiro|fev|februari|pebruari|şubat|subat|şub|فبراير|شباط|فيفري',
  'march|mars|märz|maerz|mär|mar|marzo|março|marco|maret|mac|mart|مارس|آذار',
  'april|avril|avr|apr|abril|abr|nisan|nis|أبريل|ابريل|إبريل|نيسان|أفريل',
  'may|mayo|maio|mai|mei|mayıs|mayis|مايو|أيار|ايار',
  'june|juin|jun|junio|junho|juni|haziran|haz|يونيو|يونيه|حزيران|جوان',
  'july|juillet|juil|jul|julio|julho|juli|julai|temmuz|tem|يوليو|يوليه|تموز|جويلية',
  'august|août|aout|aug|agosto|ago|agustus|agu|agt|ogos|ağustos|agustos|ağu|أغسطس|اغسطس|آب|أوت',
  'september|septembre|sept|sep|septiembre|setiembre|setembro|set|eylül|eylul|eyl|سبتمبر|أيلول|ايلول',
  'october|octobre|oct|octubre|outubro|out|oktober|okt|ekim|eki|أكتوبر|اكتوبر|تشرين الأول|تشرين أول',
  'november|novembre|nov|noviembre|novembro|nopember|kasım|kasim|kas|نوفمبر|تشرين الثاني|تشرين ثاني',
  'december|décembre|decembre|déc|dezember|dec|diciembre|dic|dezembro|dez|desember|des|disember|dis|aralık|aralik|ara|ديسمبر|كانون الأول|كانون أول',
];
const NUMBER_OF = new Map(MONTHS.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)));
const NAMED = [...NUMBER_OF.keys()].toSorted((a, b) => b.length - a.length).join('|');
const SEASON = 'spring|summer|fall|autumn|winter|q[1-4]|h[12]|early|mid|late';
/**
 * Words for today in English; French and German; Indonesian and Malay; Turkish; Spanish; Portuguese; Chinese and Japanese; Arabic. Longer ones are
 * tried first.
 */
const NOW = [
  'present day|the present|present time|present|presently|onwards?|current|currently|now|today|ongoing|date|to date|till date|till now|until now|in progress|still working|still there',
  'aujourd.hui|à ce jour|heute|bis heute',
  'sekarang|saat ini|hari ini|kini|hingga kini|hingga sekarang|sehingga kini|sehingga sekarang|sampai sekarang|masa kini|masih bekerja|masih aktif|berjalan|terkini',
  'günümüze kadar|günümüze|günümüz|gunumuz|halen|hâlen|hala|devam ediyor|devam etmekte|devam|bugüne kadar|bugün|şu an|şu anda|şimdi|halen çalışıyor',
  'en la actualidad|actualidad|la actualidad|a la fecha|la fecha|fecha actual|actual|actualmente|hoy|día de hoy|presente|el presente|el momento|en curso|vigente',
  'o presente|o momento|momento atual|atual|atualmente|atualidade|a atualidade|os dias atuais|dias atuais|até o momento|a presente data|hoje|o dia de hoje|em andamento|em curso|emprego atual',
  '至今|到现在|到現在|仍在職|仍在职|在職中|在職|在职|現職|现职|在任|现在に至る|現在に至る|現在まで|现在|現在|目前|今|迄今|現時点',
  'حتى الآن|الآن|حتى الان|الان|حتى تاريخه|تاريخه|حتى اليوم|اليوم|الوقت الحالي|الوقت الحاضر|حاليا|حاليًا|حالياً|الحالي|الحاضر|يومنا هذا|مستمر',
]
  .flatMap((words) => words.split('|'))
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const EDGE = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** One point, whose groups `pointOf` reads. The order matters: longer forms first. */
const POINT = [
  String.raw`(?:令和|平成|昭和)\s?(?:\d{1,2}|元)\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?`,
  String.raw`民國\s?\d{2,3}\s?年(?:\s?\d{1,2}\s?月)?`,
  String.raw`${YEAR}\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)?`,
  String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:de\s+)?(?:${NAMED})\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?\s*,)?[\s,./-]{0,3}(?:de\s+|del\s+|of\s+)?(?:${YEAR}|['’]\d{2})`,
  String.raw`${YEAR}[\s,./-]{1,2}(?:${NAMED})\.?`,
  String.raw`(?:${SEASON})[\s,]+(?:of\s+)?${YEAR}`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-]${YEAR}`,
  String.raw`${YEAR}(?:[.-]|\s?\/\s?)(?:0?[1-9]|1[0-2])(?:[./-]\d{1,2})?(?!\d)`,
  String.raw`(?:0?[1-9]|1[0-2])\s?月,?\s?${YEAR}`,
  String.raw`(?:0?[1-9]|1[0-2])(?:[.-]|\s?\/\s?)${YEAR}`,
  YEAR,
].join('|');
const SEPARATOR = String.raw`\s*(?:[-–—−~〜～―‐]{1,2}|\bto\b|\buntil\b|\btill\b|\bthrough\b|\ba\b|\bal?\b|(?<!\p{L})até(?!\p{L})|\bhasta\b|\bsampai(?:\s+dengan)?\b|\bs\/d\b|\bs\.?d\.?|\b(?:se)?hingga\b|\bkadar\b|\bile\b|\bbis\b|(?<!\p{L})à(?!\p{L})|至|到|から|إلى|الى|حتى|،)\s*`;
const RANGE = new RegExp(`${EDGE}(${POINT}|(?:${NAMED})\\.?|(?:${SEASON}))(?:${SEPARATOR})(${POINT}|(?:${NOW})${END}|\\d{2}(?!\\d))(?:まで)?`, 'giu');
const OPEN = new RegExp(
  `${EDGE}(?:since|from|sejak|desde|depuis|seit|منذ|自)\\s+(${POINT})${END}|${EDGE}(${POINT})\\s*(?:[-–—~〜～]\\s*(?=$|[)\\]|])|起)`,
  'giu',
);
const SINGLE = new RegExp(`${EDGE}(${POINT})(?![\\p{N}])`, 'giu');
const MONTH = new RegExp(`(?<!\\p{L})(${NAMED})(?!\\p{L})`, 'u');
const IS_NOW = new RegExp(`^(?:${NOW})$`, 'iu');
/** True for a word that means today and nothing else. */
export const isNow = (text: string): boolean => IS_NOW.test(dotless(text.trim()));
/** True for the name of a month and nothing else. */
export const isMonth = (text: string): boolean => NUMBER_OF.has(text.trim().toLowerCase().replace(/\.$/, ''));
/** Turkish capitals: patterns don't match "İ" for a capital "i". */
const dotless = (text: string): string => text.replaceAll('İ', 'I');
const ERAS: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925, 民國: 1911 };

/** All dates and spans in a text, from left to right. Parts of longer numbers don't count. */
export function findSpans(text: string): Span[] {
  const source = dotless(plain(text));
  // Each has a year in digits. Most lines have none, and this is called often.
  if (!/\d/.test(source)) return [];
  const found: Span[] = [];
  const taken = new Uint8Array(source.length);
  const add = (match: RegExpMatchArray, span: Pick<Span, 'start' | 'end' | 'isCurrent' | 'isRange'> | null) => {
    const index = match.index ?? 0;
    const { length } = match[0];
    if (!span || taken.subarray(index, index + length).includes(1)) return;
    taken.fill(1, index, index + length);
    found.push({ ...span, index, length });
  };
  for (const match of source.matchAll(RANGE)) add(match, rangeOf(match[1] ?? '', match[2] ?? ''));
  for (const match of source.matchAll(OPEN)) {
    const start = pointOf(match[1] ?? match[2] ?? '');
    add(match, start === null ? null : { start, end: null, isCurrent: true, isRange: true });
  }
  for (const match of source.matchAll(SINGLE)) {
    const end = pointOf(match[1] ?? '');
    add(match, end === null ? null : { start: null, end, isCurrent: false, isRange: false });
  }
  return found.toSorted((a, b) => a.index - b.index);
}

function rangeOf(from: string, to: string): Pick<Span, 'start' | 'end' | 'isCurrent' | 'isRange'> | null {
  const isCurrent = IS_NOW.test(to.trim());
  const end = isCurrent ? null : /^\d{2}$/.test(to) ? shortYear(from, to) : pointOf(to);
  let start = pointOf(from);
  // "May – August 2022": the year is written once.
  const month = NUMBER_OF.get(from.toLowerCase().replace(/\.$/, ''));
  if (start === null && end !== null) start = month === undefined ? end.slice(0, 4) : `${end.slice(0, 4)}-${two(month)}`;
  if (start === null || (!isCurrent && end === null)) return null;
  // From right to left, the later one may come first.
  return end !== null && start.slice(0, 4) > end.slice(0, 4) ? { start: end, end: start, isCurrent, isRange: true } : { start, end, isCurrent, isRange: true };
}

/** "2018 – 19": the last digits of the second year. "2018-11" is a month, not a span. */
function shortYear(from: string, to: string): string | null {
  if (!/^(19|20)\d\d$/.test(from)) return null;
  const end = Number(from.slice(0, 2) + to);
  return end > Number(from) && end - Number(from) < 12 && Number(to) > 12 ? String(end) : null;
}

/** `YYYY-MM` or `YYYY` of one point as written. */
function pointOf(text: string): string | null {
  const lower = text.toLowerCase().trim();
  const era = /^(令和|平成|昭和|民國)\s?(\d{1,3}|元)\s?年(?:\s?(\d{1,2}))?/.exec(lower);
  if (era) return withMonth(String((ERAS[era[1] ?? ''] ?? 0) + (era[2] === '元' ? 1 : Number(era[2]))), era[3]);
  const [full] = /(19|20)\d\d/.exec(lower) ?? [];
  const short = /['’](\d{2})$/.exec(lower)?.[1];
  const year = full ?? (short && (Number(short) > 50 ? `19${short}` : `20${short}`));
  if (!year) return null;
  const name = MONTH.exec(lower)?.[1];
  if (name) return withMonth(year, String(NUMBER_OF.get(name)));
  if (lower.includes('年')) return withMonth(year, /年\s?(\d{1,2})\s?月/.exec(lower)?.[1]);
  const numbers = lower.match(/\d+/g) ?? [];
  if (numbers.length === 1 || /[qh]\d/.test(lower)) return year;
  if (numbers[0] === year) return withMonth(year, numbers[1]);
  // Day and month in an order that only one of them can determine. The month is the middle number unless that is impossible.
  const [first, second] = numbers.map(Number) as [number, number];
  if (numbers.length === 2) return withMonth(year, String(first));
  return withMonth(year, String(second > 12 ? first : second));
}

const two = (month: number): string => String(month).padStart(2, '0');

function withMonth(year: string, month: string | undefined): string {
  const number = Number(month);
  return number >= 1 && number <= 12 ? `${year}-${two(number)}` : year;
}

const AROUND = new Set(['expected', 'anticipated', 'issued', 'completed', 'class', 'of', 'since', 'from', 'date', 'dates', 'period', 'in', 'on']);
const isAround = (word: string): boolean => AROUND.has(word) || word.startsWith('graduat');

/** True for a text that is a date or a span and nothing else. */
export function isDate(text: string): boolean {
  const spans = findSpans(text);
  const words = withoutSpans(text, spans)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return spans.length > 0 && (words ?? []).every(isAround);
}

/** A duration: "(3 years 1 month)", "2 yrs", "3年2個月". */
const DURATION =
  /^(?:\d{1,2}\+?(?:years?|yrs?\.?|y|months?|mos?\.?|m|tahun|bulan|yıl|ay|años?|meses|mes|anos?|mês|年|個月|个月|か月|ヶ月|سنوات|سنة|أشهر|شهر),?(?:and|y|e|ve|dan)?){1,2}$/iu;
const isDuration = (text: string): boolean => DURATION.test(text.replace(/[\s()（）]/gu, ''));
/** The part of a span that a narrow column leaves on its own line: a month, or what follows. */
const BROKEN = new RegExp(`^(?:[-–—~]\\s*)?(?:${NAMED})\\.?(?:\\s*[-–—~])?$`, 'iu');

/** Letters of a date in words with its duration. */
const LONGEST = 60;

/** True for a date or a part of one: a duration, a word for today, or a piece that a narrow column broke off. */
export function isOfDate(text: string): boolean {
  const bare = text.trim();
  if (bare.length > LONGEST) return false;
  if (isDate(bare) || isDuration(bare) || isNow(bare) || BROKEN.test(bare)) return true;
  const rest = withoutSpans(bare);
  return rest !== bare && (BROKEN.test(rest) || isDuration(rest));
}

/** Replaces a date that was removed: it never occurs in texts. */
const GONE = '\uFFFC';
const IN_BRACKETS = /[([（]\s*\uFFFC[^)\]）]{0,24}[)\]）]/g;

/** The text without its dates and their punctuation. */
export function withoutSpans(text: string, spans: readonly Span[] = findSpans(text)): string {
  const source = plain(text);
  let rest = '';
  let at = 0;
  for (const span of spans) {
    rest += `${source.slice(at, span.index)}${GONE}`;
    at = span.index + span.length;
  }
  rest += source.slice(at);
  return rest.replace(IN_BRACKETS, GONE).replaceAll(GONE, ' ').replace(/\s+/g, ' ').trim();
}

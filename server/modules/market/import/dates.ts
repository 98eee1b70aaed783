import { DAY, HOUR } from '../../../../contract/durations.ts';

/** Month names in feeds. The country decides which number is the month in "03/04/2025". */
const MONTHS: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
  mei: 5,
  agu: 8,
  agt: 8,
  okt: 10,
  des: 12,
  ene: 1,
  abr: 4,
  ago: 8,
  dic: 12,
  fev: 2,
  set: 9,
  out: 10,
  dez: 12,
  mai: 5,
  oca: 1,
  sub: 2,
  nis: 4,
  haz: 6,
  tem: 7,
  agus: 8,
  eyl: 9,
  eki: 10,
  kas: 11,
  ara: 12,
  ogo: 8,
  mac: 3,
  ogos: 8,
  dis: 12,
};
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:minutes?|mins?(?!\p{L})|menit|minit|分鐘|分钟|分|minutos?|dakika|دقيقة|دقائق)/u, 60_000],
  [/^(?:hours?|hrs?|h|jam|小時|小时|時間|horas?|saat|ساعة|ساعات)/, HOUR],
  [/^(?:days?|d|hari|天|日|d[ií]as?|dias?|gün|يوم|أيام)/, DAY],
  [/^(?:weeks?|w|minggu|週|周|週間|semanas?|hafta|أسبوع|أسابيع)/, 7 * DAY],
  [/^(?:months?|mos?|bulan|個月|个月|ヶ月|か月|meses|mes|mês|ay|شهر|أشهر)/, 30 * DAY],
  [/^(?:years?|tahun|年|años?|anos?|yıl|سنة)/, 365 * DAY],
];
/** Countries that write the month first. */
const MONTH_FIRST = new Set(['us', 'ph']);

/**
 * The instant of a date, or null. Accepts ISO 8601, RFC 822, "29 Jun 2021", dd/mm/yyyy, yyyy/mm/dd, seconds or milliseconds since 1970, "3 days ago", and 昨天.
 * Without a time zone, it's read as UTC.
 */
export function parseDate(text: string, now: Date, country?: string): Date | null {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  return checked(stamp(plain) ?? iso(plain) ?? numeric(plain, country) ?? named(plain) ?? relative(plain, now));
}

function checked(date: Date | null): Date | null {
  const year = date?.getUTCFullYear() ?? 0;
  return date && year >= 1990 && year <= 2100 ? date : null;
}

function stamp(text: string): Date | null {
  return /^\d{10}(?:\.\d+)?$/.test(text) ? new Date(Number(text) * 1000) : /^\d{13}$/.test(text) ? new Date(Number(text)) : null;
}

function iso(text: string): Date | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:[t ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(z|utc|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  if (!match) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] = match;
  const offset = zone && /^[+-]/.test(zone) ? zone.replace(/^([+-]\d{2}):?/, '$1:') : 'Z';
  return valid(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`), Number(day));
}

function numeric(text: string, country?: string): Date | null {
  const local = /^(\d{4})\s*[/.年-]\s*(\d{1,2})\s*[/.月-]\s*(\d{1,2})日?/.exec(text);
  if (local) return day(Number(local[1]), Number(local[2]), Number(local[3]));
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?=$|[\s,t])/.exec(text);
  if (!match) return null;
  const [first, second, year] = [Number(match[1]), Number(match[2]), match[3]?.length === 2 ? 2000 + Number(match[3]) : Number(match[3])];
  const isMonthFirst = second > 12 || (first <= 12 && country !== undefined && MONTH_FIRST.has(country));
  return isMonthFirst ? day(year, first, second) : day(year, second, first);
}

/** "Tue, 29 Jun 2021 22:49:39 GMT", "29 de junio de 2021", "Jun 29, 2021". */
function named(text: string): Date | null {
  const match =
    /(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:de\s+)?([\p{L}]{3,})\.?,?[\s-]+(?:de\s+)?(\d{4})(?:[\s,t]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([+-]\d{4})?)?/u.exec(text);
  const american = match ? null : /(?<!\p{L})(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u.exec(text);
  const word = (match?.[2] ?? american?.[1] ?? '').normalize('NFD').replace(/\p{M}/gu, '');
  const month = MONTHS[word.slice(0, 4)] ?? MONTHS[word.slice(0, 3)];
  if (!month) return null;
  const date = match ? day(Number(match[3]), month, Number(match[1])) : day(Number(american?.[3]), month, Number(american?.[2]));
  if (!date || match?.[4] === undefined) return date;
  const zone = match[7] ? (match[7].startsWith('-') ? -1 : 1) * (Number(match[7].slice(1, 3)) * 60 + Number(match[7].slice(3))) : 0;
  return new Date(date.getTime() + ((Number(match[4]) * 60 + Number(match[5]) - zone) * 60 + Number(match[6] ?? 0)) * 1000);
}

function relative(text: string, now: Date): Date | null {
  if (/^(?:just (?:posted|now)|today|new|hari ini|今天|今日|本日|剛剛|刚刚|hoy|hoje|bugün|اليوم)/.test(text)) return now;
  if (/^(?:yesterday|kemarin|semalam|昨天|昨日|ayer|ontem|dün|أمس)/.test(text)) return new Date(now.getTime() - DAY);
  const match = /(?<![\d/.-])(\d{1,3})\+?\s*(\p{L}+)/u.exec(text);
  const isPast = /ago|lalu|前|hace|há|atrás|önce|منذ|\bposted\b/.test(text);
  const unit = isPast && match ? UNITS.find(([pattern]) => pattern.test(match[2] ?? '')) : undefined;
  return unit && match ? new Date(now.getTime() - Number(match[1]) * unit[1]) : null;
}

function day(year: number, month: number, date: number): Date | null {
  return valid(new Date(Date.UTC(year, month - 1, date)), date, month);
}

/** Null for a day that doesn't exist, such as February 31. */
function valid(date: Date, dayOfMonth: number, month?: number): Date | null {
  if (Number.isNaN(date.getTime())) return null;
  return month === undefined || (date.getUTCMonth() + 1 === month && date.getUTCDate() === dayOfMonth) ? date : null;
}

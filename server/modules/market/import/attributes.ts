import { fold } from '../../../../src/lib/words/fold.ts';
import { jobTypes, xpLvls } from '../config/lists/work.ts';

/** Finds ids of the config lists by their English words, so that reordering a list doesn't break this. */
const typeId = (value: string) => jobTypes.find((item) => item.value === value)?.id ?? null;
const PART = typeId('Part-time');

const TYPES: readonly (readonly [RegExp, number | null])[] = [
  [/\bintern(?:s|ship)?\b|\bojt\b|magang|latihan industri|\bstaj|estagi|practicas|becari|實習|实习|インターン|تدريب/, typeId('Internship')],
  [/part.?time|paruh waktu|separuh masa|sambilan|yari zamanli|meio periodo|media jornada|兼職|兼职|工讀|パート|アルバイト|جزيي|\bcasual\b|per.?diem/, PART],
  [/freelanc|lepas|\bbebas\b|serbest|autonomo|接案|自由職業|业务委托|業務委託|حر\b|self.?employed|\bgig\b/, typeId('Freelance')],
  [/temp(?:orary|orer|orario|orario)?\b|seasonal|sementara|gecici|eventual|臨時|临时|派遣|短期|موقت/, typeId('Temporary')],
  [/contract|kontrak|sozlesmeli|contrato|fixed.?term|project.?based|約聘|合同|契約社員|عقد/, typeId('Contract')],
  [
    /full.?time|permanent|regular|penuh waktu|sepenuh masa|tetap|tam zamanli|tempo integral|efetivo|clt\b|jornada completa|indefinido|全職|全职|正職|正社員|フルタイム|دوام كامل|\bdirect hire\b/,
    typeId('Full-time'),
  ],
];

/** The job type for spellings such as "Full-time", "fullTime", "FULL_TIME", "Kontrak" or 全職. The first recognized one counts. */
export function jobTypeOf(types: readonly string[], title: string): number | null {
  for (const type of types) {
    const folded = fold(type.replace(/([a-z])([A-Z])/g, '$1 $2'))
      .replace(/[_/-]+/g, ' ')
      .trim();
    const known = TYPES.find(([pattern]) => pattern.test(folded.replace('full time', 'full-time').replace('part time', 'part-time')));
    if (known) return known[1];
  }
  const words = fold(title);
  return /\bintern(?:s|ship)?\b|\bojt\b|\bmagang\b|實習|实习|インターン/.test(words)
    ? typeId('Internship')
    : /\(?part.?time\)?|兼職|工讀/.test(words)
      ? PART
      : /\bfreelance/.test(words)
        ? typeId('Freelance')
        : null;
}

const HYBRID = /hybrid|hibrid|hibrit|híbrido|混合|ハイブリッド|wfh flexible|partially remote|work from home flexible/;
const REMOTE =
  /telecommute|fully remote|100% remote|\bremote\b|remoto|teletrabajo|work.?from.?home|\bwfh\b|home.?based|\bhome office\b|uzaktan|kerja dari rumah|dari jauh|遠端|远程|在宅|リモート|居家|عن بعد/;
const NOT_REMOTE = /no(?:t|n)?[- ](?:remote|wfh)|remote (?:site|desktop|area|sensing|support|control|monitoring)|onsite only|no wfh/;

/** Where the work is done: from its own field, then the places, then the title. Descriptions mention too much to be reliable. */
export function arrangementOf(field: string | null, places: readonly string[], title: string): 'onsite' | 'hybrid' | 'remote' {
  const stated = fold(field ?? '');
  if (HYBRID.test(stated)) return 'hybrid';
  if (REMOTE.test(stated) || /^(?:yes|true|1|y)$/.test(stated)) return 'remote';
  if (/^(?:no|false|0|n|on.?site|office)$/.test(stated)) return 'onsite';
  const words = fold(`${places.join(' ; ')} ; ${title}`);
  if (HYBRID.test(words)) return 'hybrid';
  return REMOTE.test(words) && !NOT_REMOTE.test(words) ? 'remote' : 'onsite';
}

const levelId = (value: string) => xpLvls.find((item) => item.value === value)?.id ?? null;
const BY_YEARS: readonly (readonly [number, number | null])[] = [
  [10, levelId('Over 10 years')],
  [5, levelId('5–10 years')],
  [3, levelId('3–5 years')],
  [1, levelId('1–3 years')],
  [0.01, levelId('Under 1 year')],
  [0, levelId('No experience')],
];
const YEARS =
  /(\d{1,2}(?:\.\d)?)\s*(?:(?:\+|plus|or more|以上)\s*)?(?:(?:-|–|~|to|至|sampai|a|〜)\s*)?(?:\d{1,2}\s*)?(?:\+\s*)?(?:years?|yrs?|年|tahun|thn|anos?|años?|yil|سن)/;

/** The experience level of a text such as "5+ years", 3年以上 or "Entry level". A range counts by its lower end. */
export function experienceOf(field: string | null, jobTypeId: number | null): number | null {
  if (jobTypeId === typeId('Internship')) return levelId('Internship');
  const words = fold(field ?? '').replaceAll('_', ' ');
  if (words === '') return null;
  if (/\bintern(?:s|ship)?\b|實習|magang/.test(words)) return levelId('Internship');
  if (
    /no experience|fresh(?: graduate|er)|without experience|tanpa pengalaman|tiada pengalaman|sin experiencia|sem experiencia|deneyimsiz|不拘|無經驗|无经验|未経験/.test(
      words,
    )
  )
    return levelId('No experience');
  const years = YEARS.exec(words)?.[1] ?? /^\s*(\d{1,2})\s*(?:\+\s*)?$/.exec(words)?.[1];
  if (years !== undefined && Number(years) < 50) return BY_YEARS.find(([least]) => Number(years) >= least)?.[1] ?? null;
  if (/entry|junior/.test(words)) return levelId('Under 1 year');
  if (/associate/.test(words)) return levelId('1–3 years');
  if (/mid.?senior|senior/.test(words)) return levelId('5–10 years');
  return /director|executive/.test(words) ? levelId('Over 10 years') : null;
}

const DEGREES: readonly (readonly [RegExp, number])[] = [
  [/doctor|ph\.?\s?d\b|doutor|\bs3\b|博士|دكتوراه/, 7],
  [/master|\bmba\b|\bm\.?sc\b|magister|mestrado|\bs2\b|碩士|硕士|修士|yuksek lisans|ماجستير|postgraduate/, 6],
  [
    /bachelor|\bb\.?sc\b|\bb\.?a\b|undergraduate|university degree|college degree|college graduate|\bs1\b|sarjana|ijazah|lisans|ensino superior|grado|licenciatura|大學|大学|本科|بكالوريوس|\bdegree\b/,
    5,
  ],
  [/diploma|associate.?s? degree|\bd3\b|on lisans|tecnologo|專科|大专|短大|دبلوم/, 4],
  [/vocational|professional certificate|\bsmk\b|\btesda\b|formacion profesional|tecnico|技職|中专|専門学校|مهني/, 3],
  [/high school|secondary|\bspm\b|\bsma\b|\bged\b|lise\b|ensino medio|bachillerato|高中|高校|ثانوي|senior high|o.?level/, 2],
  [/no (?:degree|requirement|education)|not required|不拘|不问|学歴不問|tanpa|any education/, 1],
];

/** The lowest degree a text requires, or null if it names none. */
export function degreeOf(field: string | null): number | null {
  const words = fold(field ?? '').replaceAll('_', ' ');
  if (words === '') return null;
  const found = DEGREES.filter(([pattern]) => pattern.test(words)).map(([, id]) => id);
  return found.length > 0 ? Math.min(...found) : null;
}

/** Levels of education, by the IDs of the lists `degrees` and `educations` (server/modules/market/config/lists/work.ts). 1 is "no degree required". */
const LEVELS: readonly [level: number, pattern: RegExp][] = [
  [7, /\b(?:ph\.? ?d|doctora(?:te|l)|doctor of|doktor|doktora|doutorado|doctorado)\b|博士|دكتورا/iu],
  [
    6,
    /\b(?:master['’]?s|master of|masters|m\.?b\.?a|m\.?sc|magister|s2|yüksek lisans|mestrado|máster|maestr[ií]a|ijazah sarjana(?! muda))\b|硕士|碩士|修士|ماجستير/iu,
  ],
  [
    5,
    /\b(?:bachelor['’]?s?|b\.?sc?|b\.?a|bba|bs[a-z]{1,4}|undergraduate|college degree|university degree|graduate of|sarjana|s1|ijazah sarjana muda|lisans|licenciatura|bacharelado|graduação|ensino superior|grado|titulado)\b|本科|学士|學士|大学卒|大學|بكالوريوس|ليسانس/iu,
  ],
  [4, /\b(?:diploma|associate['’]?s?|d3|d4|ön lisans|tecnólogo|técnico superior|higher national)\b|大专|大專|專科|专科|短大|高専|دبلوم/iu],
  [3, /\b(?:vocational|kejuruan|vokasional|meslek lisesi|ensino técnico|formación profesional|tesda|nitec)\b|中专|技校|技職|専門学校|مهني/iu],
  [2, /\b(?:high school|senior high|secondary school|sma|smk|spm|gce|lise|ensino médio|bachillerato)\b|高中|高校卒|ثانوي/iu],
];

/** The highest level of education in a text; null for none. */
export const levelIn = (text: string): number | null => LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

import { fold, plain } from '../layout/line.ts';

const SCHOOL =
  /(?<!\p{L})(universit(y|e|é|at|ät|as|et|à)|universidad(e)?|universiti|üniversitesi|universitesi|college|colleges|universities|institut(e|o)?|instituto|academy|academia|school|high school|hochschule|fachhochschule|universität|gymnasium|école|ecole|lycée|lycee|università|universita|uniwersytet|polytechnique|polytechnic|politeknik|politecnic[oa]|politécnic[oa]|politechnika|faculdade|facultad|escuela|escola|colegio|colégio|sekolah|stie|stmik|stkip|stikes|iain|stain|stt|smjk|centro universitário|centro universitario|smk|sma|sman|smkn|lise|lisesi|okulu|\p{L}*okulu|akademi|akademisi|kolej|maktab|enstitüsü|conservatory|seminary|bootcamp|general assembly|coursera|udacity|kennedy school|mit|ucla|usc|nyu|uitm|ucl|eth|epfl|iit|nus|ntu|smu|ubc|lse|kaist|caltech|insead)(?!\p{L})/iu;
const SCHOOL_ANYWHERE = /大学|大學|学院|學院|高中|中学|中學|高校|高等学校|学校|學校|专门学校|جامعة|كلية|معهد|مدرسة|أكاديمية|اكاديمية/u;

const DEGREE_WORDS =
  /(?<!\p{L})(bachelors?('s|’s)?|masters?('s|’s)?|doctor(ate|al)?( of)?|ph\.?\s?d\.?|d\.?phil|associates?('s|’s)? (degree|of|in)|associate (degree|of|in)|diploma|advanced diploma|certificate (in|of|iii|iv)|certificate|degree|honou?rs|undergraduate|postgraduate|licenciatura|licenciado|licenciada|grado (en|superior|medio)|máster|mestrado|maestría|maestria|doutorado|doctorado|bacharelado|bacharel|tecnólogo|tecnologo|técnico (em|en|superior)|ingeniería|ingenieria|engenharia|especialidad|graduação|graduado|graduada|especialização|pós-graduação|pos-graduacao|bachillerato|ensino médio|lisans|yüksek lisans|yuksek lisans|ön lisans|on lisans|doktora|önlisans|sarjana( muda| terapan)?|magister|ijazah|diploma iii|diploma iv|sijil( kemahiran)?|diplomado|d3|d4|s1|s2|s3|stpm|spm|foundation in|a[- ]levels?|gcse|igcse|wassce|ssce|o[- ]levels?|ged|high school diploma|secondary|baccalaureate|abitur|juris doctor|minor in|major in|postdoc)(?!\p{L})/iu;
const DEGREE_SHORT =
  /(?<![\p{L}.])(PGCE|PGDE|PGDip|PGCert|PgDip|PgCert|HNC|BTEC|NVQ|GNVQ|A\.?B\.?|M\.?Res\.?|M\.?Litt\.?|MBBS|MBChB|BDS|DDS|DMD|DVM|DNP|DPT|BVSc|B\.?Pharm\.?|M\.?Pharm\.?|BSW|MSW|MLIS|MLS|MHA|MPP|MIS|M\.?Des\.?|B\.?Des\.?|BBus|BASc|BAppSc|B\.?Mus\.?|M\.?Mus\.?|EMBA|EdM|ALM|Sc\.?M|Sc\.?D|UEC|PMR|MTech|BTech|B\.?\s?A\.?|B\.?\s?Sc?\.?|B\.?\s?S\.?|B\.?\s?Eng\.?|B\.?\s?Tech\.?|B\.?\s?E\.?|B\.?\s?Com(m)?\.?|B\.?B\.?A\.?|B\.?F\.?A\.?|B\.?Arch\.?|B\.?Ed\.?|BCA|BIT|BCS|LL\.?B\.?|LL\.?M\.?|M\.?\s?A\.?|M\.?\s?Sc?\.?|M\.?\s?S\.?|M\.?\s?Eng\.?|M\.?\s?Tech\.?|M\.?B\.?A\.?|M\.?F\.?A\.?|M\.?Phil\.?|M\.?Ed\.?|MCA|MPA|MPH|MIT|J\.?D\.?|M\.?D\.?|A\.?A\.?S?\.?|A\.?S\.?|S\.?Kom\.?|S\.?E\.?|S\.?T\.?|BSN|MSN|BSBA|BSIT|BSCS|BSEd|MSCS|Dipl\.?(-Ing\.?)?|DPhil|EdD|DBA|PharmD|HND)(?:\s?\(?(Hons?|Honours)\.?\)?)?(?![\p{L}])/u;
const DEGREE_ANYWHERE =
  /学士|學士|硕士|碩士|博士|本科|大专|大專|专科|專科|研究生|修士|学部卒|卒業|修了|高中毕业|بكالوريوس|ماجستير|دكتوراه|دبلوم|ليسانس|الثانوية|إجازة/u;

/** Words for the level of a school: alone, they are what the person completed; with a name, where. */
const LEVEL =
  /^(?:sma|smk|sma\/smk|smp|lise|ortaokul|preparatoria|secundaria|高中|高中[毕畢]业|高职|高職|中专|中專|初中|國中|四技|二技|五專|二專|大學|大学|高校)$/iu;

/** True for text that names a school. */
export const isSchool = (text: string): boolean => !LEVEL.test(text.trim()) && (SCHOOL.test(plain(text)) || SCHOOL_ANYWHERE.test(text));

/** True for text that names a degree. "MIT" and "IT" don't. */
export function isDegree(text: string): boolean {
  return LEVEL.test(text.trim()) || DEGREE_WORDS.test(text) || DEGREE_ANYWHERE.test(text) || hasShortDegree(text);
}

function hasShortDegree(text: string): boolean {
  const match = DEGREE_SHORT.exec(text);
  if (!match) return false;
  // "MS" alone or before its field. "A S" in a sentence or the state "MA" after a comma isn't a degree.
  if (/,\s*$/.test(text.slice(0, match.index)) && /^(MA|MS|MD|ME|PA|DE)\b/.test(match[0]) && text.length - match.index <= 8) return false;
  return match.index <= 2 || /[,(:–—|-]\s*$/.test(text.slice(0, match.index)) || match[0].length >= 3;
}

export interface Degree {
  level: string;
  field: string | null;
}

const INTO = /(?<!\s)\s+(?:in|em|en|on|dalam|bidang|jurusan)\s+(?!(?:the|hono)\b)/iu;
/** A degree with "in" in its own name. */
const SPELLED = /^(masters? in (?:business|public) administration)(?!\p{L})(.*)$/iu;
const NAMED =
  /^((?:bachelor|master|doctor|associate|diploma|certificate)s?(?:['’]s)?(?:\s+degree)?|b\.?\s?a|b\.?\s?sc?|m\.?\s?a|m\.?\s?sc?)(?:\s*[,:–—-]\s*|\s+degree,?\s+)/iu;

/** Languages in which the field directly follows the degree. */
const JUXTAPOSED =
  /^((?:bachelor|master|doctor) of (?:arts|science|engineering|commerce|fine arts|technology|education|philosophy)(?: \((?:hons?|honou?rs)\.?\))?(?= (?!in |of |hon|and |with )\p{L})|(?:ijazah )?sarjana(?: muda| terapan)?|magister|sijil kemahiran|diploma(?: iii| iv| tiga| empat)?(?= (?!of|in|program|level)\p{Lu})|licenciatura|bacharelado|mestrado|maestría|ingeniería|grado|máster)\s+(?:(?:en|em|de|in)\s+)?(\p{L}.+)$/iu;

/** A field of study that looks like a degree. */
const SUBJECT = /^(?:ingenier[ií]a|engenharia)(?!\p{L})/iu;
/** The grade of a degree, not its level. */
const HONOURS = /honou?rs|hons?\b|distinction|merit|class/iu;

/**
 * "İktisat (Yüksek Lisans)", "Física, Licenciatura", "本科，软件工程": the degree on one side of a separator, its field on the other. Null if there is no
 * separator.
 */
function bySign(text: string): Degree | null {
  const [, before = '', inside = ''] = /^([^()（）]+?)\s?[(（]([^()（）]+)[)）]$/u.exec(text) ?? [];
  if (before !== '' && !isDegree(before) && isDegree(inside) && !HONOURS.test(inside)) return { level: inside, field: tidyField(before) };
  const [one = '', other = '', ...more] = text.split(/\s?[,،|]\s|\s[–—-]\s|(?<=\p{Script=Han})[,、|](?=\p{Script=Han})/u);
  if (other === '' || more.length > 0 || isSchool(one) || isSchool(other)) return null;
  const [first, second] = [one, other].map((piece) => isDegree(piece) && !SUBJECT.test(piece));
  if (first && !second) return { level: one, field: tidyField(other) };
  return second && !first && !HONOURS.test(other) ? { level: other, field: tidyField(one) } : null;
}

/** "Bachelor of Science in Physics" as a degree and its field. */
export function splitDegree(text: string): Degree {
  const bare = text
    .trim()
    .replace(/^[-–—,;:|]\s*/u, '')
    .replace(/(?<![\s,;:|–—-])[\s,;:|–—-]+$/u, '');
  const [, spelled, behind] = SPELLED.exec(bare) ?? [];
  if (spelled) return { level: spelled, field: tidyField(behind ?? '') };
  const into = INTO.exec(bare);
  if (into && !/\([^()]*$/.test(bare.slice(0, into.index)))
    return { level: bare.slice(0, into.index).trim(), field: tidyField(bare.slice(into.index + into[0].length)) };
  const short = DEGREE_SHORT.exec(bare);
  if (short?.index === 0 && short[0].length < bare.length && hasShortDegree(bare)) {
    const rest = bare.slice(short[0].length).replace(/^[\s,:–—-]+|^\s*of\s+/gu, '');
    if (rest !== '' && !/^of\b/i.test(bare.slice(short[0].length).trim())) return { level: short[0].trim(), field: tidyField(rest) };
  }
  const [, name, inside] = /^(.{4,}?)(?:(?<!\s)\s+)?[(（]([^()（）]{4,})[)）]$/u.exec(bare) ?? [];
  if (name && inside && isDegree(name) && !isDegree(inside) && !/\b(hon|class|merit|distinction|cum laude|first|upper|lower|major)/i.test(inside))
    return { level: name, field: tidyField(inside) };
  const parted = bySign(bare);
  if (parted) return parted;
  const named = NAMED.exec(bare);
  if (named) return { level: named[0].replace(/(?<![\s,:–—-])[\s,:–—-]+$/u, ''), field: tidyField(bare.slice(named[0].length)) };
  const [, grade, subject] = /^(S[123]|D[1-4])\s+(\p{L}.+)$/u.exec(bare) ?? [];
  if (grade && subject) return { level: grade, field: tidyField(subject) };
  const [head, ...rest] = bare.split(/(?:(?<!\s)\s+)?[,:–—|،]\s+|(?<!\s)\s+-\s+/u);
  if (rest.length > 0 && head && isDegree(head) && !rest.some((part) => isDegree(part) || isSchool(part)))
    return { level: head, field: tidyField(rest.join(', ')) };
  const juxtaposed = JUXTAPOSED.exec(bare);
  if (juxtaposed?.[1] && juxtaposed[2]) return { level: juxtaposed[1], field: tidyField(juxtaposed[2]) };
  const cjk = /^(.*?)(?:专业|專業|系|学科)?(?:(?<!\s)\s+)?(?:[（(]\s*)?(学士|學士|硕士|碩士|博士|本科|大专|大專|专科|修士)\s*[)）]?(学位|學位)?$/u.exec(bare);
  if (cjk?.[2]) return { level: cjk[2], field: tidyField(cjk[1] ?? '') };
  const arabic = /^(بكالوريوس|ماجستير|دكتوراه|دبلوم|ليسانس)\s+(?:في\s+)?(\S.*)$/u.exec(bare);
  if (arabic?.[1]) return { level: arabic[1], field: tidyField(arabic[2] ?? '') };
  return { level: bare, field: null };
}

/** The grade after the field of study. */
const GRADE =
  /(?:,\s|\s?\(|\s[–—-]\s)(?:[123]:[12]|[12]st|first|first class(?: honou?rs)?|(?:upper|lower) second(?: class)?(?: honou?rs)?|distinction|merit|pass)\)?$/iu;

function tidyField(text: string): string | null {
  const unclosed = text.indexOf('(', text.lastIndexOf(')') + 1);
  const bare = (unclosed < 0 ? text : text.slice(0, unclosed))
    .replace(/^[\s,:–—-]+/u, '')
    .replace(/(?<![\s,;:|.–—-])[\s,;:|.–—-]+$/u, '')
    .trim();
  const graded = bare.replace(GRADE, '');
  const [, inside] = /^\(([^()]*)\)$/.exec(graded) ?? [];
  return fold(graded) === '' ? null : (inside ?? graded);
}

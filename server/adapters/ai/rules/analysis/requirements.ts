import type { RequirementKind } from '../../../../../contract/applicant-analysis.ts';
import { languageIn } from '../../../../resume/words/spoken-languages.ts';
import type { JobAd } from '../../analysis.ts';
import { demandsProtected } from '../../protected.ts';
import { inOneLine } from '../../verified.ts';
import { levelIn } from './levels.ts';
import { tellingTerms } from './telling.ts';
import { yearsIn } from './years.ts';

/** A requirement as the rules compare it. */
export interface Requirement {
  kind: RequirementKind;
  text: string;
  years: number | null;
  level: number | null;
  /** Words that may name a field of work or study. A field of the ad has none. */
  about: string;
  /** The names of a place. */
  names: readonly string[];
}

const LONGEST = 300;
const EXPERIENCE = /experien|pengalaman|deneyim|tecrübe|経験|经验|經驗|خبر|in a similar|in the field|worked/iu;
const LICENCE =
  /\b(?:licen[cs]ed?|licen[cs]es?|certifi(?:ed|cate|cation)s?|certificates|chartered|registered nurse|board passer|cpa|acca|cfa|pmp|cissp|lisensi|sertifi\p{L}+|sim [abc]|sijil|lesen|ehliyet\p{L}*|sertifika\p{L}*|cnh|certificad[oa]s?|certificação|licencia|carnet de conducir|habilitação)\b|免許|資格|证书|證照|执照|執照|驾照|駕照|رخصة|شهادة مهنية|شهادات مهنية/iu;
const SPOKEN_WORDS =
  /\b(?:fluen\p{L}+|speak\p{L}*|spoken|written|verbal|language|communicat\p{L}+|proficien\p{L}+|native|conversational|bilingual|bahasa|idioma|inglés|inglês|dil\p{L}*|fasih|lancar)\b|語|语|话|話|لغة|اللغة/iu;
const DEGREE_WORDS =
  /\b(?:degree|graduate[ds]?|diploma|bachelor|master['’]?s|education|university|college|school|lulusan|pendidikan|mezun\p{L}*|ensino|formação|título|estudios|kelulusan|ijazah)\b|学历|學歷|卒|学位|學位|مؤهل|بكالوريوس|ماجستير|دبلوم/iu;

/**
 * The kinds of requirement in a line. Outside a list of requirements, only years, degrees, and languages count, because the rest of an ad describes
 * the work and the company.
 */
function kindsOf(text: string, isAsked: boolean): Requirement[] {
  const years = yearsIn(text);
  const level = levelIn(text);
  const requirement = (kind: RequirementKind): Requirement => ({
    kind,
    text,
    years: kind === 'experience' ? years : null,
    level: kind === 'education' ? level : null,
    about: text,
    names: [],
  });
  const found: Requirement[] = [];
  if (years !== null && EXPERIENCE.test(text)) found.push(requirement('experience'));
  if (level !== null && DEGREE_WORDS.test(text)) found.push(requirement('education'));
  if (isAsked && LICENCE.test(text) && found.length === 0) found.push(requirement('licence'));
  if (languageIn(text) && SPOKEN_WORDS.test(text) && found.length === 0) found.push(requirement('language'));
  if (found.length === 0 && isAsked && tellingTerms(text).length > 0) found.push(requirement(years === null ? 'other' : 'experience'));
  return found;
}

/** An ad's requirements: its fields, then its text. A protected characteristic is left out together with its clause only. */
export function requirementsOf({ fields, lines }: JobAd): Requirement[] {
  const ofFields = fields.map(({ kind, text, years = null, level = null, names = [] }): Requirement => ({
    kind,
    text: inOneLine(text),
    years,
    level,
    names,
    about: '',
  }));
  const ofText = lines.flatMap(({ text: line, isAsked }) => {
    const text = inOneLine(line).replace(/(?<![\s;,.。])[\s;,.。]+$/u, '');
    if (text.length < 2 || text.length > LONGEST) return [];
    if (!demandsProtected(text)) return kindsOf(text, isAsked);
    return text
      .split(/[,;、，]/)
      .map((clause) => clause.trim().replace(/^(?:and|with|or) /i, ''))
      .filter((clause) => clause.length > 1 && !demandsProtected(clause))
      .flatMap((clause) => kindsOf(clause, false));
  });
  const skills = new Set(ofFields.map(({ text }) => text.toLocaleLowerCase('und')));
  return [...ofFields, ...ofText.filter(({ text }) => !skills.has(text.toLocaleLowerCase('und')))];
}

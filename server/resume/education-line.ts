import { withoutSpans, type Span } from './dates.ts';
import { fold, withoutBullet, type Line } from './layout/line.ts';
import { spanOf } from './prose.ts';
import { byComma, tokensOf, withoutPlace } from './tokens.ts';
import { labeled, valueOf } from './words/labels.ts';
import { isPlace } from './words/places.ts';
import { isDegree, isSchool, splitDegree } from './words/schools.ts';

/** What is known so far about a time at a school. */
export interface Schooling {
  school: string | null;
  degree: string | null;
  field: string | null;
  span: Span | null;
  /** The field of study came after a comma, where the school may be too. */
  isFieldByComma: boolean;
  /** Text known neither as a school nor as a degree. */
  unknown: string[];
  lines: Line[];
  body: Line[];
}

const empty = (): Schooling => ({ school: null, degree: null, field: null, isFieldByComma: false, span: null, unknown: [], lines: [], body: [] });
const SCORE =
  /(?:\bc?gpa|\bcgpa|\bipk|\bpng|绩点|التقدير|المعدل)\s*(?:\([^()]*\)\s*)?(?:[:：]\s*)?(?:of\s+)?(\d{1,2}(?:[.,]\d{1,2})?(?:\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?)?)/iu;

/** The information in one line. */
export function readLine(line: Line): Schooling {
  const draft = { ...empty(), span: spanOf({ ...line, text: withoutBullet(line.text) }), lines: [line] };
  for (const { text } of tokensOf([line])) readPiece(text, draft);
  return draft;
}

/** "Tertiary: University of …": the level of the school before its name. */
const TIER =
  /^(tertiary|college|graduate studies|post-?graduate|secondary|senior high|junior high|high school|vocational|primary|elementary)(?:\s+(?:school|education|level))?\s*[:–-]\s*(?=\S)/iu;
const SCHOOL_TIER = /^(secondary|senior|junior|high|vocational|primary|elementary)/i;

function readPiece(text: string, draft: Schooling): void {
  const [tier, name = ''] = TIER.exec(text) ?? [];
  if (tier !== undefined) {
    readPiece(text.slice(tier.length), draft);
    if (SCHOOL_TIER.test(name) && draft.degree === null) draft.degree = name;
    return;
  }
  const [, field, rest] = /^(?:in|en|em)\s+([^\s,][^,]*),\s+(\S.*)$/iu.exec(text) ?? [];
  if (field && rest && isSchool(rest) && !isDegree(field)) {
    draft.field ??= field;
    readPiece(rest, draft);
    return;
  }
  const found = labeled(text);
  if (found) {
    if (found.label === 'school') draft.school ??= found.value;
    else if (found.label === 'field') draft.field ??= found.value;
    else if (found.label === 'degree') setDegree(draft, found.value);
    return;
  }
  const bare = withoutSpans(text.replace(SCORE, '').replace(/\(\s*\)|(?<![\s,;|(:–-])[\s,;|(:–-]+$/gu, ''));
  if (
    bare === '' ||
    valueOf(bare, 'score') !== null ||
    /^(c?gpa|honou?rs?|dean|magna|cum laude|summa|thesis|advisor|relevant|coursework|courses|activities|minor:|(?:first|second|third)[ -]class)/i.test(bare)
  )
    return;
  const [school, degree] = [isSchool(bare), isDegree(bare)];
  if (school && degree) {
    const pieces = apart(bare);
    if (pieces.length > 1) for (const piece of pieces) readPiece(piece, draft);
    else if (NO_SCHOOL.test(bare)) setDegree(draft, bare);
    else draft.school ??= bare;
  } else if (school) {
    // "Industrial Engineering, Harlan College": the field before the school.
    const [first = '', ...others] = byComma(bare);
    const isField =
      others.length > 0 && !isSchool(first) && isSchool(others[0] ?? '') && !isPlace(first) && !/^(?:department|dept|faculty|division)\b/i.test(first);
    if (isField && isDegree(first)) setDegree(draft, first);
    else if (isField && draft.school === null) draft.unknown.push(first);
    draft.school ??= withoutPlace(isField ? others.join(', ') : bare);
  } else if (degree) {
    // "Tulsa Technology Center, Certificate": what comes before the degree is the school if no other is named, and otherwise the field of study.
    const [first = '', second = '', ...more] = byComma(bare);
    const isBehind = second !== '' && more.length === 0 && !isDegree(first) && isDegree(second);
    if (isBehind) draft.unknown.push(first);
    setDegree(draft, isBehind ? second : bare);
  } else draft.unknown.push(bare);
}

/** Degrees with a word for a school in their name. */
const NO_SCHOOL = /^(?:(?:high|secondary|senior high) school (?:diploma|certificate|degree|graduate)|bachelor|master|doctor)/i;

/** School and degree in one piece, separated by a comma, "from", or "at". */
function apart(text: string): string[] {
  const [, left, right] = /^(.+?)(?<!\s)\s+(?:from|at|de la|della)\s+(?:the\s+)?(\S.*)$/isu.exec(text) ?? [];
  if (left && right && isDegree(left) && isSchool(right)) return [left, right];
  const pieces = byComma(text);
  const at = pieces.findIndex((piece) => isSchool(piece) && !NO_SCHOOL.test(piece));
  if (pieces.length < 2 || at < 0) return [text];
  if (at === 0) {
    // "University of X, Berkeley, BSc in Y": the school's name ends where the degree starts.
    const degreeAt = pieces.findIndex((piece, index) => index > 0 && isDegree(piece));
    return degreeAt < 0 ? [text] : [pieces.slice(0, degreeAt).join(', '), pieces.slice(degreeAt).join(', ')];
  }
  return [pieces.slice(0, at).join(', '), pieces.slice(at).join(', ')];
}

function setDegree(draft: Schooling, text: string): void {
  const { level, field } = splitDegree(text);
  if (draft.degree !== null && draft.field === null && field !== null && fold(level) === fold(draft.degree)) draft.field = field;
  else if (draft.degree === null) {
    draft.degree = level;
    draft.isFieldByComma = draft.field === null && field !== null && /[,–—|]\s*$/u.test(text.slice(0, text.indexOf(field)));
    draft.field ??= field;
  }
}

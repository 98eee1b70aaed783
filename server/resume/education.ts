import type { EducationEntry } from '../../contract/resume-document.ts';
import type { Found } from '../../contract/resume-sync.ts';
import { withDatesUp } from './dates-beside-lists.ts';
import { withRecordsApart } from './side-by-side-records.ts';
import { withLabels } from './labeled-forms.ts';
import { withWholeNames } from './wrapped-names.ts';
import { isDate } from './dates.ts';
import { descriptionOf } from './description.ts';
import type { Line } from './layout/line.ts';
import { continuations, isSentence, spanOf } from './prose.ts';
import { withWholeTimes } from './rirekisho.ts';
import { readLine, type Schooling } from './education-line.ts';
import { byComma } from './tokens.ts';
import { isPlace } from './words/places.ts';
import { isDegree, isSchool } from './words/schools.ts';

/** How many letters a line may have before its degree to count as starting with one. */
const OPENING = 16;

/** The education in a section. A record ends at a second school, a second degree, or a second date with other new information. */
export function readEducation(all: readonly Line[]): Found<EducationEntry>[] {
  const lines = withDatesUp(withWholeNames(withLabels(withRecordsApart(withWholeTimes(all)))));
  const goesOn = continuations(lines);
  const hasPlain = lines.some((line) => !line.isBullet && (isSchool(line.text) || isDegree(line.text)));
  const drafts: Schooling[] = [];
  const opens = blocksOf(lines);
  let hadBody = false;
  for (const [index, line] of lines.entries()) {
    const isBody = (line.isBullet && hasPlain) || goesOn[index] || (isSentence(line.text) && !spanOf(line) && !isDegree(line.text.slice(0, OPENING)));
    const draft = drafts.at(-1);
    if (isBody) {
      draft?.body.push(line);
      hadBody = true;
      continue;
    }
    const own = readLine(line);
    const isApart = opens === null ? undefined : opens[index];
    const isNew =
      !draft ||
      isApart ||
      (!isParent(draft, own) && (clashes(draft, own, hadBody) || (isApart === undefined && opensLike(line, own, draft, drafts[0]?.lines[0]))));
    if (isNew) drafts.push(own);
    else join(draft, own);
    hadBody = false;
  }
  return settle(drafts).map(toFound);
}

/**
 * If records are spaced apart: for each line, whether a record starts with it. Null if the spacing says nothing, or separates something other than
 * records.
 */
function blocksOf(lines: readonly Line[]): boolean[] | null {
  const gaps = lines.slice(1).flatMap(({ gap }) => (gap > 0 ? [gap] : []));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  if (gaps.length < 2 || most < least * 1.3) return null;
  const opens = lines.map((line, index) => index === 0 || line.gap > (least + most) / 2);
  const blocks: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    if (opens[index]) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  const isRecord = (block: readonly Line[]) => {
    const own = block.filter(({ isBullet }) => !isBullet).map(readLine);
    return own.some(({ school, degree }) => school !== null || degree !== null) && own.filter(({ span }) => span !== null).length < 2;
  };
  const hasDates = (block: readonly Line[]) => block.some((line) => !line.isBullet && spanOf(line) !== null);
  const dated = blocks.filter(hasDates).length;
  return blocks.length > 1 && blocks.every(isRecord) && (dated === 0 || dated === blocks.length) ? opens : null;
}

/** "Kellogg School of Management", followed by its university in the next line: one school. */
const isParent = (draft: Schooling, own: Schooling): boolean =>
  draft.school !== null &&
  own.school !== null &&
  own.degree === null &&
  own.span === null &&
  draft.body.length === 0 &&
  draft.lines.at(-1)?.text === draft.lines.find(({ text }) => text.includes(draft.school ?? ''))?.text &&
  (draft.span === null || draft.degree === null) &&
  /\b(school|faculty|college|department|institute) of\b/i.test(draft.school) &&
  /\buniversity\b/i.test(own.school);

function clashes(draft: Schooling, own: Schooling, hadBody: boolean): boolean {
  if ((draft.school && own.school) || (draft.degree && own.degree && !isAddition(own))) return true;
  const bringsName = own.school !== null || own.degree !== null || own.unknown.length > 0;
  const opensWithDate = isDate(draft.lines[0]?.text ?? '');
  if (draft.span && own.span && (bringsName || opensWithDate)) return true;
  return hadBody && bringsName && (own.span !== null || own.school !== null || own.degree !== null);
}

/** A name that isn't known as a school's, in the style in which the first record starts. */
const opensLike = (line: Line, own: Schooling, draft: Schooling, model: Line | undefined): boolean =>
  own.unknown.length > 0 &&
  own.degree === null &&
  model !== undefined &&
  line.isStrong &&
  model.isStrong &&
  line.font === model.font &&
  (draft.span !== null || draft.degree !== null) &&
  draft.school !== null;

/** "Minor in Music" belongs to the degree above it. */
const isAddition = (own: Schooling): boolean => /^(minor|major|concentration|specializ)/i.test(own.degree ?? '') && !own.school;

function join(draft: Schooling, own: Schooling): void {
  if (isParent(draft, own)) draft.school = own.school;
  draft.school ??= own.school;
  draft.degree ??= own.degree;
  draft.field ??= own.field;
  draft.span ??= own.span;
  draft.isFieldByComma ||= own.isFieldByComma;
  draft.unknown.push(...own.unknown);
  draft.lines.push(...own.lines);
}

/** A field of study, not a level: "経済学部", "Faculty of Law". */
const FACULTY = /(?:学部|學部|学科|學科|学系|學系|专业|專業|系)$|^(?:faculty|department|school|fakultas|jurusan|facultad|faculdade) /iu;

/** Fills the gaps of a record with what wasn't understood, and takes the school from the record above. */
function settle(drafts: readonly Schooling[]): Schooling[] {
  let school: string | null = null;
  const settled: Schooling[] = [];
  for (const draft of drafts) {
    const unknown = draft.unknown.filter((text) => text.length < 90);
    if (draft.school === null && (draft.degree !== null || draft.span !== null) && unknown.length > 0) draft.school = unknown.shift() ?? null;
    if (draft.school === null && draft.isFieldByComma) [draft.school, draft.field] = [draft.field, null];
    if (draft.degree === null && draft.school !== null && draft.span !== null && unknown.length > 1 && !FACULTY.test(unknown[0] ?? ''))
      draft.degree = unknown.shift() ?? null;
    withoutField(draft);
    if (draft.field === null) draft.field = unknown.find((text) => !/[\d:]/.test(text)) ?? null;
    draft.school ??= draft.degree ? school : null;
    ({ school } = draft);
    if (draft.school !== null) settled.push(draft);
    else if (draft.degree !== null) settled.push(draft);
  }
  return settled;
}

/** "Princeton University, Computer Science": what follows the school is the field of study, if there is no other. */
function withoutField(draft: Schooling): void {
  if (draft.field !== null || draft.degree === null || draft.school === null) return;
  const [head = '', ...rest] = byComma(draft.school);
  const tail = rest.join(', ');
  // A single word may be the town.
  if (!/\s/.test(tail) || !isSchool(head) || rest.some((piece) => isPlace(piece) || isSchool(piece))) return;
  [draft.school, draft.field] = [head, tail];
}

function toFound({ school, degree, field, span, lines, body }: Schooling): Found<EducationEntry> {
  const confidence = 0.35 + (school && isSchool(school) ? 0.25 : 0) + (degree && isDegree(degree) ? 0.2 : 0) + (span ? 0.15 : 0);
  return {
    value: {
      school_name: school ?? '',
      education_level: degree ?? '',
      field_of_study: field ?? '',
      start_date: span?.start ?? null,
      end_date: span?.isCurrent ? null : (span?.end ?? null),
      is_attending: span?.isCurrent ?? false,
      description: descriptionOf(body),
    },
    confidence: Math.round(confidence * 100) / 100,
    lines: lines.map(({ page, text }) => ({ page, text })),
  };
}

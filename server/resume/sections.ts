import { fold, HEADING, withoutBullet, type Columns, type Line } from './layout/line.ts';
import { fontOf, isInColumn, withHeadingsUp, withoutFirstCell, withWholeHeadings } from './margin-headings.ts';
import { languageIn } from './words/spoken-languages.ts';
import { headingOf, type SectionKind } from './words/headings.ts';
import { isDate } from './dates.ts';
import { organizationScore, titleScore } from './words/jobs.ts';
import { jobSubheading } from './words/job-subheadings.ts';
import { bareLabel } from './words/labels.ts';
import { isDegree, isSchool } from './words/schools.ts';

export interface Section {
  /** `header` is what comes before the first heading of a column. */
  kind: SectionKind | 'header';
  heading: Line | null;
  lines: Line[];
}

/** Kinds whose headings may occur within a job. */
const REPEATED: readonly SectionKind[] = ['other', 'projects', 'skills', 'summary'];
const INLINE: readonly SectionKind[] = ['skills', 'languages', 'certifications', 'education', 'summary'];
/** Sections people add near their skills that aren't skills. */
const NO_SKILLS = /^(references|referees|interests|hobbies|awards|honou?rs|publications|affiliations|memberships)/i;

/** Splits every column at its headings. A line in the style of the headings counts too, even if its words aren't known. */
export function sectionsOf(columns: Columns): Section[] {
  const lines = columns.flat();
  const styles = headingStyles(lines);
  const repeated = repeatedHeadings(lines);
  return columns.flatMap((own) => cut(withWholeHeadings(withHeadingsUp(own)), styles, repeated)).map(settled);
}

const styleOf = (line: Line): string => `${line.font}/${Math.round(line.size * 2) / 2}/${isCaps(line.text)}`;

const isCaps = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();

/** A heading that occurs several times is a part of each job, even if a section has the same name: "Key achievements". */
function repeatedHeadings(lines: readonly Line[]): ReadonlySet<string> {
  const all = lines.filter((line) => !line.isBullet && REPEATED.includes(headingOf(line.text) ?? 'work')).map((line) => fold(line.text));
  return new Set(all.filter((text, index) => all.indexOf(text) !== index));
}

/** Whether a line belongs to a record: its name, or the date next to it. */
function isOfRecord(line: Line, index: number, lines: readonly Line[]): boolean {
  const isDated = [lines[index - 1], lines[index + 1]].some((other) => other && other.page === line.page && other.cells.some(({ text }) => isDate(text)));
  return isDated || titleScore(line.text) > 0 || organizationScore(line.text) > 0 || isSchool(line.text) || isDegree(line.text);
}

/** Styles that known headings have and hardly any other line, each with the distance of its headings to the line above. */
function headingStyles(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, { known: number; other: number; ofRecords: number; gap: number }>();
  for (const [index, line] of lines.entries()) {
    const count = counts.get(styleOf(line)) ?? { known: 0, other: 0, ofRecords: 0, gap: Infinity };
    if (headingOf(line.text) === null) {
      count.other += 1;
      if (isOfRecord(line, index, lines)) count.ofRecords += 1;
    } else {
      count.known += 1;
      // At the top of a page, there is no distance.
      if (line.gap > 0) count.gap = Math.min(count.gap, line.gap);
    }
    counts.set(styleOf(line), count);
  }
  // If a document has heading styles, one of them is for sections, whose words needn't be known. The others are for records.
  const [sectional] = [...counts]
    .filter(([style, { known }]) => style.startsWith(HEADING) && known > 0)
    .toSorted(([, one], [, other]) => other.known - one.known);
  // Titles and companies have the style of the headings: then only known words make one.
  const areRecords = (ofRecords: number, other: number) => ofRecords >= 2 && ofRecords * 2 > other;
  const isOne = (style: string, known: number, other: number) => (known >= 2 && known >= other) || (style === sectional?.[0] && known * 4 >= other);
  return new Map(
    [...counts]
      .filter(([style, { known, other, ofRecords }]) => isOne(style, known, other) && !areRecords(ofRecords, other))
      .map(([style, { gap }]) => [style, Number.isFinite(gap) ? gap : 0]),
  );
}

function cut(lines: readonly Line[], styles: ReadonlyMap<string, number>, repeated: ReadonlySet<string>): Section[] {
  const sections: Section[] = [{ kind: 'header', heading: null, lines: [] }];
  /** A line about something else among skills, which continue after it. */
  let aside: { section: Section; skills: Section } | null = null;
  for (const line of lines) {
    if (aside && aside.section === sections.at(-1) && (line.isBullet || LABELLED.test(line.text))) sections.push({ ...aside.skills, lines: [] });
    const current = sections.at(-1) as Section;
    const isItemOfList = line.isBullet && !isMarkedHeading(line) && !(line.isStrong && styles.has(styleOf(line)));
    const known =
      isItemOfList || isTableHead(line) || goesOn(current.lines.at(-1), line) || isLeftOver(current.lines.at(-1), line, styles)
        ? null
        : (formHeading(line) ?? headingOf(withoutBullet(line.text)));
    const isSubheading = known !== null && current.kind === 'skills' && known === 'languages' && styles.size > 0 && !styles.has(styleOf(line));
    const margin = line.cells.length > 1 && !line.isBullet ? headingOf(line.cells[0]?.text ?? '') : null;
    // "Knife Skills" among others is one of them.
    const isItem =
      known === 'skills' && current.kind === 'skills' && current.lines.length > 0 && line.gap < 1.5 && !line.isStrong && fold(line.text).split(' ').length > 1;
    const isListed = known !== null && current.kind === 'skills' && current.lines.length > 0 && !line.isStrong && isTight(line, styles);
    const isPart = Boolean(jobSubheading(line.text)) && !(current.heading?.text.trim().endsWith(':') ?? false);
    const isWithin = current.kind === 'work' && (isPart || repeated.has(fold(line.text)));
    if (isWithin || isItem || isListed) current.lines.push(line);
    else if (known !== null && !isSubheading) sections.push({ kind: known, heading: line, lines: [] });
    else if (margin !== null && isMargin(line, lines)) sections.push({ kind: margin, heading: line, lines: [withoutFirstCell(line, lines)] });
    else if (isStyled(line, styles)) sections.push({ kind: 'other', heading: line, lines: [] });
    else {
      const inline = inlineOf(line, current.kind);
      if (inline) {
        const text = afterColon(line.text);
        const own = { ...line, isBullet: false, text, cells: [{ ...(line.cells[0] as Line['cells'][0]), text, parts: [] }] };
        const section: Section = { kind: inline, heading: line, lines: [own] };
        sections.push(section);
        if (current.kind === 'skills') aside = { section, skills: current };
      } else current.lines.push(line);
    }
  }
  return sections.filter(({ kind, lines }) => kind !== 'header' || lines.length > 0);
}

/** In a list, in another style than the headings, and closer to the line above than any of them: "教育訓練" among skills. */
function isTight(line: Line, styles: ReadonlyMap<string, number>): boolean {
  const [least] = [...styles.values()].filter((gap) => gap > 0).toSorted((a, b) => a - b);
  return least !== undefined && !styles.has(styleOf(line)) && line.gap > 0 && line.gap < least * 0.85;
}

/** "■職務経歴": a heading with a mark that lists have too, in a style or a script that differs from their items. */
const isMarkedHeading = ({ text, isStrong }: Line): boolean =>
  /^\s*[■□◆◇▶►●❖]/u.test(text) && (isStrong || /\p{Script=Han}|\p{Script=Katakana}/u.test(text)) && headingOf(withoutBullet(text)) !== null;

/** The column names of a table, one of which may have the name of a section. */
const isTableHead = ({ cells }: Line): boolean => cells.length > 2 && cells.filter(({ text }) => bareLabel(text) !== null).length > 1;

/** The heading in a row of a form's table: "年", "月", "免許・資格". */
function formHeading({ cells }: Line): SectionKind | null {
  const last = cells.at(-1);
  return last && cells.length > 1 && cells.slice(0, -1).every(({ text }) => /^[年月日]$/u.test(text)) ? headingOf(last.text) : null;
}

/** The last word of a label that takes several lines: "providing education and", "training". */
const goesOn = (above: Line | undefined, line: Line): boolean =>
  above !== undefined && styleOf(above) === styleOf(line) && line.gap < 1.3 && /\b(and|of|or)$/i.test(above.cells[0]?.text ?? '');

/** The last word of a sentence that a page broke: "two weeks of field", "work". */
const isLeftOver = (above: Line | undefined, line: Line, styles: ReadonlyMap<string, number>): boolean =>
  above !== undefined && /^\p{Ll}/u.test(line.text) && line.gap < 1.6 && !line.isStrong && above.font === line.font && !styles.has(styleOf(line));

/** A heading next to its text: in another style than the text, or in a column with little else than headings. */
function isMargin(line: Line, lines: readonly Line[]): boolean {
  const [first, second] = line.cells;
  if (first && second && line.isStrong && fontOf(first) !== fontOf(second)) return true;
  // The text below it doesn't overlap it.
  const below = lines[lines.indexOf(line) + 1];
  if (first && second && line.isStrong && below && below.page === line.page && below.gap < 2 && Math.abs(below.x0 - second.x0) < 3 && below.x0 > first.x1)
    return true;
  const inMargin = lines.filter((other) => first && other.cells[0] && isInColumn(first, other.cells[0], 3));
  const kinds = new Set(inMargin.flatMap((other) => (other.cells.length > 1 ? (headingOf(other.cells[0]?.text ?? '') ?? []) : [])));
  return kinds.size >= 2;
}

function isStyled(line: Line, styles: ReadonlyMap<string, number>): boolean {
  const gap = styles.get(styleOf(line));
  return (
    gap !== undefined &&
    (line.gap === 0 || line.gap >= gap * 0.85) &&
    !line.isBullet &&
    line.cells.length === 1 &&
    fold(line.text).split(' ').length <= (line.font.startsWith(HEADING) ? 8 : 4) &&
    !/[\d@,|:;]/.test(line.text)
  );
}

const afterColon = (text: string): string => withoutBullet(text).replace(/^[^:：]*[:：]\s*/u, '');

const LABELLED = /^[^:：]{2,40}[:：]\s*\S/u;

/** "Skills: Java, SQL" without an open section for it. Within skills, it is a kind of skill, unless it lists spoken languages. */
function inlineOf(line: Line, open: Section['kind']): SectionKind | null {
  const { isBullet } = line;
  const text = withoutBullet(line.text);
  const [, name, rest] = /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(text) ?? [];
  if (!name || !rest) return null;
  const kind = headingOf(name);
  if (kind === 'other' && open === 'skills' && NO_SKILLS.test(name)) return kind;
  if (!kind || !INLINE.includes(kind) || kind === open) return null;
  if (kind === 'languages') return languageIn(rest) ? kind : null;
  // After a school, "Skills: Java, SQL" is a section. After a job, it is what was used there.
  if (open === 'education' || open === 'volunteer' || open === 'certifications' || open === 'languages') return kind === 'skills' && !isBullet ? kind : null;
  const isOpen = open === 'header' || open === 'other' || open === 'summary' || open === 'contact';
  return isOpen || (open === 'skills' && kind === 'certifications') ? kind : null;
}

/** Decides sections whose headings are ambiguous by their content: "Languages" without a spoken one means programming languages. */
function settled(section: Section): Section {
  // "Qualifications" are either education or strengths.
  if (
    section.kind === 'summary' &&
    /qualification/i.test(section.heading?.text ?? '') &&
    section.lines.some((line) => isDegree(line.text) || isSchool(line.text))
  )
    return { ...section, kind: 'education' };
  if (section.kind !== 'languages') return section;
  return section.lines.some((line) => languageIn(line.text)) ? section : { ...section, kind: 'skills' };
}

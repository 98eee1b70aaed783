import { contactOf, educationOf, licensesOf, nameOf, personalOf, shownAddress, workOf, type Entry } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { place, type Atom } from '../flow.ts';
import type { Span } from '../paragraph.ts';
import { Sections } from '../sections.ts';
import { space, span, type Column } from '../setter.ts';
import type { Template } from '../sheet.ts';

const INK = '#1a1a1a';
const QUIET = '#4a4a4a';
const RULE = '#7d7d7d';
const TINT = '#f1f0ec';
/** 30 × 40 mm, the size of the photo on the form. */
const PHOTO = { width: 85, height: 113.4 };
const LABEL = 116;
const PAD = 7;

/** The standard form in Japan: ruled fields, a photo of 30 × 40 mm, and one row per school, job and license. */
export const rirekisho: Template = {
  hasPhoto: true,
  columns: 1,
  draw(sheet) {
    const { setter, document, canvas, photo, language, words } = sheet;
    const style = stylesOf(sheet, 'sourceSans', 'plexArabic');
    const whole = { x: 48, width: sheet.width - 96 };
    const body = style('regular', 9.6, INK, 1.36);
    const label = style('regular', 8.8, QUIET, 1.36);
    const sections = new Sections(sheet, {
      body,
      title: style('bold', 9.8, INK, 1.36),
      place: body,
      quiet: label,
      accent: QUIET,
      mark: '・',
      gaps: { entry: 0, text: 1.5 },
      heading: (text, at) =>
        [
          field([], setter.text([span(text, style('bold', 10.4, INK, 1.3))], { x: at.x + PAD, width: at.width - PAD * 2 }, { align: 'centre' }), at, {
            before: 9,
            isTinted: true,
            holdsNext: true,
          }),
        ].flat(),
    });
    const fields = { x: whole.x, width: whole.width - (photo ? PHOTO.width + 14 : 0) };
    const named = (text: string, spans: readonly Span[], at: Column) =>
      field(
        setter.text([span(text, label)], { x: at.x + PAD, width: LABEL - PAD * 2 }),
        setter.text(spans, { x: at.x + LABEL + PAD, width: at.width - LABEL - PAD * 2 }),
        at,
        { divider: LABEL, holdsNext: true },
      );
    const { headline } = document.basic_info;
    const rows = [
      ...named(words.name, [span(nameOf(document), style('medium', 19, INK, 1.25))], fields),
      ...(headline
        ? field(
            [],
            setter.text([span(headline, style('regular', 11, INK, 1.3))], { x: fields.x + LABEL + PAD, width: fields.width - LABEL - PAD * 2 }),
            fields,
            { divider: LABEL, holdsNext: true },
          )
        : []),
      ...personalOf(document, words, language).flatMap((row) => named(row.label, [span(row.text, body)], fields)),
      ...contactOf(document, words).flatMap((row) => named(row.label, [span(row.text, body, row.link)], fields)),
    ];
    const history = (name: string, entries: readonly Entry[]) =>
      entries.length === 0 ? [] : [...sections.theme.heading(name, whole), ...entries.flatMap((entry) => rowOf(sections, entry, whole))];
    const section = (name: string, atoms: readonly Atom[]) => (atoms.length === 0 ? [] : [...sections.theme.heading(name, whole), ...field([], atoms, whole)]);
    const text = { x: whole.x + PAD, width: whole.width - PAD * 2 };
    const title = setter.text([span(words.resume, style('bold', 19, INK, 1.2))], whole, { holdsNext: true });
    const top = 46 + title.reduce((sum, atom) => sum + atom.height, 0) + 10;
    const high = rows.reduce((sum, atom) => sum + atom.height, 0);
    if (photo) {
      const box = { x: whole.x + whole.width - PHOTO.width, y: top, ...PHOTO };
      canvas.picture(0, box, photo);
      canvas.stroke(0, box, RULE, 0.6);
    }
    const atoms = [
      ...title,
      space(10),
      ...rows,
      space(photo ? Math.max(0, PHOTO.height - high) : 0),
      ...history(words.education, educationOf(document, language)),
      ...history(words.experience, workOf(document, language)),
      ...history(words.licenses, licensesOf(document, language, words)),
      ...section(words.summary, sections.prose(document.basic_info.career_summary, text)),
      ...section(words.skills, document.skills.length === 0 ? [] : setter.text([span(document.skills.join(sections.comma), body)], text)),
      ...section(
        words.languages,
        document.languages.flatMap((each) => setter.text([span(each.language, body), span(each.proficiency ? ` (${each.proficiency})` : '', label)], text)),
      ),
      ...section(
        words.links,
        document.websites.flatMap((site) =>
          setter.text(
            [
              ...(site.display_name ? [span(`${site.display_name}: `, body)] : []),
              span(shownAddress(site.url), body, site.url),
              ...(site.description ? [span(`  ${site.description}`, label)] : []),
            ],
            text,
          ),
        ),
      ),
    ];
    return place(sheet, atoms, () => ({ top: 46, bottom: sheet.height - 44 }));
  },
};

function rowOf(sections: Sections, entry: Entry, whole: Column): Atom[] {
  const { setter } = sections.sheet;
  const { theme } = sections;
  const inner = { x: whole.x + LABEL + PAD, width: whole.width - LABEL - PAD * 2 };
  const head = setter.text([span(entry.title, theme.title), ...(entry.place ? [span(`  ${entry.place}`, theme.place)] : [])], inner, {
    holdsNext: entry.text !== '',
  });
  const more = [...sections.prose(entry.text, inner), ...(entry.link ? setter.text([span(shownAddress(entry.link), theme.quiet, entry.link)], inner) : [])];
  return field(
    setter.text(
      [entry.period.includes('·') ? span(entry.period, theme.quiet) : sections.fitted(span(entry.period, theme.quiet), { x: 0, width: LABEL - PAD * 2 })],
      { x: whole.x + PAD, width: LABEL - PAD * 2 },
    ),
    [...head, ...more],
    whole,
    { divider: LABEL },
  );
}

/** A ruled field: a label in the first cell and the text in the second. Only a long field continues on the next page, with rules for each line. */
function field(
  label: readonly Atom[],
  content: readonly Atom[],
  column: Column,
  { before = 0, divider = 0, isTinted = false, holdsNext = false }: { before?: number; divider?: number; isTinted?: boolean; holdsNext?: boolean } = {},
): Atom[] {
  const tall = label.reduce((sum, atom) => sum + atom.height, 0);
  const lead = content[0];
  const total = content.reduce((sum, atom) => sum + atom.height + atom.before, 0) - (lead?.before ?? 0);
  const spare = Math.max(0, tall - total);
  const isShort = content.length <= 14;
  return content.map((atom, index) => {
    const isFirst = index === 0;
    const isLast = index === content.length - 1;
    const above = isFirst ? 4 : atom.before;
    const height = above + atom.height + (isLast ? 4 + spare : 0);
    return {
      height,
      before: isFirst ? before : 0,
      holdsNext: isLast ? holdsNext : isFirst || isShort || atom.holdsNext,
      draw: (canvas, page, y) => {
        const side = (x: number) => canvas.fill(page, { x: x - 0.3, y, width: 0.6, height }, RULE);
        const across = (at: number) => canvas.fill(page, { x: column.x - 0.3, y: at - 0.3, width: column.width + 0.6, height: 0.6 }, RULE);
        if (isTinted) canvas.fill(page, { x: column.x, y, width: column.width, height }, TINT);
        side(column.x);
        side(column.x + column.width);
        if (divider > 0) side(column.x + divider);
        if (isFirst) across(y);
        if (isLast) across(y + height);
        if (isFirst) {
          let at = y + above;
          for (const part of label) {
            part.draw(canvas, page, at + (label.length === 1 ? Math.max(0, atom.height - part.height) / 2 : 0));
            at += part.height;
          }
        }
        atom.draw(canvas, page, y + above);
      },
    };
  });
}

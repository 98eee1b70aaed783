import { educationOf, nameOf, workOf, type Entry } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { place, type Atom } from '../flow.ts';
import { Sections } from '../sections.ts';
import { space, span, type Column } from '../setter.ts';
import type { Template } from '../sheet.ts';

const INK = '#17211d';
const QUIET = '#5b6862';
const GREEN = '#0c6b4a';
const LINE = '#b9cfc5';
const PHOTO = 72;

/** A career as a timeline: each job and school is a mark on one line, filled for current ones. */
export const timeline: Template = {
  hasPhoto: true,
  columns: 1,
  draw(sheet) {
    const { setter, document, canvas, photo, language, words } = sheet;
    const style = stylesOf(sheet, 'inter', 'plexArabic');
    const whole = { x: 54, width: sheet.width - 108 };
    const inner = { x: whole.x + 24, width: whole.width - 24 };
    const head = { ...whole, width: whole.width - (photo ? PHOTO + 20 : 0) };
    const sections = new Sections(sheet, {
      body: style('regular', 9.2, INK, 1.5),
      title: style('bold', 10, INK, 1.35),
      place: style('medium', 9.2, GREEN, 1.4),
      quiet: style('regular', 8.6, QUIET, 1.45),
      accent: GREEN,
      mark: '•',
      gaps: { entry: 12, text: 3 },
      heading: (text) =>
        setter.text([span(text, style('bold', 12, GREEN, 1.25))], whole, { before: 18, holdsNext: true }).map((atom) => ({ ...atom, height: atom.height + 7 })),
    });
    const { headline } = document.basic_info;
    const top = [
      ...setter.text([span(nameOf(document), style('bold', 25, INK, 1.15, -12))], head, { holdsNext: true }),
      ...(headline ? setter.text([span(headline, style('regular', 12.5, GREEN))], head, { before: 2, holdsNext: true }) : []),
      ...sections.contactLines(head, style('regular', 8.8, QUIET, 1.5), { before: 7 }),
    ];
    const high = top.reduce((sum, atom) => sum + atom.before + atom.height, 0);
    if (photo) canvas.picture(0, { x: whole.x + whole.width - PHOTO, y: 48, width: PHOTO, height: PHOTO }, photo, true);
    const trail = (name: string, entries: readonly Entry[]) => sections.section(name, whole, trailOf(sections, entries, inner, whole.x + 5));
    const atoms = [
      ...top,
      space(photo ? Math.max(0, PHOTO - high) : 0),
      ...sections.summary(whole),
      ...trail(words.experience, workOf(document, language)),
      ...trail(words.education, educationOf(document, language)),
      ...sections.licenses(inner, { dates: 'end' }),
      ...sections.skills(inner, 2),
      ...sections.languages(inner),
      ...sections.links(inner),
    ];
    return place(sheet, atoms, () => ({ top: 48, bottom: sheet.height - 46 }));
  },
};

/** Entries with the line next to them. It continues through the space between two entries and ends with the last. */
function trailOf(sections: Sections, entries: readonly Entry[], column: Column, x: number): Atom[] {
  const { present } = sections.sheet.words;
  return entries.flatMap((entry, place) =>
    sections.entries([entry], column, { dates: 'end' }).map((atom, index): Atom => {
      const gap = place > 0 && index === 0 ? sections.theme.gaps.entry : atom.before;
      const mark = index === 0 ? gap + atom.height / 2 : 0;
      const isFirst = place === 0 && index === 0;
      return {
        height: atom.height + gap,
        before: 0,
        holdsNext: atom.holdsNext,
        draw: (canvas, page, y) => {
          const from = isFirst ? mark : 0;
          canvas.fill(page, { x: x - 0.6, y: y + from, width: 1.2, height: atom.height + gap - from }, LINE);
          if (index === 0) {
            canvas.disc(page, x, y + mark, 4.6, GREEN);
            if (!entry.period.endsWith(present)) canvas.disc(page, x, y + mark, 2.9, '#ffffff');
          }
          atom.draw(canvas, page, y + gap);
        },
      };
    }),
  );
}

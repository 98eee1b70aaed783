import { nameOf } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { place, type Atom } from '../flow.ts';
import { Sections } from '../sections.ts';
import { aside, space, span } from '../setter.ts';
import type { Template } from '../sheet.ts';

const INK = '#14171c';
const QUIET = '#5a616b';
const ACCENT = '#1d5fd1';
const GUTTER = 104;
const LOOK = { dates: 'before', gutter: GUTTER } as const;
const PHOTO = 76;

/** One sans-serif, with dates in their own column, so that a career reads down the page like a timetable. */
export const modern: Template = {
  hasPhoto: true,
  columns: 1,
  draw(sheet) {
    const { photo, setter, document } = sheet;
    const style = stylesOf(sheet, 'inter', 'plexArabic');
    const whole = { x: 52, width: sheet.width - 104 };
    const inner = { x: whole.x + GUTTER, width: whole.width - GUTTER };
    const head = photo ? { ...whole, width: whole.width - PHOTO - 20 } : whole;
    const sections = new Sections(sheet, {
      body: style('regular', 9.2, INK, 1.5),
      title: style('bold', 9.8, INK),
      place: style('medium', 9.2, ACCENT),
      quiet: style('regular', 8.4, QUIET, 1.5),
      accent: ACCENT,
      mark: '•',
      gaps: { entry: 10, text: 3 },
      heading: (text, at) => {
        const name = span(text, style('bold', 10.6, INK, 1.3));
        const isBeside = at.x > whole.x && setter.lines([name], GUTTER - 12).length < 3;
        return [
          {
            height: 9,
            before: 15,
            holdsNext: true,
            draw: (canvas, page, y) => {
              canvas.fill(page, { x: whole.x, y, width: whole.width, height: 0.5 }, '#d5d9df');
              canvas.fill(page, { x: whole.x, y: y - 0.75, width: 28, height: 2 }, ACCENT);
            },
          },
          ...(isBeside ? [aside(setter, name, { x: whole.x, width: GUTTER - 12 })] : [...setter.text([name], whole, { holdsNext: true }), space(4)]),
        ];
      },
    });
    const { headline } = document.basic_info;
    const name: Atom[] = [
      ...setter.text([span(nameOf(document), style('bold', 27, INK, 1.15, -14))], head, { holdsNext: true }),
      ...(headline ? setter.text([span(headline, style('medium', 12.5, ACCENT))], head, { before: 2, holdsNext: true }) : []),
      ...sections.contactLines(head, style('regular', 8.8, QUIET, 1.5), { before: 7, by: '   |   ' }),
    ];
    if (photo) sheet.canvas.picture(0, { x: whole.x + whole.width - PHOTO, y: 48, width: PHOTO, height: PHOTO }, photo);
    const high = name.reduce((sum, atom) => sum + atom.before + atom.height, 0);
    const atoms = [
      ...name,
      space(photo ? Math.max(0, PHOTO - high) : 0),
      ...sections.summary(inner),
      ...sections.work(whole, LOOK),
      ...sections.education(whole, LOOK),
      ...sections.licenses(inner, { dates: 'below' }),
      ...sections.skills(inner),
      ...sections.languages(inner),
      ...sections.links(inner),
    ];
    return place(sheet, atoms, () => ({ top: 48, bottom: sheet.height - 46 }));
  },
};

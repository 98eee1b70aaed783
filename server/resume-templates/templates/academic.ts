import { nameOf } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { place } from '../flow.ts';
import { Sections } from '../sections.ts';
import { aside, space, span } from '../setter.ts';
import type { Template } from '../sheet.ts';

const INK = '#161616';
const QUIET = '#4f4f4f';
const WINE = '#6d1f2f';
const GUTTER = 116;
const LOOK = { dates: 'before', gutter: GUTTER } as const;

/** A curriculum vitae: an old-style serif, years in the margin, education first, and the name and page number on every page. */
export const academic: Template = {
  hasPhoto: false,
  columns: 1,
  draw(sheet) {
    const { setter, document, canvas } = sheet;
    const style = stylesOf(sheet, 'garamond', 'markazi');
    const whole = { x: 68, width: sheet.width - 136 };
    const inner = { x: whole.x + GUTTER, width: whole.width - GUTTER };
    const sections = new Sections(sheet, {
      body: style('regular', 11, INK, 1.32),
      title: style('bold', 11.2, INK, 1.32),
      place: style('italic', 11, INK, 1.32),
      quiet: style('regular', 10.2, QUIET, 1.42),
      accent: WINE,
      mark: '•',
      gaps: { entry: 7, text: 2 },
      heading: (text, at) => {
        const name = span(text, style('medium', 14, WINE, 1.2));
        if (at.x > whole.x) return [space(11), aside(setter, name, { x: whole.x, width: GUTTER - 10 }, 4)];
        return setter.text([name], whole, { before: 15, holdsNext: true }).map((atom) => ({ ...atom, height: atom.height + 4 }));
      },
    });
    const { headline } = document.basic_info;
    const atoms = [
      ...setter.text([span(nameOf(document), style('regular', 28, INK, 1.12))], whole, { holdsNext: true }),
      ...(headline ? setter.text([span(headline, style('italic', 13.5, WINE, 1.3))], whole, { holdsNext: true }) : []),
      ...sections.contactLines(whole, style('regular', 10.4, QUIET, 1.4), { before: 5 }),
      ...sections.summary(whole),
      ...sections.education(whole, LOOK),
      ...sections.work(whole, LOOK),
      ...sections.licenses(inner, { dates: 'below' }),
      ...sections.skills(inner),
      ...sections.languages(inner),
      ...sections.links(inner),
    ];
    const fill = place(sheet, atoms, () => ({ top: 62, bottom: sheet.height - 66 }));
    for (let page = 0; page < canvas.pages && canvas.pages > 1; page++) {
      const [line] = setter.lines([span(`${nameOf(document)}  ·  ${page + 1} / ${canvas.pages}`, style('regular', 9, QUIET))], whole.width);
      if (line) canvas.line(page, line, whole.x, sheet.height - 42, whole.width, 'centre');
    }
    return fill;
  },
};

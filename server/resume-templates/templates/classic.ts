import { nameOf } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { place } from '../flow.ts';
import { Sections } from '../sections.ts';
import { rule, span } from '../setter.ts';
import type { Template } from '../sheet.ts';

const INK = '#1a1a1a';
const QUIET = '#4a4a4a';
const LOOK = { dates: 'end' } as const;

/** For banks and ministries: one serif, the name centered, a hairline under each heading. */
export const classic: Template = {
  hasPhoto: false,
  columns: 1,
  draw(sheet) {
    const style = stylesOf(sheet, 'sourceSerif', 'markazi');
    const column = { x: 62, width: sheet.width - 124 };
    const middle = { align: 'centre', holdsNext: true } as const;
    const sections = new Sections(sheet, {
      body: style('regular', 10, INK),
      title: style('bold', 10.5, INK),
      place: style('italic', 10, INK),
      quiet: style('regular', 9.5, QUIET),
      accent: QUIET,
      mark: '•',
      gaps: { entry: 9, text: 2.5 },
      heading: (text, at) => [
        ...sheet.setter.text([span(text, style('bold', 11.5, INK, 1.3))], at, { before: 14, holdsNext: true }),
        rule(at, { before: 1.5, after: 6, weight: 0.6, colour: '#8a8a8a' }),
      ],
    });
    const { headline } = sheet.document.basic_info;
    const atoms = [
      ...sheet.setter.text([span(nameOf(sheet.document), style('medium', 25, INK, 1.2))], column, middle),
      ...(headline ? sheet.setter.text([span(headline, style('italic', 12, QUIET))], column, middle) : []),
      ...sections.contactLines(column, style('regular', 9.5, QUIET), { before: 5, align: 'centre' }),
      ...sections.summary(column),
      ...sections.work(column, LOOK),
      ...sections.education(column, LOOK),
      ...sections.licenses(column, LOOK),
      ...sections.skills(column),
      ...sections.languages(column),
      ...sections.links(column),
    ];
    return place(sheet, atoms, () => ({ top: 54, bottom: sheet.height - 50 }));
  },
};

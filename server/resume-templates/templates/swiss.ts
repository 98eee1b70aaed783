import { nameOf } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { further, place } from '../flow.ts';
import { Sections } from '../sections.ts';
import { span } from '../setter.ts';
import type { Template, Theme } from '../sheet.ts';

const INK = '#111111';
const QUIET = '#5c5c5c';
const RED = '#d0281c';
const MARGIN = 48;
const ASIDE = 142;
const LOOK = { dates: 'below' } as const;

/** On a grid, without decoration: a very large name, heavy rules, one red, and a narrow column of facts at the end. */
export const swiss: Template = {
  hasPhoto: false,
  columns: 2,
  draw(sheet) {
    const { setter, document } = sheet;
    const style = stylesOf(sheet, 'inter', 'plexArabic');
    const whole = { x: MARGIN, width: sheet.width - MARGIN * 2 };
    const main = { x: MARGIN, width: whole.width - ASIDE - 30 };
    const aside = { x: MARGIN + whole.width - ASIDE, width: ASIDE };
    const theme: Theme = {
      body: style('regular', 9.1, INK, 1.5),
      title: style('bold', 9.8, INK, 1.4),
      place: style('medium', 9.1, INK, 1.4),
      quiet: style('regular', 8.4, QUIET, 1.45),
      accent: RED,
      mark: '–',
      gaps: { entry: 11, text: 3 },
      heading: (text, at) => [
        { height: 7, before: 18, holdsNext: true, draw: (to, page, y) => to.fill(page, { x: at.x, y, width: at.width, height: 1.6 }, INK) },
        ...setter.text([span(text, style('bold', 9.8, RED, 1.3))], at, { holdsNext: true }).map((atom) => ({ ...atom, height: atom.height + 4 })),
      ],
    };
    const sections = new Sections(sheet, theme);
    const { headline } = document.basic_info;
    const name = [
      ...setter.text([span(nameOf(document), style('bold', 38, INK, 1.04, -28))], whole),
      ...(headline ? setter.text([span(headline, style('regular', 15, RED, 1.3, -6))], whole, { before: 5 }) : []),
    ];
    const head = place(sheet, name, () => ({ top: 44, bottom: sheet.height }));
    const frame = (page: number) => ({ top: page === 0 ? head.y + 20 : 48, bottom: sheet.height - 46 });
    const side = place(sheet, [...sections.contact(aside), ...sections.skills(aside, 1), ...sections.languages(aside, true), ...sections.links(aside)], frame);
    const career = [...sections.summary(main), ...sections.work(main, LOOK), ...sections.education(main, LOOK), ...sections.licenses(main, LOOK)];
    return further(side, place(sheet, career, frame));
  },
};

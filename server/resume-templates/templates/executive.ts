import { nameOf } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { place } from '../flow.ts';
import { Sections } from '../sections.ts';
import { span } from '../setter.ts';
import type { Template } from '../sheet.ts';

const NAVY = '#16233a';
const GOLD = '#a9853a';
const PALE_GOLD = '#e0c78c';
const INK = '#20242b';
const QUIET = '#596070';
const LOOK = { dates: 'end', isPlaceFirst: true } as const;
const PHOTO = 84;

/** For managers: a dark header across the page, the summary as an introduction, companies before titles. */
export const executive: Template = {
  hasPhoto: true,
  columns: 1,
  draw(sheet) {
    const { setter, document, canvas, photo } = sheet;
    const style = stylesOf(sheet, 'sourceSerif', 'markazi');
    const column = { x: 58, width: sheet.width - 116 };
    const head = { x: column.x, width: column.width - (photo ? PHOTO + 24 : 0) };
    const sections = new Sections(sheet, {
      body: style('regular', 10, INK, 1.42),
      title: style('bold', 10.6, NAVY, 1.35),
      place: style('italic', 10.2, INK, 1.35),
      quiet: style('regular', 9.4, QUIET, 1.4),
      accent: GOLD,
      mark: '▪',
      gaps: { entry: 11, text: 3 },
      heading: (text, at) => [
        {
          height: 9,
          before: 17,
          holdsNext: true,
          draw: (to, page, y) => to.fill(page, { x: at.x, y: y + 2, width: 30, height: 2 }, GOLD),
        },
        ...setter.text([span(text, style('bold', 13, NAVY, 1.2))], at, { holdsNext: true }).map((atom) => ({ ...atom, height: atom.height + 5 })),
      ],
    });
    const { headline, career_summary: summary } = document.basic_info;
    const top = [
      ...setter.text([span(nameOf(document), style('medium', 27, '#ffffff', 1.15))], head),
      ...(headline ? setter.text([span(headline, style('italic', 13, PALE_GOLD, 1.3))], head, { before: 2 }) : []),
      ...sections.contactLines(head, style('regular', 9.4, '#d5dbe6', 1.5), { before: 8 }),
    ];
    const high = top.reduce((sum, atom) => sum + atom.before + atom.height, 0);
    const band = Math.max(high, photo ? PHOTO : 0) + 68;
    canvas.onPage((page) => canvas.fill(page, { x: 0, y: 0, width: sheet.width, height: page === 0 ? band : 12 }, NAVY));
    place(sheet, top, () => ({ top: (band - high) / 2, bottom: band }));
    canvas.fill(0, { x: 0, y: band, width: sheet.width, height: 3 }, GOLD);
    if (photo) canvas.picture(0, { x: column.x + column.width - PHOTO, y: (band - PHOTO) / 2, width: PHOTO, height: PHOTO }, photo, true);
    const atoms = [
      ...sections.section(sheet.words.summary, column, sections.prose(summary, column, style('regular', 11.6, NAVY, 1.48))),
      ...sections.work(column, LOOK),
      ...sections.education(column, { dates: 'end' }),
      ...sections.skills(column, 3),
      ...sections.licenses(column, { dates: 'end' }),
      ...sections.languages(column),
      ...sections.links(column),
    ];
    return place(sheet, atoms, (page) => ({ top: page === 0 ? band + 22 : 46, bottom: sheet.height - 48 }));
  },
};

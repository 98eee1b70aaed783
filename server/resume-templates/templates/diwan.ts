import { nameOf } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { place, type Atom } from '../flow.ts';
import { Sections } from '../sections.ts';
import { span, type Column } from '../setter.ts';
import type { Template } from '../sheet.ts';

const INK = '#1d2420';
const QUIET = '#57615b';
const TEAL = '#0f5257';
const BRASS = '#b08a3e';
const LOOK = { dates: 'end' } as const;
const PHOTO = 74;

/** Designed for Arabic first: a framed page, a naskh typeface with generous line spacing, headings centered between two lines. */
export const diwan: Template = {
  hasPhoto: true,
  columns: 1,
  draw(sheet) {
    const { setter, document, canvas, photo } = sheet;
    const style = stylesOf(sheet, 'sourceSerif', 'markazi');
    const column = { x: 64, width: sheet.width - 128 };
    const heading = (text: string, at: Column): Atom[] => {
      const [line] = setter.lines([span(text, style('bold', 14, TEAL, 1.3))], at.width);
      if (!line) return [];
      const rest = (at.width - line.width) / 2 - 16;
      return [
        {
          height: line.height + 5,
          before: 13,
          holdsNext: true,
          draw: (to, page, y) => {
            const middle = y + line.height / 2;
            for (const x of [at.x, at.x + at.width - rest]) to.fill(page, { x, y: middle - 0.35, width: rest, height: 0.7 }, BRASS);
            for (const x of [at.x + rest + 4, at.x + at.width - rest - 4]) to.disc(page, x, middle, 1.7, BRASS);
            to.line(page, line, at.x, y, at.width, 'centre');
          },
        },
      ];
    };
    const sections = new Sections(sheet, {
      body: style('regular', 10.4, INK, 1.42),
      title: style('bold', 11, INK, 1.4),
      place: style('medium', 10.4, TEAL, 1.4),
      quiet: style('regular', 9.8, QUIET, 1.42),
      accent: BRASS,
      mark: '•',
      gaps: { entry: 9, text: 2 },
      heading,
    });
    canvas.onPage((page) => {
      canvas.stroke(page, { x: 24, y: 24, width: sheet.width - 48, height: sheet.height - 48 }, TEAL, 1.4);
      canvas.stroke(page, { x: 29, y: 29, width: sheet.width - 58, height: sheet.height - 58 }, BRASS, 0.5);
    });
    if (photo) canvas.picture(0, { x: (sheet.width - PHOTO) / 2, y: 46, width: PHOTO, height: PHOTO }, photo, true);
    const { headline } = document.basic_info;
    const atoms = [
      ...setter.text([span(nameOf(document), style('bold', 27, TEAL, 1.2))], column, { align: 'centre', holdsNext: true }),
      ...(headline ? setter.text([span(headline, style('regular', 13.5, BRASS_INK, 1.3))], column, { align: 'centre', holdsNext: true }) : []),
      ...sections.contactLines(column, style('regular', 9.8, QUIET, 1.45), { before: 4, align: 'centre' }),
      ...sections.summary(column),
      ...sections.work(column, LOOK),
      ...sections.education(column, LOOK),
      ...sections.licenses(column, LOOK),
      ...sections.skills(column),
      ...sections.languages(column),
      ...sections.links(column),
    ];
    return place(sheet, atoms, (page) => ({ top: page === 0 && photo ? 46 + PHOTO + 10 : 52, bottom: sheet.height - 48 }));
  },
};

/** The brass color, dark enough for text. */
const BRASS_INK = '#80611f';

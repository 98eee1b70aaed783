import { nameOf } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { further, place } from '../flow.ts';
import { Sections } from '../sections.ts';
import { rule, space, span } from '../setter.ts';
import type { Template, Theme } from '../sheet.ts';

const INK = '#20262e';
const QUIET = '#5d6874';
const BAND = '#1f3a4d';
const PALE = '#c9d8e2';
const WHITE = '#ffffff';
const WIDTH = 188;
const PHOTO = 108;
const LOOK = { dates: 'below' } as const;

/** A colored band contains personal and contact details, with the career next to it. */
export const sidebar: Template = {
  hasPhoto: true,
  columns: 2,
  draw(sheet) {
    const { setter, document, photo, canvas } = sheet;
    const style = stylesOf(sheet, 'sourceSans', 'plexArabic');
    const band = { x: 26, width: WIDTH - 50 };
    const main = { x: WIDTH + 32, width: sheet.width - WIDTH - 32 - 44 };
    const shared = { mark: '•', gaps: { entry: 11, text: 2.5 } };
    const light: Theme = {
      ...shared,
      body: style('regular', 9.4, WHITE, 1.36),
      title: style('bold', 9.6, WHITE),
      place: style('regular', 9.4, WHITE),
      quiet: style('regular', 8.6, PALE, 1.36),
      accent: PALE,
      heading: (text, at) => [
        ...setter.text([span(text, style('bold', 11, WHITE, 1.3))], at, { before: 20, holdsNext: true }),
        rule(at, { before: 2, after: 4, weight: 0.6, colour: '#5f7f93' }),
      ],
    };
    const dark: Theme = {
      ...shared,
      body: style('regular', 10, INK, 1.4),
      title: style('bold', 10.6, INK, 1.35),
      place: style('medium', 10, BAND, 1.35),
      quiet: style('regular', 9.2, QUIET, 1.35),
      accent: BAND,
      heading: (text, at) => [
        ...setter.text([span(text, style('bold', 13, BAND, 1.25))], at, { before: 17, holdsNext: true }),
        rule(at, { before: 2, after: 6, weight: 1.1, colour: BAND }),
      ],
    };
    const [aside, sections] = [new Sections(sheet, light), new Sections(sheet, dark)];
    const { headline } = document.basic_info;
    canvas.onPage((page) => canvas.fill(page, { x: 0, y: 0, width: WIDTH, height: sheet.height }, BAND));
    if (photo) canvas.picture(0, { x: (WIDTH - PHOTO) / 2, y: 42, width: PHOTO, height: PHOTO }, photo, true);
    const name = [
      ...setter.text([span(nameOf(document), style('bold', 26, BAND, 1.12))], main, { holdsNext: true }),
      ...(headline ? setter.text([span(headline, style('regular', 13.5, QUIET, 1.3))], main, { before: 1, holdsNext: true }) : []),
      space(2),
    ];
    const named = place(sheet, name, () => ({ top: 42, bottom: sheet.height }));
    const side = place(sheet, [...aside.contact(band), ...aside.skills(band, 1), ...aside.languages(band, true), ...aside.links(band)], (page) => ({
      top: page === 0 && photo ? 42 + PHOTO + 22 : 44,
      bottom: sheet.height - 40,
    }));
    const career = [...sections.summary(main), ...sections.work(main, LOOK), ...sections.education(main, LOOK), ...sections.licenses(main, LOOK)];
    const rest = place(sheet, career, (page) => ({ top: page === 0 ? named.y + 14 : 44, bottom: sheet.height - 42 }));
    return further(side, rest);
  },
};

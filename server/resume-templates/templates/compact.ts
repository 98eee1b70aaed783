import { nameOf } from '../entries.ts';
import { stylesOf } from '../faces.ts';
import { place } from '../flow.ts';
import { Sections } from '../sections.ts';
import { aside, span } from '../setter.ts';
import type { Template } from '../sheet.ts';

const INK = '#1b1b1f';
const QUIET = '#56565f';
const LABELS = 108;
const LOOK = { dates: 'end', isOneLine: true } as const;

/** As much on a page as is comfortable to read: headings next to their sections, and one line per job. */
export const compact: Template = {
  hasPhoto: false,
  columns: 1,
  draw(sheet) {
    const { setter, document } = sheet;
    const style = stylesOf(sheet, 'sourceSans', 'plexArabic');
    const whole = { x: 46, width: sheet.width - 92 };
    const inner = { x: whole.x + LABELS, width: whole.width - LABELS };
    const sections = new Sections(sheet, {
      body: style('regular', 9.4, INK, 1.3),
      title: style('bold', 9.6, INK, 1.3),
      place: style('regular', 9.6, INK, 1.3),
      quiet: style('regular', 9, QUIET, 1.3),
      accent: QUIET,
      mark: '–',
      gaps: { entry: 6, text: 1.2 },
      heading: (text) => [
        { height: 6, before: 9, holdsNext: true, draw: (canvas, page, y) => canvas.fill(page, { x: whole.x, y, width: whole.width, height: 0.7 }, INK) },
        aside(setter, span(text, style('bold', 9.6, INK, 1.3)), { x: whole.x, width: LABELS - 14 }),
      ],
    });
    const { headline } = document.basic_info;
    const atoms = [
      ...setter.text(
        [span(nameOf(document), style('bold', 21, INK, 1.15)), ...(headline ? [span(`   ${headline}`, style('regular', 12.5, QUIET, 1.15))] : [])],
        whole,
        { holdsNext: true },
      ),
      ...sections.contactLines(whole, style('regular', 9.2, QUIET, 1.35), { before: 3 }),
      ...sections.summary(inner),
      ...sections.skills(inner),
      ...sections.work(inner, LOOK),
      ...sections.education(inner, LOOK),
      ...sections.licenses(inner, LOOK),
      ...sections.languages(inner),
      ...sections.links(inner),
    ];
    return place(sheet, atoms, () => ({ top: 42, bottom: sheet.height - 40 }));
  },
};

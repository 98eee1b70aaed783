import type { Align } from './canvas.ts';
import { contactOf, educationOf, licensesOf, personalOf, shownAddress, workOf } from './entries.ts';
import { EntrySetter, type Look } from './entry-setter.ts';
import type { Atom } from './flow.ts';
import { widthOf, type Span, type Style } from './paragraph.ts';
import { span, type Column } from './setter.ts';

/** Sections with up to this many lines aren't split between pages. */
const SHORT = 5;

/** The sections of one sheet in one theme. A section is empty if the document has no data for it. */
export class Sections extends EntrySetter {
  summary(column: Column, style: Style = this.theme.body): Atom[] {
    return this.section(this.sheet.words.summary, column, this.prose(this.sheet.document.basic_info.career_summary, column, style));
  }

  work(column: Column, look: Look): Atom[] {
    return this.section(this.sheet.words.experience, column, this.entries(workOf(this.sheet.document, this.sheet.language), column, look));
  }

  education(column: Column, look: Look): Atom[] {
    return this.section(this.sheet.words.education, column, this.entries(educationOf(this.sheet.document, this.sheet.language), column, look));
  }

  licenses(column: Column, look: Look): Atom[] {
    const { document, language, words } = this.sheet;
    return this.section(words.licenses, column, this.entries(licensesOf(document, language, words), column, look));
  }

  /** In one paragraph with separators, or one per line in this many columns. */
  skills(column: Column, columns = 0): Atom[] {
    const { skills } = this.sheet.document;
    if (skills.length === 0) return [];
    const body = columns === 0 ? this.sheet.setter.text([span(skills.join(this.comma), this.theme.body)], column) : this.grid(skills, column, columns);
    return this.section(this.sheet.words.skills, column, body);
  }

  languages(column: Column, isList = false): Atom[] {
    const all = this.sheet.document.languages;
    if (all.length === 0) return [];
    const { theme, sheet } = this;
    const spansOf = (each: (typeof all)[number]) => [span(each.language, theme.body), span(each.proficiency ? ` (${each.proficiency})` : '', theme.quiet)];
    const body = isList
      ? all.flatMap((each) => sheet.setter.text(spansOf(each), column, { before: 2 }))
      : sheet.setter.text(
          all.flatMap((each, index) => [...(index > 0 ? [span(this.comma, theme.body)] : []), ...spansOf(each)]),
          column,
        );
    return this.section(sheet.words.languages, column, body);
  }

  links(column: Column): Atom[] {
    const { theme, sheet } = this;
    const body = sheet.document.websites.flatMap((site) => [
      ...sheet.setter.text(
        [...(site.display_name ? [span(`${site.display_name}: `, { ...theme.body, cut: 'medium' })] : []), span(shownAddress(site.url), theme.body, site.url)],
        column,
        {
          before: 2,
          holdsNext: site.description !== '',
        },
      ),
      ...(site.description ? sheet.setter.text([span(site.description, theme.quiet)], column) : []),
    ]);
    return this.section(sheet.words.links, column, body);
  }

  /** Contact details, one per line, with a label before or above each. */
  contact(column: Column, style: Style = this.theme.body, label: Style = this.theme.quiet): Atom[] {
    const rows = [
      ...contactOf(this.sheet.document, this.sheet.words),
      ...personalOf(this.sheet.document, this.sheet.words, this.sheet.language).map((row) => ({ ...row, link: '' })),
    ];
    const body = rows.flatMap((row) => [
      ...this.sheet.setter.text([span(row.label, label)], column, { before: 5, holdsNext: true }),
      ...this.sheet.setter.text([row.text.includes(' ') ? span(row.text, style, row.link) : this.fitted(span(row.text, style, row.link), column)], column),
    ]);
    return this.section(this.sheet.words.contact, column, body);
  }

  /** Contact details, as many per line as fit, none of them broken. */
  contactLines(column: Column, style: Style, { before = 0, align = 'start', by = '  ·  ' }: { before?: number; align?: Align; by?: string } = {}): Atom[] {
    const { setter, document, words, language } = this.sheet;
    const personal = personalOf(document, words, language).map(({ label, text }) => span(`${label}: ${text}`, style));
    const all = [...contactOf(document, words).map(({ text, link }) => span(text, style, link)), ...personal];
    const lines: Span[][] = [];
    let room = 0;
    for (const each of all) {
      const wide = widthOf(each, setter.direction) + widthOf(span(by, style), setter.direction);
      if (room < wide) {
        lines.push([each]);
        room = column.width - wide;
        continue;
      }
      lines.at(-1)?.push(span(by, style), each);
      room -= wide;
    }
    return lines.flatMap((line, index) => setter.text(line, column, { before: index === 0 ? before : 0, align, holdsNext: index < lines.length - 1 }));
  }

  section(name: string, column: Column, body: readonly Atom[]): Atom[] {
    if (body.length === 0) return [];
    const isShort = body.length <= SHORT;
    return [...this.theme.heading(name, column), ...body.map((atom, index) => (isShort && index < body.length - 1 ? { ...atom, holdsNext: true } : atom))];
  }

  private grid(texts: readonly string[], column: Column, columns: number): Atom[] {
    const gap = 14;
    const width = (column.width - gap * (columns - 1)) / columns;
    const rows = Array.from({ length: Math.ceil(texts.length / columns) }, (_, row) => texts.slice(row * columns, row * columns + columns));
    return rows.map((row) =>
      this.sheet.setter.row(
        row.map((text, index) => ({ spans: [span(text, this.theme.body)], column: { x: column.x + index * (width + gap), width } })),
        { before: 2 },
      ),
    );
  }
}

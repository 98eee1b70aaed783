/** Source text of a format, with what was put into it already escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

export type Part = string | number | Markup | false | null | undefined | readonly Part[];
export type Tag = (strings: TemplateStringsArray, ...parts: Part[]) => Markup;

/** A template tag that escapes what it is given, unless that is markup already; lists are joined, false and null are nothing. */
function tagOf(escape: (text: string) => string): Tag {
  const printed = (part: Part): string => {
    if (part instanceof Markup) return part.text;
    if (Array.isArray(part)) return part.map(printed).join('');
    return part === false || part === null || part === undefined ? '' : escape(String(part));
  };
  return (strings, ...parts) => new Markup(strings.raw.map((text, index) => text + (index < parts.length ? printed(parts[index]) : '')).join(''));
}

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** HTML and XML. */
export const markup = tagOf((text) => text.replace(/[&<>"]/g, (sign) => XML[sign] ?? sign));

const TEX: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '–': '--',
  '—': '---',
  '’': "'",
  '•': '\\textbullet{}',
  '·': '\\textperiodcentered{}',
};
export const tex = tagOf((text) => text.replace(/[\\~^–—’•·]|[&%$#_{}]/g, (sign) => TEX[sign] ?? `\\${sign}`));

export const typst = tagOf((text) => text.replace(/[\\#$*_`<>@~=\-+/[\]'"]/g, (sign) => `\\${sign}`));

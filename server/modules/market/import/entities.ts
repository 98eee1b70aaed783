/** Named references that occur in job texts. All numeric ones are decoded. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  trade: '™',
  reg: '®',
  copy: '©',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  deg: '°',
  times: '×',
  frac12: '½',
  sup2: '²',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwj: '',
  zwnj: '',
  shy: '',
  rarr: '→',
  check: '✓',
  ge: '≥',
  le: '≤',
  tab: '\t',
  newline: '\n',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  atilde: 'ã',
  otilde: 'õ',
  ccedil: 'ç',
  ecirc: 'ê',
  ocirc: 'ô',
  acirc: 'â',
  agrave: 'à',
  egrave: 'è',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  iquest: '¿',
  iexcl: '¡',
};
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;
/** References that often lack their semicolon ("degree&aposs"). */
const OPEN_REFERENCE = /&(?:(apos|nbsp|amp)|#0*(39|160);?)(?!;)/gi;

/** Decodes character references. Leaves unknown ones unchanged. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code === 160
        ? ' '
        : code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
          ? String.fromCodePoint(code)
          : code === 9 || code === 10 || code === 13
            ? '\n'
            : '';
    })
    .replace(OPEN_REFERENCE, (_, name?: string) => (name ? (NAMED[name.toLowerCase()] ?? '') : "'"));
}

/** Escapes text for HTML content. Quotes stay, because there are no attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffe\uffff]/g;

/** Text that PostgreSQL and a page can store: no control characters, no unpaired surrogates, one kind of line break. */
export function storable(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNSTORABLE, '');
}

/** Text on one line: decodes references, removes tags and remains of markup, collapses whitespace. */
export function oneLine(text: string): string {
  const plain = decodeEntities(decodeEntities(storable(text).replace(/!?\[CDATA\[|\]\]>?/g, '')));
  return plain
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .trim();
}

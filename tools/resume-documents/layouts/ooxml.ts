import { markup, Markup, type Part } from '../markup.ts';
import type { Random } from '../random.ts';
import { paperOf } from './web.ts';
import type { Resume } from '../resume.ts';
import type { Source } from './family.ts';

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'mc:Ignorable="w14 wp14"',
].join(' ');
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export interface RunLook {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  /** Half points. */
  size?: number;
  color?: string;
  /** Space between letters, twentieths of a point. */
  spacing?: number;
}

export interface ParagraphLook {
  style?: string;
  align?: 'center' | 'right' | 'both';
  /** Where tabs stop, twentieths of a point; a negative one is aligned to the right. */
  tabs?: readonly number[];
  bullet?: boolean;
  indent?: number;
  /** Space before, twentieths of a point. */
  before?: number;
  /** A line below, as under headings. */
  border?: boolean;
}

export type Piece = Markup | string;

const onOff = (isOn: boolean | undefined, element: string): Markup | false => (isOn ? markup`${raw(`<w:${element}/>`)}` : false);
/** Markup as it is. */
function raw(text: string): Markup {
  return new Markup(text);
}

/** Text of one look; "\t" is a tab, "\n" a line break. */
export function run(text: string, look: RunLook = {}): Markup {
  const pieces = text
    .split(/([\t\n])/)
    .filter(Boolean)
    .map((piece) => (piece === '\t' ? markup`<w:tab/>` : piece === '\n' ? markup`<w:br/>` : markup`<w:t xml:space="preserve">${piece}</w:t>`));
  const properties = [
    onOff(look.bold, 'b'),
    onOff(look.italic, 'i'),
    onOff(look.caps, 'caps'),
    look.color && markup`<w:color w:val="${look.color}"/>`,
    look.spacing && markup`<w:spacing w:val="${look.spacing}"/>`,
    look.size && markup`<w:sz w:val="${look.size}"/><w:szCs w:val="${look.size}"/>`,
  ].filter(Boolean);
  return markup`<w:r>${properties.length > 0 && markup`<w:rPr>${properties}</w:rPr>`}${pieces}</w:r>`;
}

/** A paragraph; strings are plain runs. */
export function paragraph(pieces: Piece | readonly Piece[], look: ParagraphLook = {}): Markup {
  const runs = (Array.isArray(pieces) ? (pieces as readonly Piece[]) : [pieces as Piece]).map((piece) => (typeof piece === 'string' ? run(piece) : piece));
  const tabs = look.tabs?.map((at) => markup`<w:tab w:val="${at < 0 ? 'right' : 'left'}" w:pos="${Math.abs(at)}"/>`);
  return markup`<w:p><w:pPr>${look.style && markup`<w:pStyle w:val="${look.style}"/>`}${look.bullet && markup`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`}${look.border && markup`<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>`}${tabs && markup`<w:tabs>${tabs}</w:tabs>`}${look.before !== undefined && markup`<w:spacing w:before="${look.before}"/>`}${look.indent && markup`<w:ind w:left="${look.indent}"/>`}${look.align && markup`<w:jc w:val="${look.align}"/>`}</w:pPr>${runs}</w:p>`;
}

/** A table of rows of cells, each of which holds paragraphs; widths in twentieths of a point. */
export function table(rows: readonly (readonly Part[])[], widths: readonly number[], borders = false): Markup {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => raw(`<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`));
  const cell = (content: Part, index: number) => markup`<w:tc><w:tcPr><w:tcW w:w="${widths[index]}" w:type="dxa"/></w:tcPr>${content || markup`<w:p/>`}</w:tc>`;
  return markup`<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/>${borders && markup`<w:tblBorders>${sides}</w:tblBorders>`}<w:tblLook w:val="04A0"/></w:tblPr><w:tblGrid>${widths.map((width) => markup`<w:gridCol w:w="${width}"/>`)}</w:tblGrid>${rows.map((cells) => markup`<w:tr>${cells.map(cell)}</w:tr>`)}</w:tbl>`;
}

/** What Word's templates ask to be filled in; the tag says what it is for. */
export const control = (tag: string, content: Part, isBlock = true): Markup =>
  markup`<w:sdt><w:sdtPr><w:alias w:val="${tag}"/><w:tag w:val="${tag}"/><w:id w:val="${tag.length * 7919}"/><w:placeholder><w:docPart w:val="${tag}Placeholder"/></w:placeholder>${isBlock ? false : markup`<w:text/>`}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

const anchor = (content: Part, id: number, [x, y, width, height]: readonly [number, number, number, number]) =>
  markup`<w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="${251658240 + id}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${y}</wp:posOffset></wp:positionV><wp:extent cx="${width}" cy="${height}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/><wp:docPr id="${id}" name="Shape ${id}"/><wp:cNvGraphicFramePr/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${content}</a:graphicData></a:graphic></wp:anchor></w:drawing>`;

const shape = (body: Part, [, , width, height]: readonly [number, number, number, number], fill: string) =>
  markup`<wps:wsp><wps:cNvSpPr${body ? raw(' txBox="1"') : false}/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill ? markup`<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill>` : markup`<a:noFill/>`}</wps:spPr>${body}<wps:bodyPr rot="0" vert="horz" wrap="square" lIns="91440" tIns="45720" rIns="91440" bIns="45720"/></wps:wsp>`;

/** A run that holds a text box, and for old programs the same once more, as Word saves it. Place and size in English metric units (360,000 a centimetre). */
export function textBox(content: Part, id: number, place: readonly [x: number, y: number, width: number, height: number]): Markup {
  const [x, y, width, height] = place.map((value) => Math.round(value / 12_700));
  return markup`<w:r><mc:AlternateContent><mc:Choice Requires="wps">${anchor(shape(markup`<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>`, place, ''), id, place)}</mc:Choice><mc:Fallback><w:pict><v:shape id="box${id}" style="position:absolute;margin-left:${x}pt;margin-top:${y}pt;width:${width}pt;height:${height}pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
}

/** A run that draws a coloured rectangle and holds no text. */
export const rectangle = (id: number, place: readonly [x: number, y: number, width: number, height: number], fill: string): Markup =>
  markup`<w:r><mc:AlternateContent><mc:Choice Requires="wps">${anchor(shape(false, place, fill), id, place)}</mc:Choice></mc:AlternateContent></w:r>`;

export interface Looks {
  font: string;
  /** Half points. */
  size: number;
  color: string;
}

const LATIN = ['Calibri', 'Arial', 'Times New Roman', 'Cambria', 'Garamond', 'Georgia', 'Verdana'];
const FONTS: Record<string, readonly string[]> = {
  'zh-CN': ['SimSun', 'Microsoft YaHei', 'DengXian'],
  'zh-TW': ['PMingLiU', 'Microsoft JhengHei', 'DFKai-SB'],
  ja: ['MS Mincho', 'Yu Gothic', 'MS Gothic'],
  ar: ['Arial', 'Traditional Arabic', 'Sakkal Majalla'],
};

export const looksOf = (resume: Resume, random: Random): Looks => ({
  font: random.pick(FONTS[resume.language] ?? LATIN),
  size: random.pick([20, 21, 22, 22, 24]),
  color: random.pick(['1F3A5F', '2E74B5', '7A1F2B', '000000', '444444', '0B6E4F']),
});

/** The parts of a DOCX: `header` and `footer` stand in the page's margins; `columns` is how many the page has. */
export function wordDocument(
  resume: Resume,
  random: Random,
  body: Part,
  extra: { header?: Part; footer?: Part; columns?: number; looks?: Looks; also?: readonly ('pdf' | 'doc')[]; application?: string } = {},
): Source {
  const looks = extra.looks ?? looksOf(resume, random);
  const isArabic = resume.language === 'ar';
  const [width, height] = paperOf(resume) === 'A4' ? [11906, 16838] : [12240, 15840];
  const references = markup`${extra.header && markup`<w:headerReference w:type="default" r:id="rId4"/>`}${extra.footer && markup`<w:footerReference w:type="default" r:id="rId5"/>`}`;
  const page = markup`<w:sectPr>${references}<w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/><w:cols w:num="${extra.columns ?? 1}" w:space="567"/>${isArabic && markup`<w:bidi/>`}</w:sectPr>`;
  const types = [
    'document.xml:document.main',
    'styles.xml:styles',
    'numbering.xml:numbering',
    'settings.xml:settings',
    ...(extra.header ? ['header1.xml:header'] : []),
    ...(extra.footer ? ['footer1.xml:footer'] : []),
  ];
  const relations = [
    ['rId1', 'styles', 'styles.xml'],
    ['rId2', 'numbering', 'numbering.xml'],
    ['rId3', 'settings', 'settings.xml'],
    ...(extra.header ? [['rId4', 'header', 'header1.xml']] : []),
    ...(extra.footer ? [['rId5', 'footer', 'footer1.xml']] : []),
  ];
  const part = (content: Markup) => `${DECLARATION}${content.text}`;
  return {
    producer: 'word',
    ...(extra.also && { also: extra.also }),
    parts: {
      '[Content_Types].xml': part(
        markup`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.map((type) => markup`<Override PartName="/word/${type.split(':')[0]}" ContentType="${OFFICE}.${type.split(':')[1]}+xml"/>`)}<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`,
      ),
      '_rels/.rels': part(
        markup`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties" Target="docProps/app.xml"/></Relationships>`,
      ),
      'docProps/app.xml': part(
        markup`<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${extra.application ?? 'Microsoft Office Word'}</Application></Properties>`,
      ),
      'word/document.xml': part(
        markup`<w:document ${raw(NAMESPACES)}><w:body>${isArabic ? raw(rightToLeft(markup`${body}`.text)) : body}${page}</w:body></w:document>`,
      ),
      'word/styles.xml': part(isArabic ? raw(boldToo(styles(looks).text)) : styles(looks)),
      'word/numbering.xml': part(
        markup`<w:numbering ${raw(NAMESPACES)}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${random.pick(['•', '\uf0b7', '-', '▪'])}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="425" w:hanging="283"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      ),
      'word/settings.xml': part(markup`<w:settings ${raw(NAMESPACES)}><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:compat/></w:settings>`),
      'word/_rels/document.xml.rels': part(
        markup`<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.map(([id, type, target]) => markup`<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`)}</Relationships>`,
      ),
      ...(extra.header && { 'word/header1.xml': part(markup`<w:hdr ${raw(NAMESPACES)}>${extra.header}</w:hdr>`) }),
      ...(extra.footer && { 'word/footer1.xml': part(markup`<w:ftr ${raw(NAMESPACES)}>${extra.footer}</w:ftr>`) }),
    },
  };
}

/** Paragraphs and runs of Arabic run from the right. */
const rightToLeft = (xml: string): string =>
  boldToo(xml)
    .replace(/<w:pPr>((?:<w:pStyle[^>]*>)?(?:<w:numPr>.*?<\/w:numPr>)?(?:<w:pBdr>.*?<\/w:pBdr>)?(?:<w:tabs>.*?<\/w:tabs>)?)/g, '<w:pPr>$1<w:bidi/>')
    .replace(/<\/w:rPr>/g, '<w:rtl/></w:rPr>')
    .replace(/<w:r><w:t /g, '<w:r><w:rPr><w:rtl/></w:rPr><w:t ');

/** Word has a bold of its own for Arabic. */
const boldToo = (xml: string): string => xml.replace(/<w:b\/>/g, '<w:b/><w:bCs/>');

function styles({ font, size, color }: Looks): Markup {
  const style = (id: string, name: string, paragraph: Part, look: Part) =>
    markup`<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${look}</w:rPr></w:style>`;
  return markup`<w:styles ${raw(NAMESPACES)}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${font}"/><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="40"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${style('Title', 'Title', false, markup`<w:b/><w:sz w:val="${size * 2}"/>`)}${style('Subtitle', 'Subtitle', false, markup`<w:color w:val="666666"/><w:sz w:val="${size + 4}"/>`)}${style('Heading1', 'heading 1', markup`<w:keepNext/><w:spacing w:before="240" w:after="60"/><w:outlineLvl w:val="0"/>`, markup`<w:b/><w:color w:val="${color}"/><w:sz w:val="${size + 6}"/>`)}${style('Heading2', 'heading 2', markup`<w:keepNext/><w:spacing w:before="100"/><w:outlineLvl w:val="1"/>`, markup`<w:b/><w:sz w:val="${size + 2}"/>`)}${style('Heading3', 'heading 3', markup`<w:keepNext/><w:outlineLvl w:val="2"/>`, markup`<w:i/>`)}${style('ListBullet', 'List Bullet', markup`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>`, false)}</w:styles>`;
}

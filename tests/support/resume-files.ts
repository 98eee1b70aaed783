import { crc32, deflateRawSync } from 'node:zlib';

/** Text on a page: points from the left and from the top; "B" for bold. */
export type Placed = readonly [x: number, y: number, text: string, size?: number, style?: 'B'];

const HEIGHT = 842;
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** A PDF of numbered objects; the first is its catalog. */
export function pdfOfObjects(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

export const stream = (content: string, entries = ''): string => `<</Length ${content.length}${entries}>>stream\n${content}\nendstream`;
const FONTS =
  '/Font<</R<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>/B<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>>>';

/** One page drawn by `content`, with `resources` in addition to the fonts. */
export function pdfPage(content: string, resources = '', more: readonly string[] = []): readonly string[] {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${HEIGHT}]/Contents 4 0 R/Resources<<${FONTS}${resources}>>>>`;
  return ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page, stream(content), ...more];
}

/** A one-page PDF with text at given positions; Latin text only. */
export function pdfOf(placed: readonly Placed[]): Uint8Array {
  const content = placed.map(([x, y, text, size = 10, style = 'R']) => `BT /${style} ${size} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET`).join('\n');
  return pdfOfObjects(pdfPage(content));
}

/** A ZIP of deflated files. */
export function zipOf(files: Record<string, string | Buffer>): Uint8Array {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const raw = Buffer.from(content as string);
    const packed = deflateRawSync(raw);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    // January 1, 1980.
    fields.writeUInt16LE(0x21, 8);
    fields.writeUInt32LE(crc32(raw), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(raw.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...locals, entries, end]));
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document with a body's XML, and other files in its archive. */
export function docxOf(body: string, others: Record<string, string | Buffer> = {}): Uint8Array {
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
    ...others,
  });
}

/** A paragraph of Word; "**" around bold text, a tab between cells. */
export const paragraph = (text: string): string =>
  `<w:p>${text
    .split('**')
    .map(
      (piece, index) =>
        `<w:r>${index % 2 === 1 ? '<w:rPr><w:b/></w:rPr>' : ''}${piece
          .split('\t')
          .map((part) => `<w:t xml:space="preserve">${part}</w:t>`)
          .join('<w:tab/>')}</w:r>`,
    )
    .join('')}</w:p>`;

/** A Word table, by rows: a cell is its paragraphs. */
export const table = (...rows: string[][][]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell.map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

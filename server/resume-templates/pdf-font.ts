import type { Face } from './fonts.ts';
import { num, utf16, type PdfFile } from './pdf-file.ts';
import type { Glyph } from './shape.ts';

interface Used {
  glyph: number;
  text: string;
  width: number;
}

/**
 * A face embedded in a document, with only the glyphs it uses. A glyph that represents two texts (dotless letters share shapes in Arabic) gets a code for each,
 * so that copying returns the original text.
 */
export class EmbeddedFont {
  readonly name: string;
  private readonly face: Face;
  private readonly codes = new Map<string, number>();
  private readonly used: Used[] = [{ glyph: 0, text: '', width: 0 }];

  constructor(face: Face, name: string) {
    this.face = face;
    this.name = name;
  }

  /** The code of a glyph, in four hexadecimal digits. */
  code({ id, natural, text }: Glyph): string {
    const key = `${id} ${text}`;
    let code = this.codes.get(key);
    if (code === undefined) {
      code = this.used.push({ glyph: id, text, width: natural }) - 1;
      this.codes.set(key, code);
    }
    return code.toString(16).padStart(4, '0');
  }

  /** Writes the font. @returns the number of its dictionary */
  write(file: PdfFile): number {
    const { font } = this.face;
    const scale = 1000 / font.unitsPerEm;
    const subset = font.createSubset() as unknown as { includeGlyph: (id: number) => number; encode: () => Uint8Array };
    const places = Buffer.alloc(this.used.length * 2);
    for (const [code, { glyph }] of this.used.entries()) places.writeUInt16BE(subset.includeGlyph(glyph), code * 2);
    const program = subset.encode();
    const name = `WMRKAA+${font.postscriptName.replace(/[^\w-]/g, '')}`;
    const { bbox } = font;
    const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((side) => num(side * scale)).join(' ');
    const data = file.stream(program, `/Length1 ${program.length}`);
    const descriptor = file.add(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box}] /ItalicAngle ${num(font.italicAngle)} /Ascent ${num(font.ascent * scale)} ` +
        `/Descent ${num(font.descent * scale)} /CapHeight ${num((font.capHeight || font.ascent) * scale)} /StemV 80 /FontFile2 ${data} 0 R >>`,
    );
    const map = file.stream(places);
    const descendant = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
        `/FontDescriptor ${descriptor} 0 R /DW 0 /W [0 [${this.used.map(({ width }) => num(width)).join(' ')}]] /CIDToGIDMap ${map} 0 R >>`,
    );
    const unicode = file.stream(this.toUnicode());
    return file.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
    );
  }

  /** The text of each code (ISO 32000-1, 9.10.3), in lists of at most a hundred. */
  private toUnicode(): string {
    const rows = this.used.flatMap(({ text }, code) => (text === '' ? [] : [`<${code.toString(16).padStart(4, '0')}> <${utf16(text)}>`]));
    const lists = Array.from({ length: Math.ceil(rows.length / 100) }, (_, index) => rows.slice(index * 100, index * 100 + 100));
    const ranges = lists.map((list) => `${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`).join('\n');
    return (
      '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
      `/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${ranges}\n` +
      'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n'
    );
  }
}

import { Canvas, type Box, type Run } from './canvas.ts';
import type { Face } from './fonts.ts';
import type { Piece } from './paragraph.ts';
import { EmbeddedFont } from './pdf-font.ts';
import { num, PdfFile, pdfText } from './pdf-file.ts';
import type { Picture } from './pdf-image.ts';

interface Sheet {
  ops: string[];
  links: string[];
}

/** The name of the attached data. */
export const ATTACHED = 'resume.json';

/** Draws pages into a PDF file. */
export class PdfCanvas extends Canvas {
  private readonly file = new PdfFile();
  private readonly fonts = new Map<string, EmbeddedFont>();
  private readonly pictures = new Map<Picture, string>();
  private readonly sheets: Sheet[] = [];

  override fill(page: number, box: Box, colour: string): void {
    this.sheet(page).ops.push(`${rgb(colour)} rg ${this.rectangle(box)} re f`);
  }

  override stroke(page: number, box: Box, colour: string, weight: number): void {
    this.sheet(page).ops.push(`${rgb(colour)} RG ${num(weight)} w ${this.rectangle(box)} re S`);
  }

  override disc(page: number, x: number, y: number, radius: number, colour: string): void {
    this.sheet(page).ops.push(`${rgb(colour)} rg ${this.circle(x, y, radius)} f`);
  }

  override picture(page: number, box: Box, picture: Picture, isRound = false): void {
    const name = this.pictures.get(picture) ?? `P${this.pictures.size + 1}`;
    this.pictures.set(picture, name);
    const scale = Math.max(box.width / picture.width, box.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const left = this.left(box.x, box.width) - (width - box.width) / 2;
    const bottom = this.height - box.y - box.height - (height - box.height) / 2;
    const clip = isRound ? this.circle(box.x + box.width / 2, box.y + box.height / 2, box.width / 2) : `${this.rectangle(box)} re`;
    this.sheet(page).ops.push(`q ${clip} W n ${num(width)} 0 0 ${num(height)} ${num(left)} ${num(bottom)} cm /${name} Do Q`);
  }

  protected override run(page: number, run: Run): void {
    const { ops, links } = this.sheet(page);
    const baseline = this.height - run.baseline;
    ops.push(this.text(run, baseline));
    const link = run.pieces[0]?.link;
    if (link) links.push(annotation(link, run.left, baseline - run.size * 0.25, run.width, run.size * 1.1));
  }

  /** The complete file. */
  finish(said: { title: string; author: string; language: string; made: Date; data: string }): Buffer {
    const fonts = [...this.fonts.values()].map((font) => `/${font.name} ${font.write(this.file)} 0 R`).join(' ');
    const pictures = [...this.pictures].map(([picture, name]) => `/${name} ${picture.write(this.file)} 0 R`).join(' ');
    const resources = this.file.add(`<< /Font << ${fonts} >> /XObject << ${pictures} >> >>`);
    const tree = this.file.reserve();
    const pages = this.sheets.map(({ ops, links }) => {
      const contents = this.file.stream(ops.join('\n'));
      const marks = links.map((link) => `${this.file.add(link)} 0 R`).join(' ');
      return this.file.add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${num(this.width)} ${num(this.height)}] /Resources ${resources} 0 R /Contents ${contents} 0 R /Annots [${marks}] >>`,
      );
    });
    this.file.set(tree, `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`);
    const isRtl = this.direction === 'rtl' ? ' /Direction /R2L' : '';
    const stamp = said.made.toISOString().replace(/[-:T]/g, '').slice(0, 14);
    const attached = this.attach(said.data, stamp);
    const root = this.file.add(
      `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${said.language}) /AF [${attached} 0 R] /Names << /EmbeddedFiles << /Names [${pdfText(ATTACHED)} ${attached} 0 R] >> >> /ViewerPreferences << /DisplayDocTitle true${isRtl} >> >>`,
    );
    const info = this.file.add(`<< /Title ${pdfText(said.title)} /Author ${pdfText(said.author)} /Creator (Waymark) /CreationDate (D:${stamp}Z) >>`);
    return this.file.bytes(root, info);
  }

  /** Attaches the resume as data (ISO 32000-2, 14.13), so that programs can read it without parsing the pages. */
  private attach(data: string, stamp: string): number {
    const bytes = Buffer.from(data, 'utf8');
    const stream = this.file.stream(bytes, `/Type /EmbeddedFile /Subtype /application#2Fjson /Params << /Size ${bytes.length} /ModDate (D:${stamp}Z) >>`);
    return this.file.add(`<< /Type /Filespec /F (${ATTACHED}) /UF ${pdfText(ATTACHED)} /AFRelationship /Alternative /EF << /F ${stream} 0 R >> >>`);
  }

  private sheet(page: number): Sheet {
    while (this.sheets.length <= page) this.sheets.push({ ops: [], links: [] });
    this.begin(page);
    return this.sheets[page] as Sheet;
  }

  private rectangle({ x, y, width, height }: Box): string {
    return `${num(this.left(x, width))} ${num(this.height - y - height)} ${num(width)} ${num(height)}`;
  }

  private circle(x: number, y: number, radius: number): string {
    const [cx, cy, bend] = [this.left(x, 0), this.height - y, radius * 0.5523];
    const curve = (...at: number[]) => `${at.map(num).join(' ')} c`;
    return [
      `${num(cx + radius)} ${num(cy)} m`,
      curve(cx + radius, cy + bend, cx + bend, cy + radius, cx, cy + radius),
      curve(cx - bend, cy + radius, cx - radius, cy + bend, cx - radius, cy),
      curve(cx - radius, cy - bend, cx - bend, cy - radius, cx, cy - radius),
      curve(cx + bend, cy - radius, cx + radius, cy - bend, cx + radius, cy),
    ].join(' ');
  }

  private text({ pieces, left }: Run, y: number): string {
    const first = pieces[0] as Piece;
    const { colour, tracking = 0 } = first.style;
    const size = first.style.size * first.shaped.face.scale;
    const font = this.fontOf(first.shaped.face);
    let shown = '';
    let late = 0;
    let rise = 0;
    const parts: string[] = [];
    const shift = (by: number) => {
      if (Math.abs(by) < 0.5) return;
      if (shown !== '') parts.push(`<${shown}>`);
      parts.push(num(-by));
      shown = '';
    };
    const lift = (to: number) => {
      if (Math.abs(to - rise) < 0.5) return;
      if (shown !== '') parts.push(`<${shown}>`);
      shown = '';
      parts.push(`] TJ ${num((to * size) / 1000)} Ts [`);
      rise = to;
    };
    for (const glyph of pieces.flatMap((piece) => piece.shaped.glyphs)) {
      shift(late + glyph.x);
      lift(glyph.y);
      shown += font.code(glyph);
      late = glyph.advance - glyph.x - glyph.natural;
    }
    if (shown !== '') parts.push(`<${shown}>`);
    lift(0);
    const set = `BT /${font.name} ${num(size)} Tf ${rgb(colour)} rg ${num((tracking * first.style.size) / 1000)} Tc 1 0 0 1 ${num(left)} ${num(y)} Tm`;
    return `${set} [${parts.join('')}] TJ ET`;
  }

  private fontOf(face: Face): EmbeddedFont {
    const known = this.fonts.get(face.key);
    if (known) return known;
    const font = new EmbeddedFont(face, `F${this.fonts.size + 1}`);
    this.fonts.set(face.key, font);
    return font;
  }
}

function rgb(colour: string): string {
  return [1, 3, 5].map((at) => num(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');
}

function annotation(link: string, x: number, y: number, width: number, height: number): string {
  const box = [x, y, x + width, y + height].map(num).join(' ');
  const address = encodeURI(link)
    .replace(/%25/g, '%')
    .replace(/[()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `<< /Type /Annot /Subtype /Link /Rect [${box}] /Border [0 0 0] /A << /Type /Action /S /URI /URI (${address}) >> >>`;
}

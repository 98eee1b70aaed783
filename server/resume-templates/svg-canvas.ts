import { Canvas, type Box, type Run } from './canvas.ts';
import { num } from './pdf-file.ts';
import type { Picture } from './pdf-image.ts';
import type { Face } from './fonts.ts';

interface Sheet {
  parts: string[];
  shapes: Map<string, string>;
}

/** Pages as images with the same layout, and letters as shapes, so that browsers can show them before there is a file. */
export class SvgCanvas extends Canvas {
  private readonly sheets: Sheet[] = [];

  override fill(page: number, box: Box, colour: string): void {
    this.sheet(page).parts.push(`<rect ${this.box(box)} fill="${colour}"/>`);
  }

  override stroke(page: number, box: Box, colour: string, weight: number): void {
    this.sheet(page).parts.push(`<rect ${this.box(box)} fill="none" stroke="${colour}" stroke-width="${num(weight)}"/>`);
  }

  override disc(page: number, x: number, y: number, radius: number, colour: string): void {
    this.sheet(page).parts.push(`<circle cx="${num(this.left(x, 0))}" cy="${num(y)}" r="${num(radius)}" fill="${colour}"/>`);
  }

  override picture(page: number, box: Box, picture: Picture, isRound = false): void {
    const sheet = this.sheet(page);
    const id = `c${sheet.shapes.size}`;
    sheet.shapes.set(id, `<clipPath id="${id}"><rect ${this.box(box)} rx="${isRound ? num(box.width / 2) : 0}"/></clipPath>`);
    const href = `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`;
    sheet.parts.push(`<image ${this.box(box)} preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})" href="${href}"/>`);
  }

  /** Each page as a separate SVG document. */
  finish(): string[] {
    const { width, height } = this;
    return this.sheets.map(
      ({ parts, shapes }) =>
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(width)} ${num(height)}"><defs>${[...shapes.values()].join('')}</defs>` +
        `<rect width="${num(width)}" height="${num(height)}" fill="#ffffff"/>${parts.join('')}</svg>`,
    );
  }

  protected override run(page: number, { pieces, left, baseline }: Run): void {
    const [first] = pieces;
    if (!first) return;
    const { face } = first.shaped;
    const { shapes, parts } = this.sheet(page);
    const { size, colour, tracking = 0 } = first.style;
    // Shapes are in font units, with y pointing up.
    const unit = 1000 / face.font.unitsPerEm;
    const scale = (size * face.scale) / face.font.unitsPerEm;
    let x = 0;
    const uses = pieces.flatMap((piece) =>
      piece.shaped.glyphs.map((glyph) => {
        const at = `x="${Math.round((x + glyph.x) / unit)}"${Math.round(glyph.y) === 0 ? '' : ` y="${Math.round(glyph.y / unit)}"`}`;
        x += glyph.advance + tracking / face.scale;
        const id = shapeOf(face, glyph.id, shapes);
        return id ? `<use href="#${id}" ${at}/>` : '';
      }),
    );
    parts.push(`<g fill="${colour}" transform="matrix(${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${num(left)} ${num(baseline)})">${uses.join('')}</g>`);
  }

  private sheet(page: number): Sheet {
    while (this.sheets.length <= page) this.sheets.push({ parts: [], shapes: new Map() });
    this.begin(page);
    return this.sheets[page] as Sheet;
  }

  private box({ x, y, width, height }: Box): string {
    return `x="${num(this.left(x, width))}" y="${num(y)}" width="${num(width)}" height="${num(height)}"`;
  }
}

/** Defines a glyph's shape once per page. @returns its id, or null for a space */
function shapeOf(face: Face, glyph: number, shapes: Map<string, string>): string | null {
  const id = `${face.key.replace(' ', '')}${glyph}`;
  if (!shapes.has(id)) {
    const path = face.font.getGlyph(glyph).path.toSVG();
    shapes.set(id, path === '' ? '' : `<path id="${id}" d="${path}"/>`);
  }
  return shapes.get(id) === '' ? null : id;
}

/** Advance widths of ASCII 32 to 126 in thousandths of the font size, for the common sans-serif fallbacks. The actual font may be slightly narrower. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584,
  556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278,
  469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260,
  334, 584,
];

/** The width of a text in pixels, rounded up, with a margin for wider fonts. Bold text is slightly wider. */
export function widthOf(text: string, size: number, isBold = false): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (widths[(letter.codePointAt(0) ?? 0) - 32] ?? 800), 0);
  return Math.ceil((thousandths / 1000) * size * (isBold ? 1.1 : 1.05));
}

/** Wraps a text into lines of at most `width` pixels: between words, and in a long name after a dot or before a capital letter. */
export function wrap(text: string, width: number, size: number, isBold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(/(?<=\s)/).flatMap((word) => (widthOf(word, size, isBold) > width ? word.split(/(?<=\.)|(?=[A-Z])/) : [word]))) {
    if (line !== '' && widthOf((line + piece).trimEnd(), size, isBold) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

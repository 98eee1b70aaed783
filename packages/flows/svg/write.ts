import { type Line, lineHeight, type Mark, sizes } from './lines.ts';
import { escapeXml } from './text.ts';

/** Line icons of 14 by 14 pixels. */
const marks: Record<Mark, string> = {
  call: 'M9.5 2 12 4.5 9.5 7M12 4.5H3M4.5 7 2 9.5 4.5 12M2 9.5h9',
  clock: 'M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0M7 4.2V7l1.9 1.2',
  done: 'M2.5 7.5 5.5 10.5 11.5 4',
  fail: 'M3.5 3.5l7 7M10.5 3.5l-7 7',
};

/** Draws lines of text one below the other, with the top of the first one at `y`. */
export function drawLines(lines: Line[], x: number, y: number): string {
  let top = y;
  return lines
    .map((line) => {
      const baseline = round(top + lineHeight(line) * 0.74);
      const tone = line.runs[0]?.tone ?? 'quiet';
      const mark = line.mark ? `<path class="mark ${tone}" transform="translate(${round(x)} ${round(baseline - 11)})" d="${marks[line.mark]}"/>` : '';
      const runs = line.runs.map((run) => `<tspan class="${run.tone}" font-size="${sizes[run.tone]}">${escapeXml(run.text)}</tspan>`).join('');
      top += lineHeight(line);
      return `${mark}<text x="${round(x + (line.mark ? 18 : 0))}" y="${baseline}" xml:space="preserve">${runs}</text>`;
    })
    .join('');
}

/** Rounds to a tenth of a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import { withoutBullet, type Line } from './layout/line.ts';
import type { TitleAndCompany } from './title-and-company.ts';
import { labeled } from './words/labels.ts';

/** "Position: Cook | Company: Larch & Sons": each with its label. */
function labeledPieces(text: string): string[] {
  const pieces = text.split(/(?<!\s)\s+[|¦•·;/–—-]\s+|;\s+|,\s+(?=\p{L}[^:：,]{1,24}[:：])/u);
  return pieces.length > 1 && pieces.filter((piece) => labeled(piece) !== null).length > 1 ? pieces : [text];
}

/** The title and the company of labels: "Employer: Larch & Sons". */
export function labeledWork(lines: readonly Line[]): TitleAndCompany {
  const found: TitleAndCompany = { title: null, company: null };
  for (const line of lines) {
    for (const cell of line.cells) {
      for (const piece of labeledPieces(withoutBullet(cell.text))) {
        const labeledPiece = labeled(piece);
        if (labeledPiece?.label === 'title') found.title ??= { text: labeledPiece.value, line };
        if (labeledPiece?.label === 'company') found.company ??= { text: labeledPiece.value, line };
      }
    }
  }
  return found;
}

import type { Entry } from './entries.ts';
import type { Line } from './layout/line.ts';
import { byComma, tokensOf, type Token } from './tokens.ts';

/** Where the records of a section have a field: in which line below the date, and as which part of it. */
interface FieldPosition {
  line: number;
  piece: number;
}

export interface FieldPositions {
  title: FieldPosition;
  company: FieldPosition;
}

const linesOf = ({ head, below }: Entry): Line[] => [...head, ...below];
const piecesOf = (line: Line): Token[] => tokensOf([line]).flatMap(({ text }) => byComma(text).map((piece) => ({ text: piece, line })));

function fieldPositionOf(entry: Entry, token: Token): FieldPosition | null {
  const line = linesOf(entry).indexOf(token.line) - entry.head.length;
  const piece = piecesOf(token.line).findIndex(({ text }) => token.text.startsWith(text));
  return piece < 0 ? null : { line, piece };
}

/** Where all of some records have their titles and companies. Null if they differ. */
export function fieldPositionsOf(records: readonly { entry: Entry; title: Token; company: Token }[]): FieldPositions | null {
  const found = records.map(({ entry, title, company }) => ({ title: fieldPositionOf(entry, title), company: fieldPositionOf(entry, company) }));
  const [first] = found;
  if (!first?.title || !first.company || found.some((positions) => JSON.stringify(positions) !== JSON.stringify(first))) return null;
  return { title: first.title, company: first.company };
}

/** What a record has where the others have their titles and companies. Null unless it has both. */
export function atFieldPositions(entry: Entry, positions: FieldPositions): { title: Token; company: Token } | null {
  const at = ({ line, piece }: FieldPosition): Token | undefined => {
    const own = linesOf(entry)[entry.head.length + line];
    return own && piecesOf(own)[piece];
  };
  const [title, company] = [at(positions.title), at(positions.company)];
  if (!title || !company) return null;
  // "Kitchen Hand at Oakline, Jurong": both in the same text, whatever the other one is.
  const joint = /\s(?:at|@)\s/u.exec(title.text);
  if (!joint) return { title, company };
  const [left, right] = [title.text.slice(0, joint.index).trim(), title.text.slice(joint.index + joint[0].length).trim()];
  return { title: { ...title, text: left }, company: { ...title, text: right } };
}

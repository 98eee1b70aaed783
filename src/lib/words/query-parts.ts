/** A minus right before a word or a quote, with a space or nothing before it; a quoted phrase; or a word. */
const PART = /(?<minus>(?<=^|\s)-(?=[\p{L}\p{N}."“„«「]))?(?:(?:["“”„]|«|「)(?<phrase>[^"“”„«»「」]*)(?:["“”„]|»|」|$)|(?<word>[^\s"“”„«»「」]+))/gu;

/** One part of a query as it was typed. */
interface QueryPart {
  text: string;
  isQuoted: boolean;
  /** Whether a minus rules it out. */
  isUnwanted: boolean;
}

/** The words and quoted phrases of a query, in order. */
export function queryParts(query: string): QueryPart[] {
  return [...query.matchAll(PART)].map(({ groups }) => ({
    text: (groups?.['phrase'] ?? groups?.['word'] ?? '').trim(),
    isQuoted: groups?.['phrase'] !== undefined,
    isUnwanted: groups?.['minus'] !== undefined,
  }));
}

/** A query with quotes around each of its words: only jobs that hold all of them are looked for. */
export const requireAll = (query: string): string =>
  queryParts(query)
    .map(({ text, isQuoted, isUnwanted }) => `${isUnwanted ? '-' : ''}${isQuoted || !isUnwanted ? `"${text}"` : text}`)
    .join(' ');

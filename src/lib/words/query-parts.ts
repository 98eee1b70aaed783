/** A minus right before a word or a quote, with a space or nothing before it; a quoted phrase; or a word. */
const PART = /(?<minus>(?<=^|\s)-(?=[\p{L}\p{N}."“„«「]))?(?:(?:["“”„]|«|「)(?<phrase>[^"“”„«»「」]*)(?:["“”„]|»|」|$)|(?<word>[^\s"“”„«»「」]+))/gu;

/** One part of a query as typed. */
interface QueryPart {
  text: string;
  isQuoted: boolean;
  /** Whether a minus excludes it. */
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

/** A query with quotes around each of its words: finds only jobs that contain all of them. */
export const requireAll = (query: string): string =>
  queryParts(query)
    .map(({ text, isQuoted, isUnwanted }) => `${isUnwanted ? '-' : ''}${isQuoted || !isUnwanted ? `"${text}"` : text}`)
    .join(' ');

/**
 * A path as a redirect may name it: one slash at the start, since browsers take `//name` and `/\name` for another site, and no origin, which
 * a request line may have in front (RFC 9112, 3.2.2).
 * @param path of a request line, without the query
 */
export function ownPath(path: string): string {
  return `/${path.replace(/^(?:https?:\/\/[^/\\]*)?[/\\]*/i, '')}`;
}

/**
 * A path that is safe to redirect to. It has one slash at the start, because browsers treat `//name` and `/
 * ame` as another site, and no origin, which a request line may contain (RFC 9112, 3.2.2).
 * @param path the path of a request line, without the query
 */
export function ownPath(path: string): string {
  return `/${path.replace(/^(?:https?:\/\/[^/\\]*)?[/\\]*/i, '')}`;
}

/** Names that lead nowhere, or only within a network of one's own (RFC 6761, 6762, 8375, and what routers and companies use). */
const INNER = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|invalid|onion|home\.arpa)$/;

/**
 * The host of a web page that anybody can open: http or https, by a name of the public web. Null for addresses by number, bare and inner names, and
 * with a user's name in front. Where a name leads is not looked up: whoever follows a link is asked by name first.
 */
export function publicHostOf(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || /\s/.test(url) || !URL.canParse(url)) return null;
  const { hostname, username, password } = new URL(url);
  const name = hostname.replace(/\.$/, '');
  // The parser writes every spelling of an IPv4 address as four numbers, and brackets IPv6.
  const isName = /^(?:[^.[\]]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i.test(name);
  return username === '' && password === '' && isName && !INNER.test(name) ? name : null;
}

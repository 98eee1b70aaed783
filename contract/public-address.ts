/** Names that don't resolve, or only within a private network (RFC 6761, 6762, 8375, and what routers and companies use). */
const INNER = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|invalid|onion|home\.arpa)$/;

/**
 * The host of a web page that anyone can open: http or https, with a public domain name. Null for IP addresses, names without a dot, internal names,
 * and URLs with a user name. The name isn't looked up: readers see it and are asked before they follow the link.
 */
export function publicHostOf(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || /\s/.test(url) || !URL.canParse(url)) return null;
  const { hostname, username, password } = new URL(url);
  const name = hostname.replace(/\.$/, '');
  // The parser turns every spelling of an IPv4 address into four numbers, and puts IPv6 in brackets.
  const isName = /^(?:[^.[\]]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i.test(name);
  return username === '' && password === '' && isName && !INNER.test(name) ? name : null;
}

let code = '';

/** Where the code is: in the fragment or, in an old link (specification §2), in the query. */
const partOf = (url: URL): URLSearchParams => (url.searchParams.has('otp') ? url.searchParams : new URLSearchParams(url.hash.slice(1)));

/** The address in a link with a code; null without one. @param url of this page */
export function addressOfLink(url: URL): string | null {
  const parameters = partOf(url);
  return parameters.has('otp') ? (parameters.get('email') ?? '') : null;
}

/** Takes the code of the link this page was opened with, and removes it and the address from the URL. Retained until it is answered. */
export function takeLinkCode(): string {
  const url = new URL(window.location.href);
  const found = partOf(url).get('otp');
  if (found !== null) {
    code = found;
    url.hash = '';
    url.searchParams.delete('otp');
    url.searchParams.delete('email');
    window.history.replaceState(window.history.state, '', url);
  }
  return code;
}

export function forgetLinkCode(): void {
  code = '';
}

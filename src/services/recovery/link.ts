let code = '';

/** The address of who came by a link with a code in it; null without one. @param url of this page */
export function addressOfLink(url: URL): string | null {
  return url.searchParams.has('otp') ? (url.searchParams.get('email') ?? '') : null;
}

/** The code of the link this page was opened with; from here on neither it nor the address stands in the URL. Kept until it was answered for. */
export function takeLinkCode(): string {
  const url = new URL(window.location.href);
  const found = url.searchParams.get('otp');
  if (found !== null) {
    code = found;
    url.searchParams.delete('otp');
    url.searchParams.delete('email');
    window.history.replaceState(window.history.state, '', url);
  }
  return code;
}

export function forgetLinkCode(): void {
  code = '';
}

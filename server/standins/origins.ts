const LOOPBACK = ['localhost', '127.0.0.1'];

/** Origins of this machine. People may open the site under either name, and cookies belong to the name that set them. */
export function namesOfThisMachine(baseUrl: string): string[] {
  const url = new URL(baseUrl);
  if (!LOOPBACK.includes(url.hostname)) return [baseUrl];
  return LOOPBACK.map((name) => `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}`);
}

/** A different host name than ours if there is one, because cookies don't distinguish ports. Scheme and name, without a port. */
export function standinOrigin(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  return `http://${hostname === 'localhost' ? '127.0.0.1' : hostname === '127.0.0.1' ? 'localhost' : hostname}`;
}

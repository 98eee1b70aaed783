const LOOPBACK = ['localhost', '127.0.0.1'];

/** On one's own machine the site may be opened under either name; a cookie belongs to the name it was set under. */
export function namesOfThisMachine(baseUrl: string): string[] {
  const url = new URL(baseUrl);
  if (!LOOPBACK.includes(url.hostname)) return [baseUrl];
  return LOOPBACK.map((name) => `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}`);
}

/** Another name than ours where there is one: cookies do not tell ports apart. Scheme and name, without a port. */
export function standinOrigin(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  return `http://${hostname === 'localhost' ? '127.0.0.1' : hostname === '127.0.0.1' ? 'localhost' : hostname}`;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { formOf } from '../form.ts';
import type { SocialStandinSettings } from './settings.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** Removes the token from the URL right away, and asks this site's server to exchange it. */
const SCRIPT = `
const token = new URLSearchParams(location.hash.slice(1)).get('handoff');
const says = (title, text) => { document.querySelector('h1').textContent = title; document.querySelector('main p').textContent = text; };
if (token === null) says('You’re visiting as a guest', 'Nobody is signed in on this site.');
else {
  history.replaceState(null, '', location.pathname + location.search);
  fetch('/site/session', { method: 'POST', body: new URLSearchParams({ token }) })
    .then((reply) => reply.json())
    .then(({ name }) => name ? says('Signed in as ' + name, 'The token was exchanged for a session of this site. It only works once.')
      : says('This link no longer works', 'Each link works once, for a minute. Go back and open it again.'))
    .catch(() => says('This site isn’t available', 'Try again in a moment.'));
}`;

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Stand-in for the employers’ site</title><link rel="stylesheet" href="/page.css"></head>
<body><header><p><strong>Stand-in for the employers’ site</strong> <span>It shows what another of the company’s sites receives.</span></p></header>
<main><div class="intro" role="status"><h1>One moment…</h1><p>Checking who you are.</p></div></main><script src="/site/script.js" defer></script></body></html>`;

/** The site that takes over a session in a demo: a separate site that only knows what the token returns. */
export function makeSite(origin: string, { baseUrl, siteSecret }: SocialStandinSettings) {
  return async (request: IncomingMessage, response: ServerResponse, { pathname }: URL): Promise<void> => {
    if (pathname === '/site/script.js') return void response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(SCRIPT);
    if (pathname !== '/site/session') return void response.writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    const reply = await fetch(`${baseUrl}/api/auth/handoff/redeem`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': request.headers['user-agent'] ?? '' },
      body: JSON.stringify({ token: (await formOf(request)).get('token') ?? '', origin, client_secret: siteSecret }),
    });
    const { data } = (await reply.json()) as { data?: { user: { first_name: string; last_name: string } } };
    const name = data && `${data.user.first_name} ${data.user.last_name}`.trim();
    response.writeHead(200, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify({ name: name ?? null }));
  };
}

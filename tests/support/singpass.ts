import type { Browser } from './browser.ts';
import type { TestApp } from './app.ts';

/**
 * A person at the Singpass stand-in, in a browser of their own there: goes to the URL, chooses a persona, agrees.
 * @returns the query of the redirect back
 */
export async function atSingpass(url: string, persona: string, { name, answer = 'agree' }: { name?: string; answer?: string } = {}): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (to: string, body?: URLSearchParams) => {
    const reply = await fetch(to, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body ? { method: 'POST', body } : {}),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(key, value);
    }
    const next = reply.headers.get('location');
    if (next === null) throw new Error(`${to} answered ${reply.status}: ${(await reply.text()).slice(0, 300)}`);
    return new URL(next, to);
  };
  const page = await visit(url);
  let next = await visit(page.href, new URLSearchParams({ persona, answer, ...(name === undefined ? {} : { name }) }));
  while (next.pathname !== '/singpass/callback') next = await visit(next.href);
  return next.search;
}

/**
 * The person's browser, redirected back to us.
 * @returns where it was redirected to
 */
export async function comeBack({ app }: Pick<TestApp, 'app'>, browser: Browser, search: string): Promise<{ status: number; location: string | undefined }> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const { statusCode, headers } = await app.inject({ url: `/singpass/callback${search}`, headers: { cookie } });
  return { status: statusCode, location: headers.location };
}

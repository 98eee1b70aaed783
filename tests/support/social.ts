import { beginSocialLogin, socialLogin, type SocialProvider } from '../../contract/login.ts';
import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';

/** How a network sends a person back: with a link, or with a form that their browser posts. */
export interface Return {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  form: string;
}
interface Typed {
  name?: string;
  email?: string;
  answer?: string;
}

export const begin = async (browser: Browser, provider: SocialProvider, redirect: string | null = null): Promise<string> =>
  (await browser.call(beginSocialLogin, { params: { provider }, body: { redirect } })).data.authorise_url;

/** A person at the stand-in, in a browser of their own there: goes to the URL, chooses a persona, agrees. */
export async function atNetwork(
  url: string,
  persona: string,
  { name = 'Mika Ito', email = 'mika@example.com', answer = 'agree' }: Typed = {},
): Promise<Return> {
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
    const location = reply.headers.get('location');
    return { url: location === null ? to : new URL(location, to).href, isThere: location === null, text: await reply.text() };
  };
  const isBack = (to: string) => new URL(to).pathname.startsWith('/social/callback/');
  let page = await visit(url);
  while (!page.isThere) page = await visit(page.url);
  const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1];
  if (action === undefined) throw new Error(`no persona can be chosen: ${page.text.slice(0, 400)}`);
  page = await visit(new URL(action, page.url).href, new URLSearchParams({ persona, answer, name, email }));
  while (!page.isThere && !isBack(page.url)) page = await visit(page.url);
  const { pathname, search } = new URL(page.url);
  if (isBack(page.url)) return { method: 'GET', path: pathname + search, form: '' };
  const to = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1];
  if (to === undefined) throw new Error(`nobody was sent back: ${page.text.slice(0, 400)}`);
  const fields = [...page.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, key = '', value = '']): [string, string] => [key, decoded(value)]);
  return { method: 'POST', path: new URL(to).pathname, form: new URLSearchParams(fields).toString() };
}

/**
 * The person's browser, redirected back to us and on; a form from another site brings no cookie (SameSite).
 * @returns where it ends
 */
export async function comeBack({ app }: Pick<TestApp, 'app'>, browser: Browser, { method, path, form }: Return): Promise<string> {
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  let to = path;
  if (method === 'POST') {
    const posted = await app.inject({
      method,
      url: path,
      headers: { origin: 'https://appleid.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    });
    to = String(posted.headers.location);
  }
  const reply = await app.inject({ url: to, headers: { cookie } });
  for (const { name, value } of reply.cookies) {
    if (value === '') browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
  return String(reply.headers.location);
}

export const finish = (browser: Browser, provider: SocialProvider, more: Record<string, unknown> = {}) =>
  browser.call(socialLogin, { body: { social_type: provider, source: 'web', active_key: 1, ...more } });

/** A complete login: starts, chooses a persona, returns, and fetches the result. */
export async function visitNetwork(t: Pick<TestApp, 'app'>, browser: Browser, provider: SocialProvider, persona: string, typed: Typed = {}) {
  const back = await atNetwork(await begin(browser, provider), persona, typed);
  const page = await comeBack(t, browser, back);
  return { back, page, answer: await finish(browser, provider) };
}

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|(amp|lt|gt|quot|apos));/g, (_, code: string | undefined, name: string) =>
    code === undefined ? ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[name] as string) : String.fromCharCode(Number(code)),
  );

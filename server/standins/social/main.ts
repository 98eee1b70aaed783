import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { SocialProvider } from '../../../contract/login.ts';
import { listen } from '../listen.ts';
import { readAppleSecret } from './apple.ts';
import { interact } from './interaction.ts';
import { makeOAuthServer } from './oauth.ts';
import { makeOpenIdProvider, type OpenIdNetwork } from './openid.ts';
import { makeSite } from './site.ts';
import type { SocialStandinSettings } from './settings.ts';

const stylesheet = readFileSync(path.join(import.meta.dirname, '../page.css'), 'utf8');

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/**
 * The stand-in for the five social networks: a separate process (server/standins/start.ts), with one folder of its origin per network. All other paths are the
 * employers' site of the demo.
 */
process.once('message', (settings: SocialStandinSettings) => {
  serve(settings).then(
    (url) => process.send?.({ url }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0));

async function serve(settings: SocialStandinSettings): Promise<string> {
  const server = createServer();
  const origin = `${settings.origin}:${await listen(server, settings)}`;
  const answers: Record<SocialProvider, Answer> = {
    google: await openId('google', origin, settings),
    apple: await openId('apple', origin, settings),
    line: await openId('line', origin, settings),
    facebook: makeOAuthServer('facebook', settings),
    x: makeOAuthServer('x', settings),
  };
  const site = makeSite(origin, settings);
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    const answer = answers[url.pathname.split('/')[1] as SocialProvider];
    if (url.pathname === '/page.css') return void response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(stylesheet);
    Promise.resolve((answer ?? site)(request, response, url)).catch(() => void response.writeHead(400).end());
  });
  return origin;
}

async function openId(network: OpenIdNetwork, origin: string, settings: SocialStandinSettings): Promise<Answer> {
  const folder = `/${network}`;
  const provider = await makeOpenIdProvider(network, origin + folder, settings);
  const answer = provider.callback();
  return async (request, response, { pathname }) => {
    if (pathname.startsWith(`${folder}/interaction/`)) return interact(network, provider, request, response);
    if (network === 'apple' && pathname === `${folder}/token`) await readAppleSecret(request, origin + folder, settings);
    // Sets both URLs as a framework does when mounting in a folder, because the provider derives its own location from them.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(folder.length) });
    return answer(request, response);
  };
}

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../listen.ts';
import { interact } from './interaction.ts';
import { makeProvider } from './provider.ts';
import type { StandinSettings } from './settings.ts';

const stylesheet = readFileSync(path.join(import.meta.dirname, '../page.css'), 'utf8');

/** The Singpass stand-in, a separate process (server/standins/start.ts). */
process.once('message', (settings: StandinSettings) => {
  serve(settings).then(
    (url) => process.send?.({ url }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(0));

async function serve(settings: StandinSettings): Promise<string> {
  const server = createServer();
  const port = await listen(server, settings);
  const issuer = `${settings.origin}:${port}`;
  const provider = await makeProvider(issuer, settings);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else if (request.url === '/page.css') response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(stylesheet);
    else void answer(request, response);
  });
  return issuer;
}

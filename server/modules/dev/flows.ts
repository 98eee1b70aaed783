import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerOwnNamesOnly } from '../../demo/own-names.ts';
import { ApiError } from '../../http/errors.ts';

const FOLDER = path.join(import.meta.dirname, '../../../flows');
const hidden = { schema: { hide: true } };

interface Listed {
  id: string;
  title: string;
  states: number;
  transitions: number;
}

/** The exported charts as pages, registered in a demo only. Where they were not exported there are none. */
export function registerFlows(app: FastifyInstance): void {
  const index = path.join(FOLDER, 'index.json');
  if (!existsSync(index)) return;
  const flows = JSON.parse(readFileSync(index, 'utf8')) as Listed[];
  const stylesheet = readFileSync(path.join(import.meta.dirname, 'flows.css'), 'utf8');
  answerOwnNamesOnly(app, '/dev/flows');
  const page = (reply: FastifyReply, open: Listed | undefined) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(flowsPage(flows, open));
  app.get('/dev/flows', hidden, async (_request, reply) => page(reply, undefined));
  app.get('/dev/flows.css', hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  app.get<{ Params: { id: string } }>('/dev/flows/:id', hidden, async ({ params }, reply) => {
    const open = flows.find(({ id }) => id === params.id);
    if (!open) throw new ApiError('notFound');
    return page(reply, open);
  });
  app.get<{ Params: { id: string } }>('/dev/flows/:id/chart.svg', hidden, async ({ params }, reply) => {
    // By its name in the list: no path of anybody's own reaches the disk.
    const open = flows.find(({ id }) => id === params.id);
    if (!open) throw new ApiError('notFound');
    return reply
      .type('image/svg+xml')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(await readFile(path.join(FOLDER, `${open.id}.svg`)));
  });
}

function flowsPage(flows: readonly Listed[], open: Listed | undefined): string {
  const items = flows.map(
    ({ id, title, states, transitions }) =>
      `<li><a href="/dev/flows/${id}"${id === open?.id ? ' aria-current="true"' : ''}><strong>${escaped(title)}</strong><span>${states} states, ${transitions} transitions</span></a></li>`,
  );
  const chart = open
    ? `<article><a class="back" href="/dev/flows">All flows</a><h2>${escaped(open.title)}</h2><p><a href="/dev/flows/${open.id}/chart.svg">Open the chart full size</a></p><img src="/dev/flows/${open.id}/chart.svg" alt="The chart of ${escaped(open.title)}"></article>`
    : '<section class="none"><p>Choose a flow to see its chart.</p></section>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${open ? `${escaped(open.title)} · ` : ''}Flows</title><link rel="stylesheet" href="/dev/flows.css"></head>
<body${open ? ' class="reading"' : ''}>
<header><h1><a href="/dev/flows">Flows</a></h1><p>The charts that the server, the pages, and the tests all use.</p><p class="end"><a href="/dev">Demo</a></p></header>
<main><nav aria-label="Flows"><ol>${items.join('')}</ol></nav>${chart}</main>
</body></html>`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

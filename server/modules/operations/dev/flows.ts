import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerOwnNamesOnly } from '../../../demo/own-names.ts';
import { digestOfFiles } from '../../../digest-of-files.ts';
import { escapeMarkup } from '../../../../src/lib/escapeMarkup.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const hidden = { schema: { hide: true } };
/** Diagrams and screens have inline styles. The atlas requests from this server its files, and how many people took the steps of a chart. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; frame-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The files that the atlas is generated from. */
const INPUTS = ['src', 'contract', 'packages/flows', 'tools/flows', 'flows/covered.json', '.flows/screens', 'package-lock.json'];

/** Where the atlas is, and how it's generated. */
export interface FlowsOptions {
  folder: string;
  /** Generates it. */
  build: () => Promise<void>;
  /** Changes with the files that the atlas is generated from. */
  version: () => Promise<string>;
}

const OWN: FlowsOptions = { folder: path.join(ROOT, '.flows/site'), build: writeAtlas, version: () => digestOfFiles(ROOT, INPUTS) };

/** The atlas of the charts at /flows/, in a demo only. It's generated when someone first requests it, and again after its charts change. */
export function registerFlows(app: FastifyInstance, { folder, build, version }: FlowsOptions = OWN): void {
  mkdirSync(folder, { recursive: true });
  const mark = path.join(folder, '.version');
  const isCurrent = async () => existsSync(path.join(folder, 'index.html')) && (await readFile(mark, 'utf8').catch(() => '')) === (await version());
  let building: Promise<void> | null = null;
  let failure = '';
  const begin = () => {
    building ??= version()
      .then(async (drawn) => build().then(() => writeFile(mark, drawn)))
      .catch((error: unknown) => void (failure = error instanceof Error ? error.message : String(error)))
      .finally(() => (building = null));
  };
  answerOwnNamesOnly(app, '/flows');
  app.get('/flows', hidden, async (_request, reply) => reply.redirect('/flows/'));
  app.get('/dev/flows', hidden, async (_request, reply) => reply.redirect('/flows/'));
  app.get('/flows/', hidden, async (_request, reply) => {
    reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache');
    if (building === null && (await isCurrent())) return reply.sendFile('index.html', folder);
    if (failure) {
      const message = `${failure} Reload the page to try again.`;
      failure = '';
      return reply
        .code(500)
        .type('text/html; charset=utf-8')
        .send(page('The atlas couldn’t be drawn', message, false));
    }
    begin();
    return reply.type('text/html; charset=utf-8').send(page('Drawing the charts…', 'This takes half a minute. The atlas opens when it’s ready.', true));
  });
  void app.register(fastifyStatic, {
    root: folder,
    prefix: '/flows/',
    decorateReply: !app.hasReplyDecorator('sendFile'),
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache'),
  });
}

function writeAtlas(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'tools/setup/run.mjs'), 'tools/flows/main.ts', 'site'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr = `${stderr}${chunk.toString()}`.slice(-500)));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(stderr || `npm run flows -- site ended with ${code}`))));
  });
}

function page(title: string, text: string, isWaiting: boolean): string {
  return `<!doctype html>
<html lang="en" style="color-scheme:light dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
${isWaiting ? '<meta http-equiv="refresh" content="3">' : ''}<title>${escapeMarkup(title)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:40em;margin:4em auto;padding:0 1em">
<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p><p><a href="/dev">Back to the demo</a></p></body></html>`;
}

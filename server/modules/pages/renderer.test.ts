import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bootAt } from '../../../tests/support/boot.ts';
import { builtRenderer, type Renderer } from './renderer.ts';

/** A build whose pages contain their URL, except for URLs that ask for something else. */
const ENTRY = `
import { existsSync } from 'node:fs';
export function render(boot, prefix, origin) {
  if (boot.url === '/breaks') throw new TypeError('x is not a function');
  if (boot.url === '/ends') process.exit(3);
  if (boot.url.startsWith('/waits-for')) while (!existsSync(boot.url.slice('/waits-for'.length)));
  const meta = { title: 'A page', description: '', canonical: origin + prefix + boot.url, alternates: [], image: '', jsonLd: null };
  return { html: '<main>' + boot.url + '</main>', meta, files: ['src/page.ts'] };
}`;
const MANIFEST = { 'src/views/app/entry-client.tsx': { file: 'assets/client.js' }, 'src/page.ts': { file: 'assets/page.js', css: ['assets/page.css'] } };

let folder: string;
let renderer: Renderer;
const page = async (url: string) => (await renderer.render(bootAt(url), '/ja', 'https://waymark.test')).toString();

async function build(name: string, entry: string): Promise<string> {
  const dist = path.join(folder, name);
  await mkdir(path.join(dist, 'client/.vite'), { recursive: true });
  await mkdir(path.join(dist, 'server'));
  await writeFile(path.join(dist, 'client/.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(path.join(dist, 'server/package.json'), '{"type":"module"}');
  await writeFile(path.join(dist, 'server/entry-server.js'), entry);
  return dist;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'waymark-renderer-'));
  renderer = await builtRenderer(await build('good', ENTRY));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a page has its markup, its data, and the files that it needs', async () => {
  const document = await page('/job/cook-1?a=<b>');
  expect(document).toContain('<main>/job/cook-1?a=<b></main>');
  expect(document).toContain('<link rel="canonical" href="https://waymark.test/ja/job/cook-1?a=&#60;b&#62;">');
  expect(document).toContain('<link rel="stylesheet" href="/assets/page.css">');
  const data = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(document)?.[1] ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual(bootAt('/job/cook-1?a=<b>'));
});

test('the server does other work while a page is rendered', async () => {
  const file = path.join(folder, 'go-on');
  const rendered = page(`/waits-for${file}`);
  await writeFile(file, '');
  expect(await rendered).toContain('<main>');
});

test('pages requested at once are each rendered for their own request', async () => {
  const urls = Array.from({ length: 20 }, (_, number) => `/${number}`);
  expect((await Promise.all(urls.map(page))).map((document) => /<main>(.*)<\/main>/.exec(document)?.[1])).toEqual(urls);
});

test('a page that breaks fails with its error, and the next is rendered', async () => {
  const [broken, next] = await Promise.allSettled([page('/breaks'), page('/next')]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { name: 'TypeError', message: 'x is not a function' } });
  expect((broken as PromiseRejectedResult).reason.stack).toContain('entry-server.js');
  expect(next.status).toBe('fulfilled');
});

test('pages whose thread ends fail, and the next starts another', async () => {
  const ended = await Promise.allSettled([page('/ends'), page('/behind-it')]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await page('/after')).toContain('<main>/after</main>');
});

test('a page that never ends fails, and the next starts another thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const endless = page('/waits-for/nothing');
  await vi.advanceTimersByTimeAsync(29_999);
  const ended = Promise.allSettled([endless, page('/behind-it')]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await page('/after')).toContain('<main>/after</main>');
});

test('without a build that can be loaded there is no server', async () => {
  await expect(builtRenderer(path.join(folder, 'none'))).rejects.toThrow('Run "npm run build"');
  await expect(builtRenderer(await build('broken', `throw new Error('half a build')`))).rejects.toThrow('half a build');
});

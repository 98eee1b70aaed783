import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The domains of `modules`, each building on those before it (docs/architecture.md). A domain imports only itself and earlier ones. */
const DOMAINS = [
  'flows',
  'drawings',
  'blocks',
  'notify',
  'market',
  'identity',
  'profile',
  'recommendations',
  'reports',
  'applications',
  'chat',
  'hiring',
  'employer',
  'alerts',
  'pages',
  'operations',
] as const;
/** What puts the modules together: schedules, the demo, and its data. Only `operations`, which serves the demo's own pages, may import them. */
const ABOVE = ['jobs', 'demo', 'db/seed'];
const SOURCE = /\.ts$/;
const TEST = /\.(test|fixture)\.ts$/;
const NAMED = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g;

type Import = readonly [from: string, to: string];

const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);
const domainOf = (file: string) => (isIn(file, 'modules') && file.split('/').length > 2 ? (file.split('/')[1] as string) : null);
const isAbove = (file: string) => ABOVE.some((folder) => isIn(file, folder));
/** The files in `server` itself start and combine everything. */
const isFree = (file: string) => !file.includes('/') || file === 'modules/routes.ts' || isAbove(file);

/** Why an import breaks the order; null if it doesn't. Both files are named from `server`. */
function refusalOf([from, to]: Import): string | null {
  if (isFree(from)) return null;
  const [domain, other] = [domainOf(from), domainOf(to)];
  if (isAbove(to) && domain !== 'operations') return `${from} imports ${to}, which puts the modules together`;
  if (other === null) return null;
  if (domain === null) return `${from} imports ${to}: no module may be needed to run it`;
  const [place, otherPlace] = [domain, other].map((name) => (DOMAINS as readonly string[]).indexOf(name)) as [number, number];
  if (place < 0 || otherPlace < 0) return `${from} imports ${to}: list the domain here`;
  return otherPlace > place ? `${from} imports ${to}: ${domain} comes before ${other}` : null;
}

function imports(): Import[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => SOURCE.test(file) && !TEST.test(file));
  return files.flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(NAMED)]
      .map(([, to]): Import => [file, path.join(path.dirname(file), to as string)])
      .filter(([, to]) => !to.startsWith('..')),
  );
}

test('no domain imports a later one, and nothing below the modules imports them', () => {
  const found = imports();
  expect(found.length).toBeGreaterThan(3_000);
  expect(found.flatMap((each) => refusalOf(each) ?? [])).toEqual([]);
});

test('every domain is listed', () => {
  const folders = readdirSync(path.join(import.meta.dirname, 'modules'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...DOMAINS].sort());
});

test.each<[string, Import, string]>([
  ['a domain an earlier one', ['modules/chat/open.ts', 'modules/applications/move.ts'], 'allowed'],
  ['a domain a later one', ['modules/chat/open.ts', 'modules/hiring/interviews/close.ts'], 'chat comes before hiring'],
  ['a domain its own files', ['modules/hiring/applicants/decide.ts', 'modules/hiring/interviews/close.ts'], 'allowed'],
  ['the calls a domain', ['http/route.ts', 'modules/identity/identity.ts'], 'no module may be needed'],
  ['a domain the schedules', ['modules/market/search/search.ts', 'jobs/sweep.ts'], 'puts the modules together'],
  ['a domain the data of the demo', ['modules/market/jobs/card.ts', 'db/seed/market.ts'], 'puts the modules together'],
  ['a page of the demo its clock', ['modules/operations/dev/routes.ts', 'demo/moving-clock.ts'], 'allowed'],
  ['the start a domain', ['serve.ts', 'modules/pages/routes.ts'], 'allowed'],
  ['a domain one that is not listed', ['modules/chat/open.ts', 'modules/billing/pay.ts'], 'list the domain'],
])('is checked if %s imports', (_, given, answer) => {
  expect(refusalOf(given) ?? 'allowed').toContain(answer);
});

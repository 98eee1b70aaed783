/** `npm start`: in a fresh clone, installs first; then builds the pages and fills the market at the same time, and serves. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.mjs';
import { during, ensureDependencies, ensureNode, root } from './steps.mjs';

await ensureDependencies('run');
const node = ensureNode();
const prepared = during(
  'Preparing the database',
  node,
  ['server/prepare.ts'],
  'See the message above. If DATABASE_URL is set, check that the database is running. Otherwise, delete .data to start over.',
);
await during('Building the pages', node, ['tools/build.ts', '--brotli-later'], 'See above where the build stopped.');
// The server loads its modules while the database is still being prepared, then waits for a message. Fewer malloc arenas and the
// flags keep it below 350 MB while it searches (bench: search). Its code, and that of the processes that read resumes, is compiled once.
const env = { ...NODE_ENVIRONMENT, NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'), ...process.env };
const server = spawn(node, [...NODE_FLAGS, 'server/main.ts', '--wait'], { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
server.once('exit', (code) => process.exit(code ?? 1));
await prepared;
server.send('begin');
server.disconnect();
const compressing = spawn(node, ['tools/compress.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => [server, compressing].forEach((child) => child.kill(signal)));

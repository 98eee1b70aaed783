/** `npm start`: on a fresh clone installs, builds and fills the market side by side, then serves. */
import { spawn } from 'node:child_process';
import { during, ensureDependencies, ensureNode, root } from './steps.mjs';

await ensureDependencies('run');
const node = ensureNode();
await Promise.all([
  during('Building the pages', node, ['tools/build.ts', '--brotli-later'], 'What it printed above says where the build stopped.'),
  during(
    'Preparing the database',
    node,
    ['server/prepare.ts'],
    'What it printed above says what is missing. With DATABASE_URL set, check that it answers; without, remove .data to begin anew.',
  ),
]);
// A smaller young generation keeps the process under 300 MB (bench: search).
const server = spawn(node, ['--max-semi-space-size=16', 'server/main.ts'], { cwd: root, stdio: 'inherit' });
const compressing = spawn(node, ['tools/compress.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => [server, compressing].forEach((child) => child.kill(signal)));
server.once('exit', (code) => process.exit(code ?? 1));

#!/usr/bin/env node
/** Runs the TypeScript source directly if this Node can, or else with a newer Node from a nearby installation. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 24 || (major === 24 && minor >= 7)) {
  const { main } = await import('./any/main.ts');
  await main(process.argv.slice(2));
} else {
  let folder = here;
  while (!existsSync(path.join(folder, 'node_modules/.bin/node')) && path.dirname(folder) !== folder) folder = path.dirname(folder);
  const node = path.join(folder, 'node_modules/.bin/node');
  if (existsSync(node)) process.exitCode = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
  else {
    console.error(`Node ${process.versions.node} is too old. Install Node 24.7 or newer.`);
    process.exitCode = 1;
  }
}

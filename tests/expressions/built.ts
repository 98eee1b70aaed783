/**
 * Prints, as JSON, each regular expression that the modules given as arguments build from strings while loading, and where. Needs a process of its
 * own, because it replaces the constructor, and modules load only once.
 */
import { pathToFileURL } from 'node:url';
import type { Expression } from './collect.ts';

const files = process.argv.slice(2).map((file) => pathToFileURL(file).href);
const built: Expression[] = [];
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args: [string, string?]) {
    const expression = new target(...args);
    const stack = new Error('where').stack ?? '';
    const file = files.find((one) => stack.includes(`${one}:`));
    const line = file && stack.slice(stack.indexOf(`${file}:`) + file.length + 1).split(':')[0];
    // Node builds some of its own, too.
    if (file) built.push({ place: `${file}:${line}`, source: expression.source, flags: expression.flags });
    return expression;
  },
});
for (const file of files) await import(file);
process.stdout.write(JSON.stringify(built));

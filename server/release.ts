import { readFileSync } from 'node:fs';
import path from 'node:path';

/** This server's release, as `package.json` has it. */
export const RELEASE = (JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }).version;

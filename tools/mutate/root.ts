import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');
export const MACHINES = path.join(ROOT, 'src/machines');

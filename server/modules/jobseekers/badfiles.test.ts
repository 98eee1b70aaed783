import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ERRORS } from '../../../contract/errors.ts';
import { deleteResume, uploadResume } from '../../../contract/jobseekers.ts';
import { testApp } from '../../../tests/support/app.ts';
import type { Browser } from '../../../tests/support/browser.ts';

/** Broken and hostile files of others, tried where they are; they are no part of this repository. */
const FOLDER = path.join(import.meta.dirname, '../../../../shared/data/badfiles');
const SLOWEST_MS = 10_000;
const PATIENCE = 300_000;
const CLEAR: readonly number[] = [ERRORS.fileTypeUnsupported.code, ERRORS.fileIncomplete.code, ERRORS.fileEmpty.code, ERRORS.fileTooLarge.code];

/** What each format begins with, or a PDF within its first kilobyte. */
const BEGINNINGS: Record<string, (content: Buffer) => boolean> = {
  pdf: (content) => content.subarray(0, 1_024).includes('%PDF-'),
  docx: (content) => content.subarray(0, 2).toString() === 'PK',
  doc: (content) => content.subarray(0, 4).toString('hex') === 'd0cf11e0',
};

const files = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(FOLDER, name)).isFile()) : [];
let ana: Browser;

beforeAll(async () => {
  if (files.length === 0) process.stderr.write('SKIPPED: ../shared/data/badfiles is not here, so no broken file was tried.\n');
  ana = await (await testApp()).seeker();
});

test.skipIf(files.length === 0)(
  'each broken or hostile file is refused clearly, or stored as what it really is, without delay',
  { timeout: PATIENCE },
  async () => {
    const outcomes: Record<string, number> = {};
    const faults: string[] = [];
    for (const name of files) {
      const content = readFileSync(path.join(FOLDER, name));
      const began = performance.now();
      const answer = await ana.call(uploadResume, { query: { place: 'profile' }, file: new Blob([content]), filename: path.basename(name) });
      const took = performance.now() - began;
      const isStored = answer.status < 400;
      const isRight = isStored ? BEGINNINGS[answer.data.format]?.(content) : CLEAR.includes(answer.refusal.code);
      const outcome = isStored ? answer.data.format : String(answer.refusal.code);
      if (!isRight || took > SLOWEST_MS) faults.push(`${name}: ${outcome} after ${Math.round(took)} ms`);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (isStored) await ana.call(deleteResume, { params: { id: answer.data.id } });
    }
    expect(faults).toEqual([]);
    process.stdout.write(`${files.length} files: ${JSON.stringify(outcomes)}\n`);
  },
);

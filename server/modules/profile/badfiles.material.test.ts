import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ERRORS } from '../../../contract/errors.ts';
import { deleteResume, uploadResume } from '../../../contract/jobseekers.ts';
import { getSyncableContent } from '../../../contract/resume-sync.ts';
import { deleteVideoResume, uploadVideoResume } from '../../../contract/video-resumes.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { badFiles, MATERIAL } from '../../../tests/support/material.ts';
import { harmIn, servedFile } from '../../../tests/support/served-files.ts';

const SLOWEST_MS = 10_000;
const PATIENCE = 600_000;
const codesOf = (...names: (keyof typeof ERRORS)[]): number[] => names.map((name) => ERRORS[name].code);
const NO_RESUME = codesOf('fileTypeUnsupported', 'fileDamaged', 'fileEmpty', 'fileTooLarge', 'jsonResumeInvalid');
const NO_VIDEO = codesOf('fileTooLarge', 'fileEmpty', 'fileIncomplete', 'videoUnsupported', 'videoWithoutPicture', 'videoTooLong');
const OUTCOMES = ['found', 'lowConfidence', 'needsOcr', 'encrypted', 'parseFailed', 'tooLong'];
/** The number of resumes we read for one person per day. */
const READ_A_DAY = 3;

/** How each format starts. A PDF's header may be anywhere in its first kilobyte. */
const BEGINNINGS: Record<string, (content: Buffer) => boolean> = {
  pdf: (content) => content.subarray(0, 1_024).includes('%PDF-'),
  docx: (content) => content.subarray(0, 2).toString() === 'PK',
  doc: (content) => content.subarray(0, 4).toString('hex') === 'd0cf11e0',
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

async function timed<T>(work: Promise<T>): Promise<{ answer: T; took: number }> {
  const began = performance.now();
  return { answer: await work, took: performance.now() - began };
}

test.each(MATERIAL)(
  'each bad file of $from is refused clearly, or stored as what it really is, read to a clear end and served harmlessly, without delay',
  { timeout: PATIENCE },
  async (material) => {
    const outcomes: Record<string, number> = {};
    const faults: string[] = [];
    let reader = await server.seeker();
    let read = 0;
    for (const file of badFiles(material)) {
      const content = file.read();
      const upload = { query: { place: 'profile' }, file: new Blob([content]), filename: path.basename(file.name) } as const;
      const { answer, took } = await timed(reader.call(uploadResume, upload));
      const isStored = answer.status < 400;
      const isRight = isStored ? BEGINNINGS[answer.data.format]?.(content) : NO_RESUME.includes(answer.refusal.code);
      const outcome = isStored ? answer.data.format : String(answer.refusal.code);
      if (!isRight || took > SLOWEST_MS) faults.push(`${file.name}: ${outcome} after ${Math.round(took)} ms`);
      let ending = outcome;
      if (isStored) {
        const params = { id: answer.data.id };
        const reading = await timed(reader.call(getSyncableContent, { params }));
        ending = reading.answer.status < 400 ? `${outcome}, ${reading.answer.data.outcome}` : `${outcome}, ${reading.answer.refusal.code}`;
        if (reading.answer.status >= 400 || !OUTCOMES.includes(reading.answer.data.outcome) || reading.took > SLOWEST_MS)
          faults.push(`${file.name}: ${ending} after ${Math.round(reading.took)} ms`);
        const harm = harmIn(await servedFile(server.app, reader, `/api/jobseekers/resumes/${params.id}/file`));
        if (harm !== null) faults.push(`${file.name} ${harm}`);
        await reader.call(deleteResume, { params });
        read += 1;
        if (read % READ_A_DAY === 0) reader = await server.seeker();
      }
      outcomes[ending] = (outcomes[ending] ?? 0) + 1;
    }
    expect(faults).toEqual([]);
    // Expects both outcomes, because a list that is refused entirely wouldn't test the readers.
    expect(Object.keys(outcomes)).toEqual(expect.arrayContaining([String(ERRORS.fileTypeUnsupported.code), expect.stringMatching(/^pdf/)]));
  },
);

test.each(MATERIAL)(
  'each bad file of $from is refused clearly as a video, or stored because it is one, without delay',
  { timeout: PATIENCE },
  async (material) => {
    const ana = await server.seeker();
    const faults: string[] = [];
    const tried = badFiles(material);
    expect(tried.length).toBeGreaterThan(15);
    for (const file of tried) {
      const content = file.read();
      const { answer, took } = await timed(ana.call(uploadVideoResume, { file: new Blob([content]), filename: path.basename(file.name) }));
      const isRight = answer.status === 200 ? content.subarray(4, 8).toString() === 'ftyp' : NO_VIDEO.includes(answer.refusal.code);
      if (!isRight || took > SLOWEST_MS) faults.push(`${file.name}: ${answer.status} after ${Math.round(took)} ms`);
      if (answer.status === 200) await ana.call(deleteVideoResume, { params: { id: answer.data.id } });
    }
    expect(faults).toEqual([]);
  },
);

import fastify from 'fastify';
import { expect, test } from 'vitest';
import { uploadResume } from '../../contract/jobseekers.ts';
import { getSyncableContent } from '../../contract/resume-sync.ts';
import { testApp } from '../../tests/support/app.ts';
import { SAMPLE_RESUME } from '../../contract/dev.ts';
import { registerSampleResume, sampleResume } from './sampleResume.ts';

const { clock, seeker } = await testApp();

test('the resume to try is read whole', async () => {
  const noor = await seeker();
  const { id } = (
    await noor.call(uploadResume, { file: new Blob([new Uint8Array(await sampleResume(clock.now()))], { type: 'application/pdf' }), filename: 'noor.pdf' })
  ).data;
  const read = (await noor.call(getSyncableContent, { params: { id } })).data;
  if (read.outcome !== 'found') throw new Error(read.outcome);
  const { content } = read;
  expect([content.work_experiences, content.educations, content.skills, content.languages].map((records) => records.length)).toEqual([2, 1, 5, 2]);
});

test('it is had by this machine’s own names alone', async () => {
  const app = fastify();
  registerSampleResume(app, clock.now);
  const answer = await app.inject({ url: SAMPLE_RESUME, headers: { host: 'localhost:3000' } });
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await app.inject({ url: SAMPLE_RESUME, headers: { host: 'elsewhere.example' } })).statusCode).not.toBe(200);
});

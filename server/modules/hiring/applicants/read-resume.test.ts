import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readApplicantResume } from '../../../../contract/applicant-resume.ts';
import { createApplication, withdrawApplication } from '../../../../contract/applications.ts';
import { createBlacklistCompany } from '../../../../contract/companies.ts';
import { ERRORS } from '../../../../contract/errors.ts';
import { deleteResume, uploadResume } from '../../../../contract/jobseekers.ts';
import { person } from '../../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../../tests/support/app.ts';
import { makeJob } from '../../../../tests/support/market.ts';
import { type Placed, pdfOf } from '../../../../tests/support/resume-files.ts';
import { makeTeam } from '../../../../tests/support/team.ts';

/** A busy machine may need more time. */
const patient = { timeout: 30_000 };
let server: TestApp;
let team: Awaited<ReturnType<typeof makeTeam>>;
let jobId: number;

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  team = await makeTeam(server);
  ({ id: jobId } = await makeJob(server.db, { companyId: team.companyId, skills: ['SAP', 'Payroll', 'Welding'], xpLvlId: 5 }));
});

const RESUME: Placed[] = [
  [40, 40, 'Ana Whitlock', 20, 'B'],
  [40, 60, 'ana@whitlock.example'],
  [40, 90, 'EXPERIENCE', 12, 'B'],
  [40, 110, 'Accountant | Kestrel Foods Ltd | 2019 - Present'],
  [40, 125, 'Prepared VAT and income tax returns in SAP for four companies.'],
  [40, 150, 'EDUCATION', 12, 'B'],
  [40, 170, 'BS Accountancy, University of Santo Tomas, 2018'],
  [40, 190, 'SKILLS', 12, 'B'],
  [40, 205, 'SAP, Payroll, Excel'],
];

/** A new person applies with a file. */
async function applied(placed: readonly Placed[] = RESUME) {
  const { browser, userId } = await person(server, 'seeker');
  const file = new Blob([pdfOf(placed) as BlobPart, `\n% ${randomUUID()}`]);
  const { id: resumeId } = (await browser.call(uploadResume, { file, filename: 'cv.pdf' })).data;
  const { data } = await browser.call(createApplication, { params: { id: jobId }, body: { resume_id: resumeId } });
  return { seeker: browser, userId, resumeId, id: data.application.id };
}
const read = (id: string, who = team.recruiter.browser) => who.call(readApplicantResume, { params: { id } });
const code = async (id: string) => (await read(id)).refusal.code;

test('a resume is returned as its sections, without contact details, and with the places that match the job’s requirements', patient, async () => {
  const { id } = await applied();
  const { data } = await read(id);
  if (data.outcome !== 'read') throw new Error(data.outcome);
  expect(data.name).toBe('Ana Whitlock');
  expect(JSON.stringify(data)).not.toContain('@');
  const [work, , skills] = data.sections;
  expect(data.sections.map(({ title }) => title)).toEqual(['Experience', 'Education', 'Skills']);
  expect(work?.entries[0]).toMatchObject({ title: 'Accountant', place: 'Kestrel Foods Ltd', period: '2019 – Present' });
  expect(skills?.words).toEqual(['SAP', 'Payroll', 'Excel']);
  // A year alone counts from its middle.
  const [year = 0, month = 0] = server.clock.now().toISOString().split('-').map(Number);
  const years = year - 2019 - (month < 7 ? 1 : 0);
  expect(data.asked).toEqual([
    // Where a skill was used says more than a list of skills.
    {
      kind: 'skill',
      text: 'SAP',
      places: [
        { section: 0, entry: 0, years },
        { section: 2, entry: null, years: null },
      ],
    },
    { kind: 'skill', text: 'Payroll', places: [{ section: 2, entry: null, years: null }] },
    { kind: 'skill', text: 'Welding', places: [] },
    { kind: 'experience', text: '3–5 years', places: [{ section: 0, entry: null, years }] },
  ]);
  expect((await read(id)).data).toEqual(data);
});

test('an unreadable resume returns the reason', patient, async () => {
  const { id } = await applied([]);
  expect((await read(id)).data).toEqual({ outcome: 'needsOcr' });
});

test('it is available to the company it was sent to, until it is deleted, withdrawn, or hidden from the company', patient, async () => {
  const one = await applied();
  const other = await makeTeam(server);
  expect((await read(one.id, other.recruiter.browser)).refusal.code).toBe(ERRORS.notFound.code);
  expect((await read(one.id, one.seeker)).status).not.toBe(200);
  await one.seeker.call(deleteResume, { params: { id: one.resumeId } });
  expect(await code(one.id)).toBe(ERRORS.notFound.code);
  const withdrawn = await applied();
  expect((await read(withdrawn.id)).status).toBe(200);
  await withdrawn.seeker.call(withdrawApplication, { params: { id: jobId } });
  expect(await code(withdrawn.id)).toBe(ERRORS.notFound.code);
  const away = await applied();
  await away.seeker.call(createBlacklistCompany, { body: { company_id: team.companyId } });
  expect(await code(away.id)).toBe(ERRORS.notFound.code);
});

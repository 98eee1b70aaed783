import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/db/client.ts';
import { company, job, jobQuestion } from '../../server/db/schema/market.ts';
import { uploadResume } from '../../contract/jobseekers.ts';
import type { Resume } from '../../contract/records.ts';
import type { Browser } from './browser.ts';

type JobValues = Partial<typeof job.$inferInsert>;
type CompanyValues = Partial<typeof company.$inferInsert>;

/** A company of a test's own. */
export async function makeCompany(db: Database, values: CompanyValues = {}): Promise<number> {
  const key = randomUUID();
  const [row] = await db
    .insert(company)
    .values({ name: 'Harbour Freight', nameKey: key, slug: key, countryId: 167, industryId: 1, ...values })
    .returning({ id: company.id });
  return (row as { id: number }).id;
}

/** An open job of a test's own, in the Philippines, with a promise of 7 days; of its own company unless one is given. */
export async function makeJob(
  db: Database,
  values: JobValues = {},
  questions: Partial<typeof jobQuestion.$inferInsert>[] = [],
): Promise<{ id: number; questionIds: number[] }> {
  const companyId = values.companyId ?? (await makeCompany(db));
  const at = new Date('2026-03-01T00:00:00Z');
  const [row] = await db
    .insert(job)
    .values({
      companyId,
      countryId: 167,
      title: 'Accountant',
      mainFunctionId: 1,
      industryId: 1,
      postedAt: at,
      validThrough: new Date('2026-05-01T00:00:00Z'),
      confirmedAt: at,
      promiseDays: 7,
      source: 'test',
      sourceId: randomUUID(),
      vacancyKey: randomUUID(),
      description: '<p>Keep the books.</p>',
      ...values,
    })
    .returning({ id: job.id });
  const { id } = row as { id: number };
  const questionRows = questions.map((question, position) => ({ position, kind: 'text' as const, text: 'Why?', ...question, jobId: id }));
  const rows = questionRows.length === 0 ? [] : await db.insert(jobQuestion).values(questionRows).returning({ id: jobQuestion.id });
  return { id, questionIds: rows.map((question) => question.id) };
}

/** A small real PDF; `text` makes it a different file. */
export function pdf(text = 'Resume'): Blob {
  return new Blob([
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  ]);
}

/** Attaches a resume to a job seeker's profile. */
export async function attachResume(seeker: Browser, text = 'Resume'): Promise<Resume> {
  return (await seeker.call(uploadResume, { file: pdf(text), filename: 'Ana Reyes.pdf' })).data;
}

import { eq } from 'drizzle-orm';
import { countryById } from '../../../contract/countries.ts';
import { type Language, languageOfAccount } from '../../../contract/languages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { buildSearchUrl } from '../../../src/lib/search-url/build.ts';
import type { Message } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { company, job } from '../../db/schema/market.ts';
import { resume } from '../../db/schema/seeker.ts';
import { defaultCountry } from '../../http/caller.ts';
import { say } from '../../http/texts.ts';
import type { QueuedEmail as MailLetter } from '../../jobs/outbox.ts';
import { layOut } from '../data/email-layout.ts';
import { applicationReceipt, pageIn } from '../data/email-content.ts';
import type { ApplicationRow } from './present.ts';

/** Where one sees how an application stands. */
const pageOf = ({ jobId }: ApplicationRow) => `/recommended-job/applied/${jobId}`;

/** What is told of an application beside its receipt; the texts are under these names in src/locales/<language>/mail.json. */
export type News = 'withdrawn' | 'overdue' | 'noAnswer' | 'jobClosed';

interface ApplicationFacts {
  to: string;
  firstName: string;
  companyId: number;
  jobTitle: string;
  companyName: string;
  resumeName: string | null;
  language: Language;
  timeZone: string;
}

/** The receipt of a new application, to the one who applied, in the language they read. */
export async function receiptOf(db: Queryable, row: ApplicationRow, baseUrl: string): Promise<Message> {
  const told = await applicationFactsOf(db, row);
  return applicationReceipt({ ...told, appliedAt: row.createdAt, dueAt: row.dueAt, path: pageOf(row) }, told.language, told.timeZone, baseUrl);
}

/** What became of an application: that it was withdrawn, is not answered in time, was closed without an answer, or that the job closed. */
export async function newsOf(db: Queryable, row: ApplicationRow, news: News, baseUrl: string): Promise<MailLetter> {
  const told = await applicationFactsOf(db, row);
  const t = (key: string) => say('mail', told.language, key, { brand: BRAND.name, name: told.firstName, job: told.jobTitle, company: told.companyName });
  const isWaiting = news === 'overdue';
  const message = layOut(
    {
      kind: news,
      subject: t(`${news}.subject`),
      preheader: t(`${news}.preheader`),
      title: t(`${news}.title`),
      paragraphs: [t(`${news}.text`), t(`${news}.next`)],
      facts: [
        [t('receipt.job'), told.jobTitle],
        [t('receipt.company'), told.companyName],
      ],
      action:
        isWaiting || news === 'withdrawn'
          ? { label: t('receipt.action'), url: pageIn(told.language, baseUrl, pageOf(row)) }
          : { label: t('news.search'), url: `${baseUrl}${buildSearchUrl({}, told.language.tag === 'en' ? null : told.language)}` },
      small: [],
    },
    told.to,
    told.language,
  );
  return { ...message, userId: row.userId, companyId: told.companyId, tells: tellsOf(row) };
}

/** An application's news in the notification centre, which tells the same. */
export const tellsOf = ({ id }: Pick<ApplicationRow, 'id'>): MailLetter['tells'] => ({
  kinds: ['applicationMoved', 'answerOverdue'],
  key: 'application_id',
  id,
});

async function applicationFactsOf(db: Queryable, row: ApplicationRow): Promise<ApplicationFacts> {
  const [found] = await db
    .select({
      to: user.email,
      firstName: user.firstName,
      languageId: user.languageId,
      countryId: job.countryId,
      jobTitle: job.title,
      companyName: company.name,
      companyId: company.id,
    })
    .from(user)
    .innerJoin(job, eq(job.id, row.jobId))
    .innerJoin(company, eq(company.id, job.companyId))
    .where(eq(user.id, row.userId));
  if (!found) throw new Error(`application ${row.id} has no applicant or no job`);
  const [sent] = row.resumeId === null ? [] : await db.select({ filename: resume.filename }).from(resume).where(eq(resume.id, row.resumeId));
  return {
    ...found,
    resumeName: sent?.filename ?? null,
    language: languageOfAccount(found.languageId),
    timeZone: (countryById(found.countryId) ?? defaultCountry()).timeZone,
  };
}

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
import type { QueuedEmail } from '../notify/outbox.ts';
import { layOut } from '../notify/email-layout.ts';
import { applicationReceipt, pageIn } from '../notify/email-content.ts';
import type { ApplicationRow } from './row.ts';

/** The page that shows the application's current state. */
const pageOf = ({ jobId }: ApplicationRow) => `/recommended-job/applied/${jobId}`;

/** The kinds of emails about an application other than its receipt. Their texts have these keys in src/locales/<language>/mail.json. */
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

/** The receipt of a new application, for the applicant, in their language. */
export async function receiptOf(db: Queryable, row: ApplicationRow, baseUrl: string): Promise<Message> {
  const facts = await applicationFactsOf(db, row);
  return applicationReceipt({ ...facts, appliedAt: row.createdAt, dueAt: row.dueAt, path: pageOf(row) }, facts.language, facts.timeZone, baseUrl);
}

/** The email about what happened to an application: it was withdrawn, is overdue, was closed without a reply, or its job closed. */
export async function newsOf(db: Queryable, row: ApplicationRow, news: News, baseUrl: string): Promise<QueuedEmail> {
  const facts = await applicationFactsOf(db, row);
  const t = (key: string) => say('mail', facts.language, key, { brand: BRAND.name, name: facts.firstName, job: facts.jobTitle, company: facts.companyName });
  const isWaiting = news === 'overdue';
  const message = layOut(
    {
      kind: news,
      subject: t(`${news}.subject`),
      preheader: t(`${news}.preheader`),
      title: t(`${news}.title`),
      paragraphs: [t(`${news}.text`), t(`${news}.next`)],
      facts: [
        [t('receipt.job'), facts.jobTitle],
        [t('receipt.company'), facts.companyName],
      ],
      action:
        isWaiting || news === 'withdrawn'
          ? { label: t('receipt.action'), url: pageIn(facts.language, baseUrl, pageOf(row)) }
          : { label: t('news.search'), url: `${baseUrl}${buildSearchUrl({}, facts.language.tag === 'en' ? null : facts.language)}` },
      small: [],
    },
    facts.to,
    facts.language,
  );
  // Of these, only an overdue reply is also a notification.
  return { ...message, userId: row.userId, companyId: facts.companyId, ...(isWaiting ? { tells: notificationsOf(row) } : {}) };
}

/** The notifications with the same content as an email about this application. Once read, the email isn't sent. */
export const notificationsOf = ({ id }: Pick<ApplicationRow, 'id'>): QueuedEmail['tells'] => ({
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
  if (!found) throw new Error(`Application ${row.id} has no applicant or no job`);
  const [sent] = row.resumeId === null ? [] : await db.select({ filename: resume.filename }).from(resume).where(eq(resume.id, row.resumeId));
  return {
    ...found,
    resumeName: sent?.filename ?? null,
    language: languageOfAccount(found.languageId),
    timeZone: (countryById(found.countryId) ?? defaultCountry()).timeZone,
  };
}

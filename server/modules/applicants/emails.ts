import { eq } from 'drizzle-orm';
import type { DeclineReason } from '../../../contract/decline-reasons.ts';
import { countryById } from '../../../contract/countries.ts';
import { languageOfAccount } from '../../../contract/languages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { buildSearchUrl } from '../../../src/lib/search-url/build.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { company, job } from '../../db/schema/market.ts';
import { defaultCountry } from '../../http/caller.ts';
import { say } from '../../http/texts.ts';
import type { QueuedEmail as MailLetter } from '../../jobs/outbox.ts';
import { tellsOf } from '../applications/emails.ts';
import type { ApplicationRow } from '../applications/present.ts';
import { layOut } from '../data/email-layout.ts';
import { pageIn } from '../data/email-content.ts';
import type { Answerer } from './members.ts';

/** An answer, to the one who applied, in their language: the reason in our words, the employer’s own note as written. */
export async function answerEmail(db: Queryable, row: ApplicationRow, baseUrl: string): Promise<MailLetter> {
  const [told] = await db
    .select({ to: user.email, name: user.firstName, languageId: user.languageId, job: job.title, company: company.name, companyId: company.id })
    .from(user)
    .innerJoin(job, eq(job.id, row.jobId))
    .innerJoin(company, eq(company.id, job.companyId))
    .where(eq(user.id, row.userId));
  if (!told) throw new Error(`application ${row.id} has no applicant or no job`);
  const language = languageOfAccount(told.languageId);
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, name: told.name, job: told.job, company: told.company });
  const kind = row.status === 'accepted' ? 'accepted' : 'declined';
  const message = layOut(
    {
      kind,
      subject: t(`${kind}.subject`),
      preheader: t(`${kind}.preheader`),
      title: t(`${kind}.title`),
      paragraphs: [t(`${kind}.text`), ...(kind === 'declined' ? [t(`declined.reason.${row.reason as DeclineReason}`)] : []), t(`${kind}.next`)],
      facts: [[t('receipt.job'), told.job], [t('receipt.company'), told.company], ...(row.note ? [[t('answer.note'), row.note] as [string, string]] : [])],
      action:
        kind === 'accepted'
          ? { label: t('receipt.action'), url: pageIn(language, baseUrl, `/recommended-job/applied/${row.jobId}`) }
          : { label: t('news.search'), url: `${baseUrl}${buildSearchUrl({}, language.tag === 'en' ? null : language)}` },
      small: kind === 'accepted' ? [t('receipt.safety')] : [],
    },
    told.to,
    language,
  );
  return { ...message, userId: row.userId, companyId: told.companyId, tells: tellsOf(row) };
}

/** What an employer is told of a job's applicants: that there are new ones, or that the promised answer is near, due or late. */
export type Call = 'applicants' | 'answerSoon' | 'answerNow' | 'answerLate';

/** A letter that calls an employer to those who wait. @param due the first instant an answer is promised by */
export async function callEmail(
  db: Queryable,
  kind: Call,
  jobId: number,
  waiting: number,
  due: Date | null,
  to: Answerer,
  baseUrl: string,
): Promise<MailLetter> {
  const [about] = await db.select({ title: job.title, countryId: job.countryId }).from(job).where(eq(job.id, jobId));
  if (!about) throw new Error(`there is no job ${jobId}`);
  const language = languageOfAccount(to.languageId);
  const { timeZone } = countryById(about.countryId) ?? defaultCountry();
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, name: to.firstName, job: about.title });
  const when = due && new Intl.DateTimeFormat(language.tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(due);
  const message = layOut(
    {
      kind,
      subject: t(`${kind}.subject`),
      preheader: t(`${kind}.preheader`),
      title: t(`${kind}.title`),
      paragraphs: [t(`${kind}.text`), t(`${kind === 'applicants' ? 'applicants' : 'answerDue'}.next`)],
      facts: [[t('receipt.job'), about.title], [t('call.waiting'), String(waiting)], ...(when ? [[t('receipt.due'), when] as [string, string]] : [])],
      action: { label: t('call.action'), url: pageIn(language, baseUrl, `/employer/jobs/${jobId}/applicants`) },
      small: [],
    },
    to.email,
    language,
  );
  return { ...message, userId: to.id, tells: { kinds: [kind === 'applicants' ? 'applicantNew' : 'answerDue'], key: 'job_id', id: jobId } };
}

import { eq } from 'drizzle-orm';
import type { DeclineReason } from '../../../../contract/decline-reasons.ts';
import { countryById } from '../../../../contract/countries.ts';
import { languageOfAccount } from '../../../../contract/languages.ts';
import { BRAND } from '../../../../src/lib/brand.ts';
import { buildSearchUrl } from '../../../../src/lib/search-url/build.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { company, job } from '../../../db/schema/market.ts';
import { defaultCountry } from '../../../http/caller.ts';
import { say } from '../../../http/texts.ts';
import type { QueuedEmail } from '../../notify/outbox.ts';
import { notificationsOf } from '../../applications/emails.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { layOut } from '../../notify/email-layout.ts';
import { pageIn } from '../../notify/email-content.ts';
import type { Answerer } from './members.ts';

/** The reply to an applicant, in their language: the reason in our words, and the employer's own note as written. */
export async function answerEmail(db: Queryable, row: ApplicationRow, baseUrl: string): Promise<QueuedEmail> {
  const [facts] = await db
    .select({ to: user.email, name: user.firstName, languageId: user.languageId, job: job.title, company: company.name, companyId: company.id })
    .from(user)
    .innerJoin(job, eq(job.id, row.jobId))
    .innerJoin(company, eq(company.id, job.companyId))
    .where(eq(user.id, row.userId));
  if (!facts) throw new Error(`Application ${row.id} has no applicant or no job`);
  const language = languageOfAccount(facts.languageId);
  const t = (key: string) => say('mail', language, key, { brand: BRAND.name, name: facts.name, job: facts.job, company: facts.company });
  const kind = row.status === 'accepted' ? 'accepted' : 'declined';
  const message = layOut(
    {
      kind,
      subject: t(`${kind}.subject`),
      preheader: t(`${kind}.preheader`),
      title: t(`${kind}.title`),
      paragraphs: [t(`${kind}.text`), ...(kind === 'declined' ? [t(`declined.reason.${row.reason as DeclineReason}`)] : []), t(`${kind}.next`)],
      facts: [[t('receipt.job'), facts.job], [t('receipt.company'), facts.company], ...(row.note ? [[t('answer.note'), row.note] as [string, string]] : [])],
      action:
        kind === 'accepted'
          ? { label: t('receipt.action'), url: pageIn(language, baseUrl, `/recommended-job/applied/${row.jobId}`) }
          : { label: t('news.search'), url: `${baseUrl}${buildSearchUrl({}, language.tag === 'en' ? null : language)}` },
      small: kind === 'accepted' ? [t('receipt.safety')] : [],
    },
    facts.to,
    language,
  );
  return { ...message, userId: row.userId, companyId: facts.companyId, tells: notificationsOf(row) };
}

/** The kinds of emails to an employer about a job's applicants: there are new ones, or a promised reply is near, due, or overdue. */
export type Call = 'applicants' | 'answerSoon' | 'answerNow' | 'answerLate';

/**
 * An email that asks an employer to reply to waiting applicants.
 * @param due the earliest promised reply
 */
export async function callEmail(
  db: Queryable,
  kind: Call,
  jobId: number,
  waiting: number,
  due: Date | null,
  to: Answerer,
  baseUrl: string,
): Promise<QueuedEmail> {
  const [about] = await db.select({ title: job.title, countryId: job.countryId }).from(job).where(eq(job.id, jobId));
  if (!about) throw new Error(`Job ${jobId} doesn’t exist`);
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

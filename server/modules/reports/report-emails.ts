import { type Language, LANGUAGES } from '../../../contract/languages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { textOfHtml } from '../../../src/lib/postingText.ts';
import type { Queryable } from '../../db/client.ts';
import type { jobReport } from '../../db/schema/seeker.ts';
import type { Config } from '../../config.ts';
import { say } from '../../http/texts.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { itemOf, optionOf } from '../market/config/options.ts';
import { layOut } from '../notify/email-layout.ts';
import { pageIn } from '../notify/email-content.ts';
import { jobDetail } from '../market/jobs/detail.ts';
import { enqueueCopy } from './report-copy.ts';

const [ENGLISH] = LANGUAGES;

interface ReportEmail {
  report: typeof jobReport.$inferSelect;
  config: Pick<Config, 'baseUrl' | 'operatorEmail'>;
  /** The language of the page with the report form. */
  language: Language;
}

/**
 * Queues the emails of a new report: one for the operator with the ad as it is now, since its employer may change it, and a copy for the reporter if
 * their address is confirmed. The operator gets the account's ID, but no name or address.
 */
export async function enqueueReport(db: Queryable, { report, config, language }: ReportEmail): Promise<void> {
  const job = await jobDetail(db, report.jobId, ENGLISH, report.createdAt);
  const reason = itemOf('report_job_reasons', report.reasonId)?.value ?? '';
  await enqueueMail(
    db,
    layOut(
      {
        kind: 'report',
        subject: `Report: ${reason} (job ${job.id})`,
        preheader: `${job.title}, ${job.company.name}`,
        title: 'A job was reported',
        paragraphs: [`Reason given: ${reason}. Here’s a copy of the ad at that moment.`, ...textOfHtml(job.description).split(/\n+/)],
        facts: [
          ['Report', report.id],
          ['Reason', `${report.reasonId}, ${reason}`],
          ['Job', `${job.id}, ${job.title}`],
          ['Company', `${job.company.id}, ${job.company.name}`],
          ['Job status', job.status],
          ['Apply at', job.apply_url ?? BRAND.name],
          ['Reported by account', report.userId],
          ['Reported at', report.createdAt.toISOString()],
        ],
        action: { label: 'View job', url: `${config.baseUrl}${job.url}` },
        small: [],
      },
      config.operatorEmail,
      ENGLISH,
    ),
  );
  await enqueueCopy(db, report.userId, language, (own) => {
    const t = (key: string) => say('mail', own, key, { brand: BRAND.name, job: job.title, company: job.company.name, support: BRAND.supportEmail });
    return {
      kind: 'reportCopy',
      subject: t('report.subject'),
      preheader: t('report.preheader'),
      title: t('report.title'),
      paragraphs: [t('report.text'), t('report.next')],
      facts: [
        [t('receipt.job'), job.title],
        [t('receipt.company'), job.company.name],
        [t('report.reason'), optionOf('report_job_reasons', report.reasonId, own)?.value ?? reason],
        [t('report.number'), report.id],
      ],
      action: { label: t('report.action'), url: pageIn(own, config.baseUrl, job.url) },
      small: [],
    };
  });
}

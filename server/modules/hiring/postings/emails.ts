import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { countryById } from '../../../../contract/countries.ts';
import { type Language, languageOfAccount } from '../../../../contract/languages.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import { BRAND } from '../../../../src/lib/brand.ts';
import { daysAfter, SINCE_DUE } from '../../../../src/machines/jobPosting/dates.ts';
import type { Queryable } from '../../../db/client.ts';
import { user } from '../../../db/schema/auth.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { defaultCountry } from '../../../http/caller.ts';
import { say } from '../../../http/texts.ts';
import type { QueuedEmail } from '../../notify/outbox.ts';
import { layOut } from '../../notify/email-layout.ts';
import { pageIn } from '../../notify/email-content.ts';
import type { JobRow } from './columns.ts';

/** The kinds of emails to an employer about a posting. Their texts have these keys in src/locales/<language>/mail.json. */
export type PostingNews = 'postingDue' | 'postingStale' | 'postingDelisted';

interface Answerable {
  id: string;
  email: string;
  firstName: string;
  language: Language;
}

/** Who is responsible for a posting: the recruiter who posted it, or the company's coordinator if they left. */
export async function answerableFor(db: Queryable, { postedBy, companyId }: Pick<JobRow, 'postedBy' | 'companyId'>): Promise<Answerable[]> {
  const members = await db
    .select({ id: user.id, email: user.email, firstName: user.firstName, languageId: user.languageId, role: companyMember.role })
    .from(companyMember)
    .innerJoin(user, eq(user.id, companyMember.userId))
    .where(and(eq(companyMember.companyId, companyId), isNotNull(companyMember.joinedAt), isNull(user.suspendedAt)))
    .orderBy(asc(companyMember.joinedAt));
  const found = members.find(({ id }) => id === postedBy) ?? members.find(({ role }) => role === 'coordinator');
  if (!found) return [];
  const { id, email, firstName, languageId } = found;
  return [{ id, email, firstName, language: languageOfAccount(languageId) }];
}

/** The email that asks an employer to confirm a posting, or informs them that it no longer appears in search or has ended. */
export function postingEmail({ id, email, firstName, language }: Answerable, row: JobRow, news: PostingNews, baseUrl: string): QueuedEmail {
  const due = (row.confirmDueAt ?? row.confirmedAt).toISOString();
  const { timeZone } = countryById(row.countryId) ?? defaultCountry();
  const day = (at: string) => new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone }).format(new Date(at));
  const t = (key: string) =>
    say('mail', language, `${news}.${key}`, {
      brand: BRAND.name,
      name: firstName,
      job: row.title,
      days: LIMITS.confirmAfterDays,
      stale: day(daysAfter(due, SINCE_DUE.stale)),
      end: day(daysAfter(due, SINCE_DUE.delisted)),
    });
  const message = layOut(
    {
      kind: news,
      subject: t('subject'),
      preheader: t('preheader'),
      title: t('title'),
      paragraphs: [t('text'), t('next')],
      action: { label: t('action'), url: pageIn(language, baseUrl, news === 'postingDelisted' ? '/employer/jobs?tab=ended' : '/employer/jobs') },
      small: [],
    },
    email,
    language,
  );
  return { ...message, userId: id, ...(news === 'postingDelisted' ? {} : { tells: { kinds: ['jobConfirmDue'], key: 'job_id', id: row.id } }) };
}

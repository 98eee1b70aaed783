import { eq, inArray } from 'drizzle-orm';
import { type Language, languageOfAccount } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { GivenRole } from '../../../contract/team-rules.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import type { Message } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { company } from '../../db/schema/market.ts';
import type { AppContext } from '../../http/app-context.ts';
import { say } from '../../http/texts.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { layOut } from '../notify/email-layout.ts';
import { pageIn } from '../notify/email-content.ts';
import { adminsOf, type MemberRow } from '../../http/member.ts';

interface Invitation {
  to: string;
  /** The link to open the invitation. Its ticket is in the fragment, which isn't sent to servers. */
  link: string;
  company: string;
  /** Who invites, by their confirmed address. */
  name: string;
  role: GivenRole;
}

/** An invitation to a colleague. */
export function inviteEmail({ to, link, company: companyName, name, role }: Invitation, language: Language): Message {
  const values = { brand: BRAND.name, company: companyName, name, days: LIMITS.companyInviteDays };
  const t = (key: string) => say('mail', language, `companyInvite.${key}`, values);
  return layOut(
    {
      kind: 'companyInvite',
      subject: t('subject'),
      preheader: t('lifetime'),
      title: t('title'),
      paragraphs: [t(`text.${role}`)],
      action: { label: t('action'), url: link, isTicket: true },
      small: [t('lifetime'), t('notYou')],
    },
    to,
    language,
  );
}

/** Emails each person, in their language, what happened to their company or membership. The text contains no secrets. */
async function tell(
  db: Queryable,
  baseUrl: string,
  userIds: readonly string[],
  kind: 'letIn' | 'companyVerified' | 'companyRefused',
  companyId: number,
  reason = '',
): Promise<void> {
  if (userIds.length === 0) return;
  const [about] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  const people = await db
    .select({ id: user.id, email: user.email, languageId: user.languageId })
    .from(user)
    .where(inArray(user.id, [...userIds]));
  for (const { id, email, languageId } of people) {
    const language = languageOfAccount(languageId);
    const t = (key: string) => say('mail', language, `${kind}.${key}`, { brand: BRAND.name, company: about?.name ?? '', reason });
    const path = kind === 'letIn' ? '/employer' : '/employer/company';
    await enqueueMail(db, {
      userId: id,
      ...layOut(
        {
          kind,
          subject: t('subject'),
          preheader: t('text'),
          title: t('title'),
          paragraphs: [t('text'), ...(reason ? [reason] : [])],
          action: { label: t('action'), url: pageIn(language, baseUrl, path) },
          small: [],
        },
        email,
        language,
      ),
    });
  }
}

/** Emails someone who waited that the company let them in. */
export const tellLetIn = (db: Queryable, context: Pick<AppContext, 'config'>, { userId, companyId }: MemberRow): Promise<void> =>
  tell(db, context.config.baseUrl, [userId], 'letIn', companyId);

/**
 * Emails a claimant that the company is theirs, or what was missing.
 * @param reason why not, in the operator's words
 */
export const tellClaim = (db: Queryable, baseUrl: string, { userId, companyId, claim }: MemberRow, reason: string): Promise<void> =>
  tell(db, baseUrl, [userId], claim === 'verified' ? 'companyVerified' : 'companyRefused', companyId, reason);

/**
 * Emails a company's admins the result of a verification.
 * @param reason why not, in the operator's words
 */
export async function tellVerification(db: Queryable, baseUrl: string, companyId: number, outcome: 'verified' | 'refused', reason = ''): Promise<void> {
  await tell(db, baseUrl, await adminsOf(db, companyId), outcome === 'verified' ? 'companyVerified' : 'companyRefused', companyId, reason);
}

import { asc, eq } from 'drizzle-orm';
import {
  COMPANY_TYPES,
  type CompanyChanges,
  type CompanyDetails,
  type CompanyPage,
  getCompanyPage,
  LISTING_STATUSES,
  saveCompany,
  verifyCompany,
} from '../../../contract/company-workspace.ts';
import { logoPath } from '../../../contract/drawings.ts';
import type { Language } from '../../../contract/languages.ts';
import { refusalOf } from '../../../contract/team-rules.ts';
import { mayVerify } from '../../../src/machines/companyVerification/lifecycle.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { companyDocument } from '../../db/schema/employer.ts';
import { company } from '../../db/schema/market.ts';
import { ApiError } from '../../http/errors.ts';
import { confirmedAddressOf } from '../identity/confirmed.ts';
import { ownAlbum } from '../market/companies/album.ts';
import { itemOf, optionOf } from '../market/config/options.ts';
import { list, type ListType } from '../market/config/lists/list.ts';
import { domainProof, hostOf, isNameKnown } from '../market/companies/domain.ts';
import type { MemberRow } from '../../http/member.ts';
import { broadcastCompany } from './broadcast.ts';
import { defineRoute } from './context.ts';
import { papersOf } from './papers.ts';
import { type CompanyRow, lockCompany, moveVerification } from './verification.ts';

const optionsOf = (type: ListType, language: Language) => list(type).map(({ id }) => optionOf(type, id, language) as { id: number; value: string });
/** A value of a closed list; null for others, which an import may have written. */
const oneOf = <T extends string>(words: readonly T[], value: string | null): T | null => words.find((word) => word === value) ?? null;

/** Whether an address at the domain also proves the name. */
const domainVerifies = (row: CompanyRow): boolean => mayVerify(row.verification, 'domain.proven') && isNameKnown(row);

/** What the member's own address proves about the company; `confirmed` if that is known already. */
function proofOf(row: CompanyRow, { email, isVerified }: { email: string; isVerified: boolean }): CompanyPage['domain_proof'] {
  const proof = domainProof(email, isVerified, row.website);
  return proof === 'proves' && row.confirmedDomain === hostOf(row.website) && !domainVerifies(row) ? 'confirmed' : proof;
}

const detailsOf = (row: CompanyRow): CompanyDetails => ({
  registered_name: row.registeredName,
  founded_on: row.foundedOn,
  size_id: row.sizeId,
  financing_stage_id: row.financingStageId,
  industry_id: row.industryId,
  company_type: oneOf(COMPANY_TYPES, row.companyType),
  listing_status: oneOf(LISTING_STATUSES, row.listingStatus),
  website: row.website,
  address: row.address,
  about: row.about,
  culture: row.culture,
  benefit_ids: row.benefitIds,
  culture_ids: row.cultureIds,
});

/** The company as a member sees it. A claimant sees the state of their claim and their own documents. */
export async function companyPageOf(db: Queryable, me: MemberRow, language: Language): Promise<CompanyPage> {
  const [row] = await db.select().from(company).where(eq(company.id, me.companyId));
  const [mine] = await db.select({ email: user.email, isVerified: user.emailVerified }).from(user).where(eq(user.id, me.userId));
  if (!row || !mine) throw new ApiError('noCompany');
  const isClaim = me.joinedAt === null;
  const papers =
    isClaim || refusalOf(me.role, 'changeDocuments') === null
      ? await db
          .select({ paper: companyDocument, name: user.name })
          .from(companyDocument)
          .innerJoin(user, eq(user.id, companyDocument.userId))
          .where(papersOf(me))
          .orderBy(asc(companyDocument.createdAt))
      : [];
  return {
    id: row.id,
    name: row.name,
    logo: logoPath(row.id),
    details: detailsOf(row),
    verification: isClaim ? me.claim : row.verification,
    domain_proof: isClaim ? domainProof(mine.email, mine.isVerified, row.knownWebsite) : proofOf(row, mine),
    domain_verifies: isClaim || domainVerifies(row),
    confirmed_domain: row.confirmedDomain,
    documents: papers.map(({ paper: { id, filename, size, createdAt }, name }) => ({
      id,
      filename,
      size,
      uploaded_by: name,
      created_at: createdAt.toISOString(),
      file: `/api/recruiters/company/documents/${id}`,
    })),
    pictures: isClaim ? [] : await ownAlbum(db, row.id),
    options: {
      sizes: optionsOf('company_sizes', language),
      financing_stages: optionsOf('company_financing_stage_lists', language),
      industries: optionsOf('industry_lists', language),
      benefits: optionsOf('company_benefit_lists', language),
      cultures: optionsOf('company_culture_lists', language),
    },
  };
}

/** @throws ApiError parameterInvalid with each field whose value isn't in its list */
function requireListed({ benefit_ids: benefits = [], culture_ids: cultures = [], ...ids }: CompanyChanges): void {
  const unknown = (type: ListType, id: number | null = null) => id !== null && !itemOf(type, id);
  const wrong = {
    size_id: unknown('company_sizes', ids.size_id),
    financing_stage_id: unknown('company_financing_stage_lists', ids.financing_stage_id),
    industry_id: unknown('industry_lists', ids.industry_id),
    benefit_ids: benefits.some((id) => unknown('company_benefit_lists', id)),
    culture_ids: cultures.some((id) => unknown('company_culture_lists', id)),
  };
  const fields = Object.fromEntries(Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? [[field, ['invalid']]] : [])));
  if (Object.keys(fields).length > 0) throw new ApiError('parameterInvalid', { fields });
}

/** The verification is for a name and a website. Changing either ends it. */
const isAnother = (before: CompanyRow, { registered_name, website }: CompanyDetails): boolean =>
  before.registeredName !== registered_name || hostOf(before.website) !== hostOf(website);

/** Saves what was changed, which leaves a colleague's changes to the rest as they are. */
async function save(db: Queryable, me: MemberRow, changes: CompanyChanges, now: Date): Promise<void> {
  requireListed(changes);
  const before = await lockCompany(db, me.companyId);
  const details = { ...detailsOf(before), ...changes };
  await db
    .update(company)
    .set({
      registeredName: details.registered_name,
      foundedOn: details.founded_on,
      sizeId: details.size_id,
      financingStageId: details.financing_stage_id,
      industryId: details.industry_id,
      companyType: details.company_type,
      listingStatus: details.listing_status,
      website: details.website,
      address: details.address,
      about: details.about,
      culture: details.culture,
      benefitIds: [...new Set(details.benefit_ids)],
      cultureIds: [...new Set(details.culture_ids)],
      ...(before.confirmedDomain === hostOf(details.website) ? {} : { confirmedDomain: null }),
    })
    .where(eq(company.id, before.id));
  if (before.verification === 'verified' && isAnother(before, details)) await moveVerification(db, before, { type: 'company.changed' }, 'system', now);
}

/** @throws ApiError notAllowedNow if the address proves nothing, there is no document, or verification isn't possible in the current state */
async function verify(db: Queryable, me: MemberRow, by: 'domain' | 'documents', now: Date): Promise<void> {
  const row = await lockCompany(db, me.companyId);
  if (by === 'domain') {
    const [mine] = await db.select({ email: user.email, isVerified: user.emailVerified }).from(user).where(eq(user.id, me.userId));
    if (!mine || proofOf(row, mine) !== 'proves') throw new ApiError('notAllowedNow');
    await db
      .update(company)
      .set({ confirmedDomain: hostOf(row.website) })
      .where(eq(company.id, row.id));
    if (domainVerifies(row)) await moveVerification(db, row, { type: 'domain.proven' }, 'system', now);
    return;
  }
  const papers = await db.select({ id: companyDocument.id }).from(companyDocument).where(eq(companyDocument.companyId, row.id)).limit(1);
  if (papers.length === 0) throw new ApiError('notAllowedNow');
  await confirmedAddressOf(db, me.userId);
  await moveVerification(db, row, { type: 'documents.submitted' }, 'admin', now);
}

export const companyPageRoutes = [
  defineRoute(getCompanyPage, ({ db, member, language }) => companyPageOf(db, member, language)),
  defineRoute(saveCompany, ({ context, member: me, body, language, now, after }) =>
    context.db.transaction(async (tx) => {
      await save(tx, me, body, now);
      await broadcastCompany({ context, db: tx, after }, [me.companyId]);
      return companyPageOf(tx, me, language);
    }),
  ),
  defineRoute(verifyCompany, ({ context, member: me, body, language, now, after }) =>
    context.db.transaction(async (tx) => {
      await verify(tx, me, body.by, now);
      await broadcastCompany({ context, db: tx, after }, [me.companyId]);
      return companyPageOf(tx, me, language);
    }),
  ),
];

import { and, eq, exists, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { companyDocument } from '../../db/schema/employer.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { company } from '../../db/schema/market.ts';
import { lookKey } from '../market/import/look-alike.ts';
import { lockCompany, moveVerification } from './verification.ts';

const BATCH = 5_000;

/**
 * Migrates companies from before names had to be proven: stores how each name looks, and removes a verification based on the domain of a website that
 * its own members typed. Does nothing if all are migrated.
 */
export async function reviewNames(db: Database, now: Date): Promise<void> {
  const people = db
    .select({ one: sql`1` })
    .from(companyMember)
    .where(and(eq(companyMember.companyId, company.id), isNotNull(companyMember.joinedAt)));
  const papers = db
    .select({ one: sql`1` })
    .from(companyDocument)
    .where(eq(companyDocument.companyId, company.id));
  const unproven = await db
    .select({ id: company.id })
    .from(company)
    .where(and(isNull(company.lookKey), eq(company.verification, 'verified'), isNull(company.knownWebsite), exists(people), notExists(papers)));
  for (const { id } of unproven)
    await db.transaction(async (tx) => moveVerification(tx, await lockCompany(tx, id), { type: 'company.changed' }, 'system', now));
  for (;;) {
    const rows = await db.select({ id: company.id, name: company.name }).from(company).where(isNull(company.lookKey)).limit(BATCH);
    if (rows.length === 0) return;
    const keyed = JSON.stringify(rows.map(({ id, name }) => ({ id, look_key: lookKey(name) })));
    await db.execute(
      sql`update company set look_key = k.look_key from jsonb_to_recordset(${keyed}::jsonb) as k(id int, look_key text) where company.id = k.id`,
    );
  }
}

import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import type { Database } from './db/client.ts';
import { openDatabase } from './db/open.ts';
import { tellVerification } from './modules/employer/letters.ts';
import { holdCompany, moveVerification } from './modules/employer/verification.ts';

interface Decision {
  companyId: number;
  /** Why not, told to the company's admins as it stands; null where its papers show it. */
  refusal: string | null;
}

/**
 * What the operator found in a company's papers: moves its verification, and tells its admins by mail and in their centre.
 * @throws ApiError notFound; notAllowedNow where nothing waits to be decided
 */
export async function decide(db: Database, baseUrl: string, { companyId, refusal }: Decision, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await holdCompany(tx, companyId);
    const type = refusal === null ? 'verification.approved' : 'verification.refused';
    const moved = await moveVerification(tx, row, { type }, 'operator', now);
    await tellVerification(tx, baseUrl, companyId, refusal === null ? 'verified' : 'refused', refusal ?? '');
    return `${moved.name}: ${row.verification} → ${moved.verification}`;
  });
}

const USAGE = 'node server/verify-company.ts --company ID (--approve | --refuse "REASON")';

function decisionOf(): Decision {
  const { values } = parseArgs({ options: { company: { type: 'string' }, approve: { type: 'boolean' }, refuse: { type: 'string' } } });
  const companyId = Number(values.company);
  if (!Number.isInteger(companyId) || companyId < 1) throw new Error(`--company: give the id of a company. ${USAGE}`);
  if ((values.approve === true) === (values.refuse !== undefined) || values.refuse?.trim() === '') throw new Error(USAGE);
  return { companyId, refusal: values.refuse?.trim() ?? null };
}

async function main(): Promise<void> {
  const decision = decisionOf();
  const config = readConfig();
  const connection = await openDatabase(config, 'guest');
  try {
    console.info(await decide(connection.db, config.baseUrl, decision, new Date()));
  } finally {
    await connection.close();
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

import type { PostingFields } from '../../../../contract/posting-fields.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { makeCompany } from '../../../../tests/support/market.ts';
import { person } from '../../../../tests/api/world.ts';

type Member = Partial<typeof companyMember.$inferInsert>;

/** Creates a member of a new company, or of the given one. */
export async function employer(context: TestApp, { companyId, ...values }: Member = {}): Promise<{ browser: Browser; userId: string; companyId: number }> {
  const { browser, userId } = await person(context, 'recruiter');
  const at = context.clock.now();
  const own = companyId ?? (await makeCompany(context.db, { isVerified: true, verification: 'verified', createdAt: at }));
  await context.db.insert(companyMember).values({ userId, companyId: own, role: 'coordinator', joinedAt: at, createdAt: at, ...values });
  return { browser, userId, companyId: own };
}

/** A vacancy that can be published. */
export const vacancy = (values: Partial<PostingFields> = {}): PostingFields => ({
  title: 'Lighthouse Keeper',
  job_function_id: 1,
  location_ids: [],
  work_arrangement: 'remote',
  job_type_id: 1,
  salary_from: 40_000,
  salary_to: 55_000,
  salary_currency: 'PHP',
  salary_period: 'month',
  is_salary_masked: false,
  xp_lvl_id: null,
  degree_id: null,
  skills: ['Optics'],
  benefit_ids: [],
  description: 'Keep the light on.\n\nYou will:\n- Clean the lens',
  screening_questions: [{ kind: 'yesNo', text: 'Do you swim?', options: [], is_required: true }],
  eligibility: [],
  apply_url: '',
  promise_days: 7,
  language: 'en',
  is_urgent: false,
  ...values,
});

import { companyMember } from '../../server/db/schema/identity.ts';
import { FIRST_PERMISSIONS, type MemberRole, type Permission } from '../../contract/team-rules.ts';
import { person } from '../api/world.ts';
import type { TestApp } from './app.ts';
import { makeCompany } from './market.ts';

export type Colleague = Awaited<ReturnType<typeof person>>;

/** A recruiter approved by a company, with the default permissions of a new member; `waiting` for one without approval. */
export async function colleague(
  server: TestApp,
  companyId: number,
  role: MemberRole | 'waiting',
  permissions: readonly Permission[] = role === 'recruiter' ? FIRST_PERMISSIONS : [],
): Promise<Colleague> {
  const one = await person(server, 'recruiter');
  const joinedAt = role === 'waiting' ? null : server.clock.now();
  await server.db
    .insert(companyMember)
    .values({ userId: one.userId, companyId, role: role === 'waiting' ? 'recruiter' : role, permissions: [...permissions], joinedAt });
  return one;
}

/** A company with one of each. */
export async function makeTeam(server: TestApp, values: Parameters<typeof makeCompany>[1] = {}) {
  const companyId = await makeCompany(server.db, values);
  return {
    companyId,
    coordinator: await colleague(server, companyId, 'coordinator'),
    admin: await colleague(server, companyId, 'admin'),
    recruiter: await colleague(server, companyId, 'recruiter'),
    waiting: await colleague(server, companyId, 'waiting'),
  };
}

import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { companyVerificationFlow } from './companyVerification.fixtures.ts';
import type { VerificationEvent, VerificationRole, VerificationStatus } from './companyVerification.types.ts';
import { applyToVerification, mayVerify } from './lifecycle.ts';

pathTests(companyVerificationFlow);

const states: VerificationStatus[] = ['none', 'pending', 'verified', 'refused'];
const no = 'notAllowedNow';

test.each<[VerificationEvent['type'], VerificationRole, string[]]>([
  // From:                                none, pending, verified, refused
  ['documents.submitted', 'admin', ['pending', no, no, 'pending']],
  ['domain.proven', 'system', ['verified', 'verified', no, 'verified']],
  ['verification.approved', 'operator', [no, 'verified', no, 'verified']],
  ['verification.refused', 'operator', [no, 'refused', 'refused', no]],
  ['company.changed', 'system', [no, no, 'none', no]],
])('%s by the %s leads from each state to %j, and no other role may send it', (type, role, leadsTo) => {
  const after = (by: VerificationRole) =>
    states.map((status) => {
      const applied = applyToVerification(status, { type }, by);
      return applied.ok ? applied.status : applied.reason;
    });
  expect(after(role)).toEqual(leadsTo);
  for (const other of (['admin', 'operator', 'system'] as const).filter((one) => one !== role)) expect(new Set(after(other))).toEqual(new Set(['notYours']));
  expect(states.map((status) => mayVerify(status, type))).toEqual(leadsTo.map((to) => to !== no));
});

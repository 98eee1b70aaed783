import type { ReactNode } from 'react';
import { employerSession, jobCard, user } from '../../src/machines/samples.ts';
import { EmployerProvider, type Employer } from '../../src/views/shared/employer/employer.ts';
import { Frame } from './view-frame.tsx';

const membership: Employer['membership'] = {
  company: jobCard.company,
  role: 'coordinator',
  permissions: [],
  joined_at: '2026-01-05T08:00:00Z',
  is_unclaimed: false,
  run_by: ['Cara Lim'],
};

/**
 * A view in an employer's workspace.
 * @param as the employer's role, if not coordinator
 */
export function Hiring({ at = '/employer/applicants', as = {}, children }: { at?: string; as?: Partial<Employer['membership']>; children: ReactNode }) {
  const employer = { user, membership: { ...membership, ...as } };
  return (
    <Frame at={at} session={employerSession}>
      <EmployerProvider value={employer}>{children}</EmployerProvider>
    </Frame>
  );
}

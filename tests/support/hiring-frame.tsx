import type { ReactNode } from 'react';
import { employerSession, jobCard, user } from '../../src/machines/samples.ts';
import { EmployerProvider, type Employer } from '../../src/views/employer/employer.ts';
import { Frame } from './view-frame.tsx';

const employer: Employer = {
  user,
  membership: { company: jobCard.company, role: 'coordinator', permissions: [], joined_at: '2026-01-05T08:00:00Z', is_unclaimed: false },
};

/** A view as it stands in an employer's workspace. */
export function Hiring({ at = '/employer/applicants', children }: { at?: string; children: ReactNode }) {
  return (
    <Frame at={at} session={employerSession}>
      <EmployerProvider value={employer}>{children}</EmployerProvider>
    </Frame>
  );
}

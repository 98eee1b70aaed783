// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Workspace } from '../../../../contract/company-workspace.ts';
import { Frame, words } from '../../../../tests/support/view-frame.tsx';
import { employerSession } from '../../../machines/samples.ts';
import { NextInterviews } from './TodayLists.tsx';

const interview = { id: '4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10', job_title: 'Accountant', name: 'Ana Reyes', minutes: 60, method: 'onsite' as const };

test('an interview links to its page, and the section to all of them', () => {
  const today = { interviews: [{ ...interview, starts_at: '2026-01-12T14:00:00Z' }] } as unknown as Workspace;
  render(
    <Frame session={employerSession}>
      <NextInterviews today={today} now="2026-01-10T09:00:00Z" />
    </Frame>,
  );
  expect(screen.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe(`/employer/interviews/${interview.id}`);
  expect(screen.getByRole('link', { name: words('today:interviews.all') }).getAttribute('href')).toBe('/employer/interviews');
});

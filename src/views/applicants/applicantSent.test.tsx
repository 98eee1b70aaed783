// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { applicant } from '../../machines/applicant/applicant.fixtures.ts';
import { employerSession } from '../../machines/samples.ts';
import { ApplicantSent } from './ApplicantSent.tsx';

vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: () => () => {} }));
const show = (resume: typeof applicant.resume) =>
  render(
    <Frame session={employerSession}>
      <ApplicantSent applicant={{ ...applicant, resume }} />
    </Frame>,
  );

test('the profile is collapsed below a resume, because it mostly repeats it; otherwise it is expanded', () => {
  show(applicant.resume);
  expect(screen.getByRole('heading', { name: words('applicants:profile') }).closest('details')?.open).toBe(false);
  cleanup();
  show(null);
  expect(screen.getByRole('heading', { name: words('applicants:profile') }).closest('details')).toBeNull();
  expect(screen.getByText('IFRS')).toBeTruthy();
});

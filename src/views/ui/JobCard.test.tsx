// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobCard as Job } from '../../../contract/records.ts';
import { renderUi } from '../../../tests/support/render-ui.tsx';
import { JobCard } from './JobCard.tsx';
import { SaveButton } from './SaveButton.tsx';

const NOW = '2026-03-10T12:00:00.000Z';
const JOB: Job = {
  id: 7,
  url: '/job/accountant-at-acme-7',
  title: 'Accountant',
  company: { id: 1, name: 'Acme', logo: '/logo/1.svg', is_verified: true, promise_kept: 0.94, promise_record: 'kkkkkkklkkkkkkkkkkkk' },
  location: 'Makati',
  other_locations: 2,
  country_id: 167,
  salary: { from: 30_000, to: 45_000, currency: 'PHP', period: 'month' },
  job_type: { id: 1, value: 'Full-time' },
  work_arrangement: 'hybrid',
  xp_lvl: null,
  degree: null,
  posted_at: '2026-03-08T12:00:00.000Z',
  status: 'open',
  promise_days: 3,
  is_external: false,
  can_apply: true,
  is_urgent: false,
  is_featured: false,
};
const textOf = (container: HTMLElement) => container.textContent?.replaceAll(/\s+/g, ' ');

test('the whole card is one link; besides it, only the save button is a tab stop', () => {
  renderUi(<JobCard job={JOB} now={NOW} action={<SaveButton isSaved={false} title={JOB.title} onToggle={() => {}} />} />);
  const card = within(screen.getByRole('article'));
  expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Accountant', JOB.url]]);
  expect(card.getByRole('button', { name: 'Save Accountant' }).getAttribute('aria-pressed')).toBe('false');
});

test('title and salary first, then requirements, who, where and how, when a reply comes, and its age', () => {
  const { container } = renderUi(<JobCard job={JOB} now={NOW} />);
  expect(textOf(container)).toBe('Accountant₱30,000–45,000 a month·Full-timeAcme·Makati +2 locations·HybridReplies within 3 days19/202d ago');
  expect(screen.getByRole('img', { name: 'Verified company' })).not.toBeNull();
});

test.each([
  [{ salary: null }, /Salary not shown/],
  [{ salary: { from: 30_000, to: null, currency: 'PHP', period: 'month' as const } }, /From ₱30,000/],
  [{ salary: { from: 0, to: 9_000, currency: 'PHP', period: 'day' as const } }, /Up to ₱9,000 a day/],
  [{ status: 'closed' as const }, /Closed/],
  [{ is_urgent: true }, /Urgently hiring/],
  [{ is_featured: true }, /Featured/],
])('%o reads %s', (change, words) => {
  const { container } = renderUi(<JobCard job={{ ...JOB, ...change }} now={NOW} />);
  expect(textOf(container)).toMatch(words);
});

test('requirements are among its facts, if the employer stated them', () => {
  const { container } = renderUi(<JobCard job={{ ...JOB, xp_lvl: { id: 4, value: '1–3 years' }, degree: { id: 5, value: "Bachelor's degree" } }} now={NOW} />);
  expect(textOf(container)).toContain("₱30,000–45,000 a month·Full-time·1–3 years·Bachelor's degree");
});

test('a closed job is neither urgent nor featured', () => {
  const { container } = renderUi(<JobCard job={{ ...JOB, status: 'closed', is_urgent: true, is_featured: true }} now={NOW} />);
  expect(textOf(container)).not.toMatch(/Urgent|Featured/);
});

test('shows no promise if none was made, or if the job isn’t open anymore', () => {
  const { container } = renderUi(
    <>
      <JobCard job={{ ...JOB, promise_days: null }} now={NOW} />
      <JobCard job={{ ...JOB, status: 'closed' }} now={NOW} />
    </>,
  );
  expect(textOf(container)).not.toMatch(/Replies within/);
});

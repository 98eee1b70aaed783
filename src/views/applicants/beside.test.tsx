// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { words } from '../../../tests/support/view-frame.tsx';
import { applicantList } from '../../machines/applicants/applicants.fixtures.ts';
import { Applicants } from './Applicants.tsx';
import { viewOf } from './stages.ts';

const api = vi.hoisted(() => vi.fn<(name: string, input: { params?: { id: string } }) => Promise<unknown>>());
vi.mock('../../services/api.ts', async (original) => ({ ...(await original<object>()), api }));

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }));
  api.mockImplementation((name) => (name === 'listApplicants' ? Promise.resolve({ data: applicantList }) : new Promise(() => {})));
});
afterEach(() => {
  cleanup();
  api.mockReset();
});

function AsAddressed() {
  const [query] = useSearchParams();
  return <Applicants view={viewOf(undefined, query)} parts={{ Interviews: () => null, Analysis: () => null }} />;
}
const address = () => screen.getByLabelText('address').textContent;
async function show(at = '/employer/applicants') {
  render(
    <Hiring at={at}>
      <AsAddressed />
    </Hiring>,
  );
  await screen.findAllByRole('link', { name: 'Ana Reyes' });
  return userEvent.setup();
}
const opened = () => api.mock.calls.filter(([name]) => name === 'openApplicant').map(([, { params }]) => params?.id);
const [ana, ben] = applicantList.applicants as [ApplicantCard, ApplicantCard];

test('an applicant opens next to the list, arrow keys go to the next, and Escape returns to the list', async () => {
  const user = await show();
  await user.click(screen.getByRole('link', { name: 'Ana Reyes' }));
  expect(address()).toBe(`/employer/applicants?open=${ana.id}`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Ana Reyes' }));
  expect(screen.getByText(words('applicants:beside.place', { place: 1, count: 2 }))).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(address()).toBe(`/employer/applicants?open=${ben.id}`);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Ben Cruz' }));
  await user.keyboard('{ArrowDown}');
  expect(opened()).toEqual([ana.id, ben.id]);
  await user.keyboard('{Escape}');
  expect(address()).toBe('/employer/applicants');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ben Cruz' }));
});

test('arrow keys move along the list without opening anybody', async () => {
  await show();
  const [first, second] = ['Ana Reyes', 'Ben Cruz'].map((name) => screen.getByRole('link', { name }));
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second as HTMLElement, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(first);
  expect(opened()).toEqual([]);
});

test('on a board, arrow keys move between columns', async () => {
  await show('/employer/applicants?view=board');
  const board = document.querySelector('[data-board]') as HTMLElement;
  const [first, second] = ['Ana Reyes', 'Ben Cruz'].map((name) => [...board.querySelectorAll('a')].find(({ textContent }) => textContent === name));
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second as HTMLElement, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(first);
});

test('without room, they get a page of their own, whatever screen the URL came from', async () => {
  isWide = false;
  const user = await show();
  expect(screen.getByRole('link', { name: 'Ana Reyes' }).getAttribute('href')).toBe(`/employer/applicants/${ana.id}`);
  cleanup();
  await show(`/employer/applicants?open=${ana.id}`);
  expect(address()).toBe(`/employer/applicants/${ana.id}`);
  expect(opened()).toEqual([]);
  expect(user).toBeTruthy();
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { field, fill, Frame, press, words } from '../../../tests/support/view-frame.tsx';
import { ERRORS } from '../../../contract/errors.ts';
import { failure } from '../../lib/failure.ts';
import { job, key, resume } from '../../machines/samples.ts';
import { api } from '../../services/api.ts';
import type { QuickApplyInput } from '../../machines/quickApply/quickApply.types.ts';
import { draftHere } from '../../services/drafts.ts';
import { storedProgress, storeProgress } from '../../services/quickApply.ts';
import { QuickApplyFlow } from './ApplyFlow.ts';
import { QuickApplySteps } from './QuickApplySteps.tsx';

vi.mock('../../services/api.ts', () => ({ api: vi.fn(() => new Promise(() => {})), onCallFailed: () => () => {} }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const open = (input: Partial<QuickApplyInput> = {}) =>
  render(
    <Frame at={`${job.url}/apply`}>
      <QuickApplyFlow.Provider options={{ input: { job, isMobile: true, clockOffset: 0, key, ...input } }}>
        <QuickApplySteps />
      </QuickApplyFlow.Provider>
    </Frame>,
  );

test('what is typed before anything is sent survives a reload', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(screen, 'getStarted:firstName'), 'Ana');
  await user.type(field(screen, 'getStarted:phone'), '917 555');
  cleanup();
  open();
  expect(field(screen, 'getStarted:firstName')).toHaveProperty('value', 'Ana');
  expect(field(screen, 'getStarted:phone')).toHaveProperty('value', '917 555');
});

test('the consent is a sentence with both texts at the button, without a checkbox', () => {
  open();
  expect(screen.queryByRole('checkbox')).toBeNull();
  for (const text of ['terms', 'privacy'])
    expect(screen.getByRole('link', { name: new RegExp(`^${words(`common:${text}`)}`) }).getAttribute('href')).toBe(`/${text}`);
});

test('asks for the resume first, then for personal details', () => {
  open();
  const resume = field(screen, 'apply:resume');
  expect(resume.compareDocumentPosition(field(screen, 'getStarted:firstName'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const cv = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const registered = () =>
  vi.mocked(api).mock.calls.flatMap(([name, input]) => (name === 'register' ? [(input as unknown as { body: { email: string } }).body.email] : []));
const submit = press('apply:details.send');

async function fillIn(email: string) {
  const user = userEvent.setup();
  open();
  await user.upload(field(screen, 'apply:resume'), cv('ana-reyes.pdf'));
  await fill(user, field(screen, 'getStarted:firstName'), 'Ana');
  await fill(user, field(screen, 'getStarted:lastName'), 'Reyes');
  await fill(user, field(screen, 'getStarted:email'), email);
  await submit(user, screen);
  return user;
}

test('what is corrected after a failure is sent, not what failed', async () => {
  vi.mocked(api).mockRejectedValueOnce(failure('unreachable'));
  const user = await fillIn('ana@exmaple.com');
  await screen.findByText(words('apply:register.failed'));
  expect(screen.getByRole('button', { name: words('common:retry') })).toBeTruthy();
  await fill(user, field(screen, 'getStarted:email'), 'ana@example.com');
  await submit(user, screen);
  expect(registered()).toEqual(['ana@exmaple.com', 'ana@example.com']);
});

test('another file after a failure replaces the one that failed', async () => {
  vi.mocked(api).mockRejectedValueOnce(failure('unreachable'));
  const user = await fillIn('ana@example.com');
  await screen.findByText(words('apply:register.failed'));
  await press('common:file.remove', { name: 'ana-reyes.pdf' })(user, screen);
  await submit(user, screen);
  expect(registered()).toHaveLength(1);
  expect(document.activeElement).toBe(field(screen, 'apply:resume'));
});

test('what is corrected while offline isn’t overtaken by the earlier version', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(api).mockRejectedValueOnce(failure('offline'));
  const user = await fillIn('ana@exmaple.com');
  await screen.findByText(words('apply:submit.offline'));
  await fill(user, field(screen, 'getStarted:email'), 'ana@example.com');
  online.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(registered()).toEqual(['ana@exmaple.com']);
  await submit(user, screen);
  expect(registered()).toEqual(['ana@exmaple.com', 'ana@example.com']);
});

test('without a resume, the focus goes to it', async () => {
  open();
  await submit(userEvent.setup(), screen);
  expect(document.activeElement).toBe(field(screen, 'apply:resume'));
});

test('says before anything is typed that a job requires a residential status', () => {
  open({ job: { ...job, eligibility: ['Singapore citizen'] } });
  expect(screen.getByText(words('apply:details.eligibility', { eligibility: 'Singapore citizen' }))).toBeTruthy();
  cleanup();
  open();
  expect(screen.queryByText(words('apply:details.eligibilityText'))).toBeNull();
});

test('an account that isn’t eligible continues after a reload with what was typed, and nothing is sent again by itself', async () => {
  const progress = { details: null, isRegistered: true, resumeId: resume.id, answers: { 21: 'yes' }, key };
  storeProgress(job.id, progress);
  vi.mocked(api).mockRejectedValueOnce(failure('refused', 403, { code: ERRORS.notEligible.code }));
  open({ progress });
  expect(await screen.findByText(words('apply:blocked.notEligible.title'))).toBeTruthy();
  expect(storedProgress(job.id)).toBeUndefined();
  expect(draftHere(job.id)?.draft).toMatchObject({ answers: { 21: 'yes' }, resume_id: resume.id, idempotency_key: key });
});

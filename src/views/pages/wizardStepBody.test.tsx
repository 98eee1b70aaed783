// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { newcomerSession } from '../../machines/samples.ts';
import type { Step } from '../../machines/wizard/steps.ts';
import { StepBody } from './WizardStepBody.tsx';

const stored = vi.hoisted(() => ({ records: [] as Record<string, unknown>[], draft: {} as Record<string, unknown> }));
vi.mock('../../services/profile/unsaved.ts', () => ({
  readFields: async () => stored.draft,
  writeFields: async () => {},
  writeHere: () => {},
  knownFields: () => stored.draft,
}));
vi.mock('../../services/profile/calls.ts', async (original) => {
  const { CALLS_OF } = await original<{ CALLS_OF: Record<string, object> }>();
  const save = async (values: Record<string, unknown>) => ({ ...values, id: 'new' });
  const change = async (id: string, values: Record<string, unknown>) => {
    stored.records = [{ ...values, id }];
    return stored.records[0];
  };
  return {
    CALLS_OF: Object.fromEntries(
      Object.entries(CALLS_OF).map(([kind, calls]) => [kind, { ...calls, list: async () => stored.records, create: save, update: change }]),
    ),
  };
});
const matching = vi.hoisted(() => vi.fn<(wanted: unknown) => void>());
vi.mock('../../services/profile/matching.ts', async () => {
  const { fromPromise } = await import('xstate');
  const { requestFor } = await import('../../machines/request/request.machine.ts');
  const fetch = fromPromise<unknown, { payload: unknown }>(async ({ input }) => {
    matching(input.payload);
    return { jobs: [], meta: { total: 2 }, industry: 4 };
  });
  return { matchingRequest: requestFor<unknown, unknown>().provide({ actors: { fetch } }) };
});
vi.mock('../../services/profile/lists.ts', () => ({ listOnce: async () => [{ id: 4, value: 'Food' }], placesOf: async () => [] }));

afterEach(() => {
  cleanup();
  matching.mockClear();
  Object.assign(stored, { records: [], draft: {} });
});

function show(step: Step) {
  const onWriting = vi.fn<(isWriting: boolean) => void>();
  const onSaved = vi.fn<() => void>();
  const onName = vi.fn<(hasName: boolean) => void>();
  render(
    <Frame session={newcomerSession}>
      <StepBody step={step} onPreferences={() => {}} onName={onName} onWriting={onWriting} onSaved={onSaved} />
    </Frame>,
  );
  return { onName, onWriting, onSaved, user: userEvent.setup() };
}
const field = (name: string) => screen.findByLabelText(new RegExp(`^${words(`profile:${name}`)}`));

test('with an empty profile, the questions are open in the page, with the most common answers', async () => {
  const { onWriting, user } = show('experience');
  const title = await field('workExperience.job_title');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(await field('workExperience.is_present')).toHaveProperty('checked', true);
  expect(screen.queryByLabelText(new RegExp(words('profile:workExperience.industry_id')))).toBeNull();
  await user.click(screen.getByRole('button', { name: words('profile:workExperience.details') }));
  expect(await field('workExperience.industry_id')).toBeTruthy();
  await user.type(title, 'Bak');
  expect(onWriting).toHaveBeenLastCalledWith(true);
});

test('existing records are listed, and another can be added in the page', async () => {
  stored.records = [{ id: 'w1', job_title: 'Baker', company_name: 'Old Mill', start_date: '2019', end_date: '2021', is_present: false }];
  const { user } = show('experience');
  expect(await screen.findByText('2019 – 2021')).toBeTruthy();
  expect(screen.queryByLabelText(/^Job title/)).toBeNull();
  await user.click(screen.getByRole('button', { name: words('profile:workExperience.add') }));
  await waitFor(async () => expect(document.activeElement).toBe(await field('workExperience.job_title')));
  // Having one job doesn't mean having two.
  expect(await field('workExperience.is_present')).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: words('profile:cancel') }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: words('profile:workExperience.title') }));
});

test('resumes an unfinished draft', async () => {
  stored.draft = { 'education:open': 'new', 'education:new.school_name': 'Silliman University' };
  const { onWriting } = show('education');
  expect(await field('education.school_name')).toHaveProperty('value', 'Silliman University');
  expect(onWriting).toHaveBeenLastCalledWith(true);
});

test('one click saves the step’s answers and continues; another button adds the next record', async () => {
  const { onSaved, user } = show('experience');
  const fill = async (title: string) => {
    await user.type(await field('workExperience.job_title'), title);
    await user.type(await field('workExperience.company_name'), 'Old Mill');
    await user.selectOptions(screen.getByLabelText(/^Start date: year/), '2021');
  };
  await fill('Baker');
  await user.click(screen.getByRole('button', { name: words('profile:saveAndAdd') }));
  await waitFor(async () => expect(await field('workExperience.job_title')).toHaveProperty('value', ''));
  expect(onSaved).not.toHaveBeenCalled();
  cleanup();
  const again = show('experience');
  await fill('Cook');
  await again.user.click(screen.getByRole('button', { name: words('profile:saveAndContinue') }));
  await waitFor(() => expect(again.onSaved).toHaveBeenCalledOnce());
});

test('asks a person without a name for it first, and reports when it is known', async () => {
  stored.records = [{ id: 'me', first_name: '', last_name: '', current_location: 'Cebu City', jobseeking_status: 'looking' }];
  const { onName, user } = show('about');
  const first = await field('basicInfo.first_name');
  expect(screen.getAllByRole('textbox')[0]).toBe(first);
  expect(onName).toHaveBeenLastCalledWith(false);
  await user.type(first, 'Ana');
  await user.type(await field('basicInfo.last_name'), 'Reyes');
  await user.click(screen.getByRole('button', { name: words('profile:save') }));
  await waitFor(() => expect(onName).toHaveBeenLastCalledWith(true));
});

test('the preference shows how many open jobs match, and adopts the industry of most of them', async () => {
  const { user } = show('preferences');
  await user.type(await field('preference.job_title'), 'Baker');
  expect(matching).not.toHaveBeenCalled();
  await user.type(await field('preference.min_salary'), '20000');
  expect(await screen.findByText(words('profile:matching.jobs', { count: 2, formatted: '2' }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words('profile:preference.details') }));
  await waitFor(async () => expect(await field('preference.industry_id')).toHaveProperty('value', '4'));
  expect(await field('preference.max_salary')).toHaveProperty('value', '26,000');
});

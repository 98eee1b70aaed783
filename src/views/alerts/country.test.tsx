// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { JobAlert } from '../../../contract/alerts.ts';
import type { JobseekerFilters } from '../../../contract/config.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { alert } from '../../machines/jobAlert/jobAlert.fixtures.ts';
import { failure } from '../../lib/failure.ts';
import { api } from '../../services/api.ts';
import AlertEmailPage from './AlertEmailPage.tsx';

vi.mock('../../services/api.ts', () => ({ api: vi.fn() }));
const JAPAN = 105;
const abroad: JobAlert = { ...alert, country_id: JAPAN, keywords: 'nurse', location: 'shibuya' };
const listsWith = (value: string, seo_value: string): JobseekerFilters => ({
  industry_lists: [],
  job_categories: [],
  main_functions: [],
  job_functions: [],
  job_types: [],
  xp_lvls: [],
  degrees: [],
  locations: [{ id: 1, value, seo_value, region: null }],
  salary_range_filters: [],
  function_titles: [],
});

test('an alert of another country is edited with that country’s places and preview', async () => {
  const previews: unknown[] = [];
  vi.mocked(api as (...call: unknown[]) => Promise<unknown>).mockImplementation(async (name, input, options) => {
    const { countryId } = (options ?? {}) as { countryId?: number };
    if (name === 'openEmailedAlerts') return { data: { alerts: [abroad] } };
    if (name === 'getJobseekerFilters') return { data: countryId === JAPAN ? listsWith('Shibuya Ward', 'shibuya') : listsWith('Cebu City', 'cebu-city') };
    if (name === 'rehearseJobAlert') previews.push([countryId, input]);
    if (name === 'rehearseJobAlert') return { data: { jobs: 4, more: false } };
    if (name === 'updateEmailedAlert')
      throw failure('refused', 422, { code: 40001, message: '', errors: { location: ['Choose a place from the list'] } } as never);
    throw failure('refused', 404, {});
  });
  const user = userEvent.setup();
  render(
    <Frame at={`/job-alerts/email?alert=${abroad.id}&do=edit#${'t'.repeat(43)}`}>
      <AlertEmailPage />
    </Frame>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const place = await dialog.findByRole<HTMLSelectElement>('combobox', { name: words('alerts:place') });
  await waitFor(() => expect([...place.options].map(({ textContent }) => textContent)).toEqual([words('alerts:place.any'), 'Shibuya Ward']));
  await waitFor(() => expect(previews).toEqual([[JAPAN, { body: { keywords: 'nurse', location: 'shibuya', filters: {} } }]]));
  expect(screen.getAllByText(/nurse in Shibuya Ward/i)).not.toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: words('alerts:save') }));
  expect(await dialog.findByText('Choose a place from the list')).toBeTruthy();
});

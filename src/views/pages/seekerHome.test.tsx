// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import type { Interview } from '../../../contract/interview-records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { interviewIn } from '../../machines/interviewAction/samples.ts';
import { application, seekerSession } from '../../machines/samples.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import SeekerHome from './SeekerHome.tsx';

const times = [1, 2].map((days) => new Date(Date.now() + days * DAY).toISOString());
const pending: Interview = interviewIn('pending', 'seeker', { times });
const list = (items: unknown[]) => Promise.resolve({ data: items, meta: { page: 1, size: 30, total: items.length } });

let answers: Record<string, () => Promise<unknown>>;
const requests: [string, unknown][] = [];
vi.mock('../../services/api.ts', () => ({
  api: (name: string, input: unknown) => {
    requests.push([name, input]);
    return answers[name]?.() ?? list([]);
  },
  onCallFailed: () => () => {},
}));
beforeEach(() => {
  answers = {};
  requests.length = 0;
});
const open = () =>
  render(
    <Frame session={seekerSession}>
      <SeekerHome />
    </Frame>,
  );

test('an offer of times is answered in place, and stays with the result', async () => {
  const user = userEvent.setup();
  answers['listInterviews'] = () => list([pending]);
  answers['acceptInterview'] = () => Promise.resolve({ data: { ...pending, status: 'upcoming', starts_at: times[1], updated_at: new Date().toISOString() } });
  open();
  const mine = await screen.findByRole('region', { name: words('myJobs:move.you') });
  await user.click(within(mine).getByRole('radio', { name: dayAndTime(times[1]!, 'en') }));
  await user.click(within(mine).getByRole('button', { name: words('seekerHome:pick.confirm', { time: dayAndTime(times[1]!, 'en') }) }));
  expect(await within(mine).findByText(words('interview:done.time.accepted'))).toBeTruthy();
  expect(requests.filter(([name]) => name === 'acceptInterview')).toMatchObject([['acceptInterview', { body: { time: times[1] } }]]);
  expect(within(mine).queryByRole('radio')).toBeNull();
});

test('an application on the employer’s turn is shown as theirs, with a date; nothing is invented for the user', async () => {
  answers['listApplications'] = () => list([application]);
  open();
  const theirs = await screen.findByRole('region', { name: words('myJobs:move.them') });
  expect(within(theirs).getByRole('heading', { level: 3 }).textContent).toBe(application.job.title);
  expect(screen.getByText(new RegExp(words('seekerHome:yours.none')))).toBeTruthy();
  expect(screen.queryByRole('region', { name: words('seekerHome:start') })).toBeNull();
});

test('a new user is shown where to start; failed parts can be retried', async () => {
  answers['listApplications'] = () => Promise.reject(new Error('down'));
  open();
  await screen.findByText(words('seekerHome:failed'));
  expect(screen.queryByRole('region', { name: words('seekerHome:start') })).toBeNull();
  delete answers['listApplications'];
  await userEvent.setup().click(screen.getByRole('button', { name: words('common:retry') }));
  expect(await screen.findByRole('region', { name: words('seekerHome:start') })).toBeTruthy();
  expect(screen.queryByText(words('seekerHome:failed'))).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { AppliedJob } from '../../../contract/applications.ts';
import type { Interview } from '../../../contract/interview-records.ts';
import { Frame, says, words } from '../../../tests/support/view-frame.tsx';
import { failure } from '../../lib/failure.ts';
import { recordOfWire } from '../../machines/interview/lifecycle.ts';
import { turnOf } from '../../machines/interview/turn.ts';
import { AT, interviewIn, START } from '../../machines/interviewAction/samples.ts';
import { application, jobCard, seekerSession } from '../../machines/samples.ts';
import { api } from '../../services/api.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import ApplicationPage from './ApplicationPage.tsx';

vi.mock('../../services/realtime.ts', () => ({ watchChanged: () => () => {} }));
vi.mock('../../services/api.ts', () => ({ api: vi.fn(), onCallFailed: () => () => {} }));
const sample: AppliedJob = { ...application, first_message: 'I keep books', screening_answers: [{ question: 'Why us?', answer: 'yes' }], chat_id: null };

/** The server's responses from now on. */
function answer(response: Partial<AppliedJob> | Promise<never>, interviews: Interview[] = []) {
  vi.mocked(api).mockImplementation(((name: string) => {
    if (name === 'getAppliedJob') return response instanceof Promise ? response : Promise.resolve({ data: { ...sample, ...response } });
    if (name === 'listInterviews') return Promise.resolve({ data: interviews, meta: { page: 1, size: 20, total: interviews.length } });
    return Promise.resolve({ data: [{ ...jobCard, id: 8, title: 'Bookkeeper' }] });
  }) as never);
}

function open(...responses: Parameters<typeof answer>) {
  answer(...responses);
  render(
    <Frame at="/recommended-job/applied/7" session={seekerSession}>
      <Routes>
        <Route path="/recommended-job/applied/:jobId" element={<ApplicationPage />} />
      </Routes>
    </Frame>,
  );
}
const at = (status: AppliedJob['status'], by: 'seeker' | 'employer' | 'system' = 'employer') => ({
  status,
  history: [...sample.history, { status, by, at: '2026-01-12T09:00:00Z' }],
});
const heading = (name: string) => screen.findByRole('heading', { name: words(name) });

test('shows the status, whose turn it is and until when, what can happen next, and what was sent', async () => {
  open({});
  await heading('application:now.pending');
  says('application:acts.employer')();
  says('application:promise.due', { date: dayAndTime('2026-01-17T09:00:00Z', 'en') })();
  says('application:next.application.declined', { company: 'Acme' })();
  says('application:next.promise.due')();
  for (const event of ['job.reopened', 'interview.agreed'])
    expect(document.body.textContent).not.toContain(words(`application:next.${event}`, { company: 'Acme' }));
  for (const text of ['ana-reyes.pdf', 'I keep books', 'Why us?', words('application:sent.yes')]) expect(document.body.textContent).toContain(text);
  expect(screen.queryByRole('link', { name: words('application:chat') })).toBeNull();
  expect(screen.getByRole('button', { name: words('myJobs:withdraw') })).toBeTruthy();
});

test('each event is on the trail with its time and who caused it, repeated ones repeatedly', async () => {
  const times = ['2026-01-11T09:00:00Z', '2026-01-12T09:00:00Z', '2026-01-13T09:00:00Z'];
  const history = (['viewed', 'onHold', 'viewed'] as const).map((status, index) => ({ status, by: 'employer' as const, at: times[index] as string }));
  open({ status: 'viewed', history: [...sample.history, ...history] });
  const trail = await screen.findByRole('list', { name: words('myJobs:trail', { company: 'Acme' }) });
  const steps = [...trail.querySelectorAll('li')].map((step) => step.textContent ?? '');
  expect(steps).toHaveLength(4 + 3);
  expect(steps[1]).toMatch(/Opened.*Jan\s11.*by the employer/);
  expect(steps[3]).toMatch(/^You are here.*Opened|Opened.*Jan\s13/);
  expect(steps[0]).toContain(words('application:by.seeker'));
});

test('an application on hold says that it waits, and that the job may reopen', async () => {
  open(at('onHold'));
  await heading('application:now.onHold');
  says('application:next.job.reopened', { company: 'Acme' })();
});

test('links to the conversation if there is one', async () => {
  open({ ...at('communicating'), promise: { status: 'answered', due_at: '2026-01-17T09:00:00Z', answered_at: '2026-01-12T09:00:00Z' }, chat_id: sample.id });
  expect((await screen.findByRole('link', { name: words('application:chat') })).getAttribute('href')).toBe(`/chat/${sample.id}`);
  says('application:promise.answered')();
});

test('shows its interviews', async () => {
  open(at('interview', 'system'), [interviewIn('cancelled')]);
  await heading('interview:of.title');
  expect((await screen.findByRole('link', { name: /Senior Accountant at Acme/ })).getAttribute('href')).toMatch(/^\/interviews\//);
});

test.each([
  ['choosing a time is the seeker’s', 'pending', 'application:acts.seeker', 'application:interview.seeker'],
  ['answering a wish for another time is the employer’s', 'rescheduleRequested', 'application:acts.employer', 'application:interview.employer'],
  ['a time that is agreed is nobody’s but the clock’s', 'upcoming', 'application:interview.next', 'application:interview.agreed'],
] as const)('for an upcoming interview, %s, by when, with a link to its page', async (_, status, who, what) => {
  const turn = turnOf(recordOfWire(interviewIn(status)), AT.beforeCancelCloses);
  open({ ...at('communicating'), interview: { id: sample.id, ...turn } });
  await screen.findByText(words(who));
  says(what, { date: dayAndTime(START, 'en') })();
  expect(screen.getByRole('link', { name: words('application:interview.open') }).getAttribute('href')).toBe(`/interviews/${sample.id}`);
  expect(screen.queryAllByRole('link', { name: words('application:interview.pick') })).toHaveLength(status === 'pending' ? 1 : 0);
  const others = ['application:acts.seeker', 'application:acts.employer'].filter((other) => other !== who);
  expect(others.filter((other) => screen.queryByText(words(other)))).toEqual([]);
});

test('an overdue reply shows since when, and what follows', async () => {
  open({ promise: { status: 'overdue', due_at: '2026-01-17T09:00:00Z', answered_at: null } });
  await heading('application:now.pending');
  says('application:promise.overdue')();
});

test.each([
  ['notAccepted', { reason: 'position filled' }, 'position filled'],
  ['notAccepted', { reason: 'skills', note: 'Do come back' }, 'Do come back'],
  ['notAccepted', { reason: 'noAnswer', promise: { status: 'autoClosed', due_at: '2026-01-17T09:00:00Z', answered_at: null } }, 'counts against their record'],
  ['jobClosed', {}, 'no longer accepting applications'],
  ['withdrawn', {}, 'You can’t apply to this job again'],
] as const)('a closed application (%s) says why, offers no actions, and shows similar jobs', async (status, more, why) => {
  open({ ...at(status), ...(more as Partial<AppliedJob>) });
  await heading(`application:now.${status}`);
  expect(document.body.textContent).toContain(why);
  expect(await screen.findByText('Bookkeeper')).toBeTruthy();
  expect(screen.queryByRole('button', { name: words('myJobs:withdraw') })).toBeNull();
  expect(screen.queryByText(words('application:next.title'))).toBeNull();
  expect(document.body.textContent).not.toContain('noAnswer');
});

test('distinguishes no application from a failure, which can be retried', async () => {
  open(Promise.reject(failure('refused', 404)));
  await heading('application:none.title');
  cleanup();
  open(Promise.reject(failure('refused', 500)));
  await heading('application:failed.title');
  answer({});
  screen.getByRole('button', { name: words('common:retry') }).click();
  await heading('application:now.pending');
});

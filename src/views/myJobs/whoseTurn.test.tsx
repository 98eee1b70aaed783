// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Application } from '../../../contract/records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { recordOfWire } from '../../machines/interview/lifecycle.ts';
import { turnOf } from '../../machines/interview/turn.ts';
import { AT, interviewIn, START } from '../../machines/interviewAction/samples.ts';
import { application, seekerSession } from '../../machines/samples.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import '../shared/application/WithdrawDialog.tsx';

vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: () => () => {} }));
function open(interview: Application['interview']) {
  render(
    <Frame at="/recommended-job/applied" session={seekerSession}>
      <ApplicationCard application={{ ...application, status: 'communicating', promise: null, interview }} onChange={() => {}} />
    </Frame>,
  );
}
const ahead = (status: Parameters<typeof interviewIn>[0]) => ({
  id: application.id,
  ...turnOf(recordOfWire(interviewIn(status)), AT.beforeCancelCloses),
});
const text = () => document.body.textContent;

test.each([
  ['pending', 'myJobs:next.seeker', 'myJobs:interview.seeker', 'myJobs:interview.choose'],
  ['rescheduleRequested', 'myJobs:next.employer', 'myJobs:interview.employer', 'myJobs:interview.open'],
] as const)('for an interview that is %s, shows whose turn it is, by when, and links to it', (status, who, what, action) => {
  open(ahead(status));
  expect(text()).toContain(`${words(who)} · ${words(what, { date: dayAndTime(START, 'en') })}`);
  expect(screen.getByRole('link', { name: words(action) }).getAttribute('href')).toBe(`/interviews/${application.id}`);
});

test('an agreed interview and its time come next; without one, the application’s own chart decides', () => {
  open(ahead('upcoming'));
  expect(text()).toContain(words('myJobs:interview.agreedFor', { date: dayAndTime(START, 'en') }));
  expect(text()).not.toContain(words('myJobs:next.employer'));
  cleanup();
  open(null);
  expect(text()).toContain(words('myJobs:next.employer'));
  expect(screen.queryByRole('link', { name: words('myJobs:interview.open') })).toBeNull();
});

// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR } from '../../../contract/durations.ts';
import { HANDED_OVER, type Interview, interviewClosure, interviewSide, interviewStatus } from '../../../contract/interview-records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { AT, interviewIn, OTHER, START } from '../../machines/interviewAction/samples.ts';
import { employerSession, seekerSession } from '../../machines/samples.ts';
import { InterviewCard } from './InterviewCard.tsx';

vi.mock('../../services/realtime.ts', () => ({ watchChanged: () => () => {} }));
vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: () => () => {} }));
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const before = (ms: number) => Date.parse(START) - ms;
function show(interview: Interview, now: number) {
  vi.setSystemTime(now);
  return render(
    <Frame session={interview.side === 'seeker' ? seekerSession : employerSession}>
      <InterviewCard interview={interview} look="whole" />
    </Frame>,
  );
}
const turn = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const button = (action: string) => screen.queryByRole('button', { name: words(`interview:action.${action}`) });
const text = () => document.body.textContent;

test('the member who took it over is asked to arrange the contact, until they offer times themselves', () => {
  const at = AT.offered;
  const history = [
    { type: 'times.offered', status: 'pending' as const, by: 'employer' as const, at },
    { type: HANDED_OVER, status: 'pending' as const, by: 'employer' as const, at },
  ];
  const request = words('interview:takenOver', { name: 'Ana Reyes' });
  show(interviewIn('pending', 'employer', { history }), before(24 * HOUR));
  expect(text()).toContain(request);
  cleanup();
  show(interviewIn('pending', 'seeker', { history }), before(24 * HOUR));
  expect(text()).not.toContain(request);
  cleanup();
  show(interviewIn('pending', 'employer', { history: [...history, { type: 'times.reoffered', status: 'pending', by: 'employer', at }] }), before(24 * HOUR));
  expect(text()).not.toContain(request);
});

describe('at the exact second, without a reload,', () => {
  test('canceling is replaced by whom to contact instead', () => {
    show(interviewIn('upcoming'), before(3 * HOUR + 1_000));
    turn(999);
    expect(button('interview.cancelled')).toBeTruthy();
    expect(button('reschedule.requested')).toBeTruthy();
    turn(1);
    expect(button('interview.cancelled')).toBeNull();
    expect(button('reschedule.requested')).toBeNull();
    expect(text()).toContain(words('interview:tooLate.call', { name: 'Ben Cruz', number: '+63 917 555 0100' }));
  });

  test('the employer also sees whom to contact, with a link to their conversation', () => {
    show(interviewIn('upcoming', 'employer', { chat_id: START }), before(3 * HOUR));
    expect(text()).toContain(words('interview:tooLate.write', { name: 'Ana Reyes' }));
    expect(screen.getByRole('link', { name: words('interview:tooLate.chat') }).getAttribute('href')).toBe(`/employer/chat/${START}`);
  });

  test('the call can be joined when check-in opens, and not while no time is agreed', () => {
    const call = { method: 'video', video_link: 'https://meet.example/ana' } as const;
    const link = () => screen.queryByRole('link', { name: words('interview:method.open') });
    show(interviewIn('pending', 'seeker', call), before(2 * HOUR));
    expect(link()).toBeNull();
    cleanup();
    show(interviewIn('upcoming', 'seeker', call), before(2 * HOUR + 1_000));
    expect([link(), text().includes('meet.example')]).toEqual([null, true]);
    turn(1_000);
    expect(link()?.getAttribute('href')).toBe(call.video_link);
  });

  test('check-in opens, and closes half an hour after the start; then attendance can be recorded', () => {
    show(interviewIn('upcoming'), before(2 * HOUR + 1_000));
    expect(button('checkIn.made')).toBeNull();
    turn(1_000);
    expect(button('checkIn.made')).toBeTruthy();
    expect(text()).toContain(words('interview:status.checkInOpen'));
    turn(2.5 * HOUR - 1);
    expect(button('checkIn.made')).toBeTruthy();
    expect(button('attendance.marked')).toBeNull();
    turn(1);
    expect(button('checkIn.made')).toBeNull();
    expect(button('attendance.marked')).toBeTruthy();
  });

  test('it starts and ends', () => {
    show(interviewIn('checkedIn', 'employer', { employer_checked_in_at: START }), before(1_000));
    turn(1_000);
    expect(text()).toContain(words('interview:stands.inProgress.employer'));
    turn(HOUR);
    expect(button('result.given')).toBeTruthy();
  });

  test('an unanswered offer expires', () => {
    show(interviewIn('pending'), before(1_000));
    expect(button('time.accepted')).toBeTruthy();
    turn(1_000);
    expect(text()).toContain(words('interview:stands.expired.seeker'));
    expect(button('time.accepted')).toBeNull();
  });
});

describe('the times', () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  test('are shown in both time zones if they differ', () => {
    show(interviewIn('upcoming', 'seeker', { employer_time_zone: 'Pacific/Kiritimati' }), before(24 * HOUR));
    expect(text()).toContain('GMT+14');
    expect(text()).toContain('for Acme');
  });

  test('are shown once if they don’t, whatever the zones are called', () => {
    show(interviewIn('upcoming', 'seeker', { employer_time_zone: here === 'UTC' ? 'Etc/GMT' : here }), before(24 * HOUR));
    expect(text()).not.toContain('for Acme');
  });

  test('of an offer are listed, past ones crossed out, and only future ones can be chosen', async () => {
    show(interviewIn('pending', 'seeker', { times: [START, OTHER] }), before(-HOUR));
    act(() => button('time.accepted')?.click());
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect(within(dialog).getAllByRole('radio', { hidden: true })).toHaveLength(1);
  });
});

test('an agreed time can be added to a calendar by either side until it is over, and nothing else can', () => {
  const link = () => screen.queryByRole('link', { name: words('interview:calendar.add') });
  for (const side of interviewSide.options) {
    show(interviewIn('upcoming', side), before(24 * HOUR));
    expect(link()?.getAttribute('href')).toBe(`/api/chat/interviews/${interviewIn('upcoming').id}/calendar`);
    expect(link()?.hasAttribute('download')).toBe(true);
    turn(25 * HOUR - 1);
    expect(link()).toBeTruthy();
    turn(1);
    expect(link()).toBeNull();
    cleanup();
    for (const status of ['pending', 'rescheduleRequested', 'cancelled', 'passed'] as const) {
      show(interviewIn(status, side), before(24 * HOUR));
      expect(link()).toBeNull();
      cleanup();
    }
  }
});

test('shows no relative time for one that was agreed and then closed', () => {
  show(interviewIn('cancelled', 'seeker', { starts_at: START, ended_by: 'seeker', reason: 'ill' }), before(24 * HOUR));
  expect(text()).not.toContain('tomorrow');
  cleanup();
  show(interviewIn('upcoming'), before(24 * HOUR));
  expect(text()).toContain('tomorrow');
});

test.each([
  ['seeker', '/recommended-job/applied/7', `/chat/${START}`],
  ['employer', '/employer/applicants/9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10', `/employer/chat/${START}`],
] as const)('its page links to the application and the conversation of the %s', (side, application, chat) => {
  show(interviewIn('cancelled', side, { chat_id: START }), before(24 * HOUR));
  expect(screen.getByRole('link', { name: words(`interview:to.application.${side}`) }).getAttribute('href')).toBe(application);
  expect(screen.getByRole('link', { name: words('interview:to.chat') }).getAttribute('href')).toBe(chat);
  cleanup();
  show(interviewIn('cancelled', side, { application_id: null }), before(24 * HOUR));
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(application);
});

test.each(interviewClosure.options)('tells each side what closed it, in words instead of as a reason: %s', (because) => {
  for (const side of interviewSide.options) {
    show(interviewIn('cancelled', side, { ended_by: 'system', reason: because }), before(24 * HOUR));
    expect(text()).toContain(words(`interview:stands.closed.${because}.${side}`, { name: 'Ana Reyes' }));
    expect(text()).not.toContain(words('interview:reason', { reason: because }));
    expect(text()).not.toContain(words('interview:by.system'));
    cleanup();
  }
});

test('each state tells each side what it means, on a trail that ends there or continues', () => {
  const texts = new Set<string>();
  for (const side of interviewSide.options)
    for (const status of interviewStatus.options) {
      show(interviewIn(status, side), before(24 * HOUR));
      const statusText = screen.getAllByRole('status')[0]?.textContent ?? '';
      expect(statusText.trim(), `${status} for the ${side}`).not.toBe('');
      expect(statusText).not.toContain('stands.');
      texts.add(`${side}: ${statusText}`);
      const trail = screen.getByRole('list', { name: /^Interview: / });
      expect(trail.textContent).toContain(words(`interview:status.${status}`));
      cleanup();
    }
  // The recorded attendance and result distinguish states: no two states may read the same to one side, except those two.
  expect(texts.size).toBeGreaterThanOrEqual(2 * interviewStatus.options.length - 1);
});

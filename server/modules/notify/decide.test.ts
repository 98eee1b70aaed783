import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../../contract/durations.ts';
import { notificationKind, type NotificationKind } from '../../../contract/notifications.ts';
import type { Side } from '../../../contract/notification-pages.ts';
import { type Channel, CHANNELS, REACH, type Topic, TOPICS } from '../../../contract/reach-ways.ts';
import { decide, endOfQuiet, type Reader } from './decide.ts';
import { type EmailKind, EMAILS, type Reason, rowOf, notificationRow } from '../../message-kinds.ts';

const noon = new Date('2026-03-02T04:00:00Z');
/** 23:30 in Manila, within the quiet hours 22:00–07:00. */
const night = new Date('2026-03-02T15:30:00Z');
const morning = new Date('2026-03-02T23:00:00Z');

const reader = (off: readonly `${Topic}.${Channel}`[] = [], more: Partial<Reader> = {}): Reader => ({
  side: 'seeker',
  isOff: (topic, channel) => off.includes(`${topic}.${channel}`),
  quiet: { from: '22:00', until: '07:00' },
  timeZone: 'Asia/Manila',
  ...more,
});
const standing = (now = noon, more = {}) => ({ now, since: now, isRead: false, isBlocked: false, isHere: false, ...more });
const summarize = (verdicts: ReturnType<typeof decide>) =>
  CHANNELS.map((channel) => (verdicts[channel].send === 'never' ? `never, ${verdicts[channel].because}` : verdicts[channel].send)).join(' | ');

describe('a message goes out by email | push | notification center', () => {
  const moved = notificationRow('applicationMoved', 'seeker');
  const soon = rowOf('interviewSoon');
  const chat = rowOf('unreadMessage');
  test.each([
    ['by day', moved, reader(), standing(), 'now | now | now'],
    ['to who has a page open', moved, reader(), standing(noon, { isHere: true }), 'later | now | now'],
    [
      'to who has had a page open for 3 minutes',
      moved,
      reader(),
      standing(noon, { isHere: true, since: new Date(noon.getTime() - 3 * MINUTE) }),
      'now | now | now',
    ],
    ['at night', moved, reader(), standing(night), 'later | later | now'],
    ['at night, without quiet hours', moved, reader([], { quiet: null }), standing(night), 'now | now | now'],
    ['at night, urgent', soon, reader(), standing(night), 'now | later | now'],
    ['read elsewhere', moved, reader(), standing(noon, { isRead: true }), 'never, read | never, read | now'],
    ['read at night', moved, reader(), standing(night, { isRead: true }), 'never, read | never, read | now'],
    ['email off', moved, reader(['applications.email']), standing(), 'never, off | now | now'],
    ['push off, at night', moved, reader(['applications.push']), standing(night), 'later | never, off | now'],
    ['all off', moved, reader(['applications.email', 'applications.push', 'applications.centre']), standing(), 'never, off | never, off | never, off'],
    ['of another topic that is off', moved, reader(['chat.email']), standing(), 'now | now | now'],
    ['one’s own application at a blocked company', moved, reader(), standing(noon, { isBlocked: true }), 'never, blocked | never, blocked | now'],
    [
      'else of a blocked company',
      notificationRow('companyPosted', 'seeker'),
      reader(),
      standing(noon, { isBlocked: true }),
      'never, blocked | never, blocked | never, blocked',
    ],
    [
      'its look at a profile',
      notificationRow('profileViewed', 'seeker'),
      reader(),
      standing(noon, { isBlocked: true }),
      'never, blocked | never, blocked | never, blocked',
    ],
    ['a message, just written', chat, reader(), standing(), 'later | now | now'],
    ['a message, 9 minutes old', chat, reader(), standing(noon, { since: new Date(noon.getTime() - 9 * MINUTE) }), 'later | now | now'],
    ['a message, 10 minutes old', chat, reader(), standing(noon, { since: new Date(noon.getTime() - 10 * MINUTE) }), 'now | now | now'],
    ['a message, read meanwhile', chat, reader(), standing(noon, { isRead: true }), 'never, read | never, read | now'],
    ['a code at night', rowOf('code'), reader(), standing(night), 'now | never, off | never, off'],
    [
      'a changed password at night, though somebody says it is off',
      rowOf('passwordChanged'),
      reader(['security.email']),
      standing(night),
      'now | never, off | never, off',
    ],
    ['a digest: each alert has its own switch', rowOf('digest'), reader(['alerts.email']), standing(), 'now | never, off | never, off'],
    ['an employer’s reminder', notificationRow('interviewSoon', 'employer'), reader(['interviews.push'], { side: 'employer' }), standing(), 'now | now | now'],
    [
      'an employer’s reminder, off',
      notificationRow('interviewSoon', 'employer'),
      reader(['reminders.push'], { side: 'employer' }),
      standing(),
      'now | never, off | now',
    ],
  ] as const)('%s', (_, row, who, how, expected) => {
    expect(summarize(decide(row, who, how))).toBe(expected);
  });

  test('a message held by quiet hours waits until they end, and one that may be read elsewhere waits ten minutes', () => {
    expect(decide(moved, reader(), standing(night)).email).toEqual({ send: 'later', until: morning, because: 'quiet' });
    expect(decide(chat, reader(), standing()).email).toEqual({ send: 'later', until: new Date(noon.getTime() + 10 * MINUTE), because: 'seenSoon' });
    // Unread for ten minutes that end in quiet hours: it continues to wait.
    expect(decide(chat, reader(), standing(night, { since: new Date(night.getTime() - 10 * MINUTE) })).email).toEqual({
      send: 'later',
      until: morning,
      because: 'quiet',
    });
  });
});

test.each([
  ['within a day', { from: '12:00', until: '13:00' }, 'Asia/Manila', '2026-03-02T04:30:00Z', '2026-03-02T05:00:00.000Z'],
  ['as they begin', { from: '22:00', until: '07:00' }, 'Asia/Manila', '2026-03-02T14:00:00Z', '2026-03-02T23:00:00.000Z'],
  ['after midnight', { from: '22:00', until: '07:00' }, 'Asia/Manila', '2026-03-02T22:59:59Z', '2026-03-02T23:00:00.000Z'],
  ['as they end', { from: '22:00', until: '07:00' }, 'Asia/Manila', '2026-03-02T23:00:00Z', null],
  ['in another zone', { from: '22:00', until: '07:00' }, 'America/New_York', '2026-03-02T15:30:00Z', null],
  // The clocks move forward at 2:00 that night, so it is an hour shorter.
  ['the night clocks change', { from: '22:00', until: '07:00' }, 'America/New_York', '2026-03-08T05:00:00Z', '2026-03-08T11:00:00.000Z'],
] as const)('quiet hours %s', (_, quiet, zone, at, end) => {
  expect(endOfQuiet(quiet, zone, new Date(at))?.toISOString() ?? null).toBe(end);
});

/** The topic of each email, written by hand. A new email doesn't compile without a row here. */
const ABOUT: Record<EmailKind, Topic | Reason> = {
  code: 'asked',
  magicLink: 'asked',
  reset: 'asked',
  resetLink: 'asked',
  noAccount: 'asked',
  emailChange: 'asked',
  alertConfirm: 'asked',
  accountDeleted: 'receipt',
  receipt: 'receipt',
  withdrawn: 'receipt',
  reportCopy: 'receipt',
  passwordChanged: 'security',
  emailChanged: 'security',
  wayAdded: 'security',
  wayRemoved: 'security',
  conduct: 'account',
  companyInvite: 'invited',
  resume: 'resume',
  report: 'operator',
  chatReport: 'operator',
  overdue: 'applications',
  noAnswer: 'applications',
  jobClosed: 'applications',
  accepted: 'applications',
  declined: 'applications',
  interview: 'interviews',
  interviewSoon: 'interviews',
  interviewReminder: 'reminders',
  unreadMessage: 'chat',
  digest: 'alerts',
  widen: 'alerts',
  applicants: 'applicants',
  answerSoon: 'reminders',
  answerNow: 'reminders',
  answerLate: 'reminders',
  postingDue: 'reminders',
  postingStale: 'reminders',
  postingDelisted: 'company',
  letIn: 'company',
  companyVerified: 'company',
  companyRefused: 'company',
  whileQuiet: 'waited',
};

/** The topic of each kind of notification, for each side, written by hand. */
const NOTIFICATION_TOPICS: Record<NotificationKind, readonly [seeker: Topic, employer: Topic]> = {
  applicationViewed: ['applications', 'applications'],
  applicationMoved: ['applications', 'applications'],
  answerOverdue: ['applications', 'applications'],
  profileViewed: ['applications', 'applications'],
  interested: ['applications', 'applications'],
  companyPosted: ['followed', 'followed'],
  applicantNew: ['applicants', 'applicants'],
  answerDue: ['reminders', 'reminders'],
  jobConfirmDue: ['reminders', 'reminders'],
  memberWaiting: ['company', 'company'],
  companyVerified: ['company', 'company'],
  companyRefused: ['company', 'company'],
  message: ['chat', 'chat'],
  interviewOffered: ['interviews', 'interviews'],
  interviewChanged: ['interviews', 'interviews'],
  interviewSoon: ['interviews', 'reminders'],
};

test('every email and notification has a row, and anything about security or requested by the reader is sent right away', () => {
  expect(Object.fromEntries(Object.keys(EMAILS).map((kind) => [kind, rowOf(kind as EmailKind).about]))).toEqual(ABOUT);
  for (const kind of notificationKind.options)
    expect([notificationRow(kind, 'seeker').about, notificationRow(kind, 'employer').about]).toEqual(NOTIFICATION_TOPICS[kind]);
  const urgent = Object.keys(EMAILS).filter((kind) => rowOf(kind as EmailKind).isUrgent);
  const always: readonly string[] = ['asked', 'receipt', 'security', 'account', 'invited', 'resume', 'operator'];
  expect(urgent.toSorted()).toEqual(
    [...Object.keys(ABOUT).filter((kind) => always.includes(ABOUT[kind as EmailKind])), 'interviewSoon', 'interviewReminder'].toSorted(),
  );
  expect(TOPICS).toContain('security');
});

test('there is a switch for everything that is sent: each topic of a side has an email or a notification', () => {
  // An email of job alerts includes those of followed companies (alerts/digest/content.ts).
  const emailed = new Set<string>([...Object.values(ABOUT), 'followed']);
  for (const [side, topics] of Object.entries(REACH) as [Side, Partial<Record<Topic, Record<Channel, string>>>][]) {
    const notified = new Set<string>(notificationKind.options.map((kind) => notificationRow(kind, side).about as string));
    const missing = Object.entries(topics).flatMap(([topic, ways]) => [
      ...(ways.email === 'none' || emailed.has(topic) ? [] : [`${side} ${topic} email`]),
      ...(ways.centre === 'none' || notified.has(topic) ? [] : [`${side} ${topic} centre`]),
    ]);
    expect(missing).toEqual([]);
  }
});

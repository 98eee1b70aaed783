import type { Side } from '../contract/notification-pages.ts';
import type { NotificationKind } from '../contract/notifications.ts';
import { REACH, type Topic, TOPICS } from '../contract/reach-ways.ts';

/**
 * Why an email without a switch is sent: it protects the account, was requested, is a receipt, is about what the account may do, is an invitation,
 * contains a resume, goes to the operator, or (`waited`) combines several. Its footer gives the reason (`footer.why.<reason>` in the mail texts).
 */
export type Reason = 'waited' | 'asked' | 'receipt' | 'account' | 'invited' | 'resume' | 'operator';

/** A kind of message, for decide.ts. */
export interface MessageRow {
  /** The topic that turns it off, or the reason why nothing does. */
  about: Topic | Reason;
  /** Is also sent during quiet hours. */
  isUrgent?: true;
  /** How many minutes an email waits for its reader to read its content elsewhere. It isn't sent if they do. */
  waits?: number;
  /** Is never combined with others after quiet hours: it is a list already, or calendar apps read it. */
  isAlone?: true;
  /** Stays in the notification center even if its reader blocks the company. */
  isShownWhenBlocked?: true;
}

const requested = { about: 'asked', isUrgent: true } as const;
const security = { about: 'security', isUrgent: true } as const;
const receipt = { about: 'receipt', isUrgent: true } as const;
const operator = { about: 'operator', isUrgent: true } as const;
const applications = { about: 'applications' } as const;
const reminders = { about: 'reminders' } as const;
const company = { about: 'company' } as const;

/** Every email. Add a new one here first: `layOut` requires the name as its type. */
export const EMAILS = {
  code: requested,
  magicLink: requested,
  reset: requested,
  resetLink: requested,
  noAccount: requested,
  emailChange: requested,
  alertConfirm: requested,
  accountDeleted: receipt,
  receipt,
  withdrawn: receipt,
  reportCopy: receipt,
  passwordChanged: security,
  emailChanged: security,
  wayAdded: security,
  wayRemoved: security,
  conduct: { about: 'account', isUrgent: true },
  companyInvite: { about: 'invited', isUrgent: true },
  resume: { about: 'resume', isUrgent: true },
  report: operator,
  chatReport: operator,
  overdue: applications,
  noAnswer: applications,
  jobClosed: applications,
  accepted: applications,
  declined: applications,
  interview: { about: 'interviews', isAlone: true },
  // It is useless after the interview.
  interviewSoon: { about: 'interviews', isUrgent: true },
  interviewReminder: { about: 'reminders', isUrgent: true },
  unreadMessage: { about: 'chat', waits: 10 },
  digest: { about: 'alerts', isAlone: true },
  widen: { about: 'alerts', isAlone: true },
  applicants: { about: 'applicants' },
  answerSoon: reminders,
  answerNow: reminders,
  answerLate: reminders,
  postingDue: reminders,
  postingStale: reminders,
  /** Combines several that waited for quiet hours to end, each of which was decided on its own. */
  whileQuiet: { about: 'waited' },
  postingDelisted: company,
  letIn: company,
  companyVerified: company,
  companyRefused: company,
} as const satisfies Record<string, MessageRow>;
export type EmailKind = keyof typeof EMAILS;

/** The topic of each kind of notification, for the notification center and push. */
export const NOTIFICATIONS: Record<NotificationKind, Topic | Readonly<Record<Side, Topic>>> = {
  applicationViewed: 'applications',
  applicationMoved: 'applications',
  answerOverdue: 'applications',
  profileViewed: 'applications',
  interested: 'applications',
  companyPosted: 'followed',
  applicantNew: 'applicants',
  answerDue: 'reminders',
  jobConfirmDue: 'reminders',
  memberWaiting: 'company',
  companyVerified: 'company',
  companyRefused: 'company',
  message: 'chat',
  interviewOffered: 'interviews',
  interviewChanged: 'interviews',
  interviewSoon: { seeker: 'interviews', employer: 'reminders' },
};

/** What happened to an application that was sent before its company was blocked. It has an outcome, and the seeker looks for it here. */
const SHOWN_WHEN_BLOCKED: readonly NotificationKind[] = ['applicationMoved', 'answerOverdue'];

/** A kind of notification, for one side, as input for decide.ts. */
export function notificationRow(kind: NotificationKind, side: Side): MessageRow {
  const about = NOTIFICATIONS[kind];
  return {
    about: typeof about === 'string' ? about : about[side],
    ...(side === 'seeker' && SHOWN_WHEN_BLOCKED.includes(kind) ? { isShownWhenBlocked: true } : {}),
  };
}

export const rowOf = (kind: EmailKind): MessageRow => EMAILS[kind];

/** Topics whose emails readers can turn off, on either side. */
const CHOSEN: ReadonlySet<string> = new Set(Object.values(REACH).flatMap((topics) => TOPICS.filter((topic) => topics[topic]?.email === 'choice')));

/** Whether the footer has a link that stops similar emails. */
export const isStoppable = (kind: EmailKind): boolean => rowOf(kind).about === 'waited' || CHOSEN.has(rowOf(kind).about);

import type { Side } from '../../../contract/notification-pages.ts';
import type { NotificationKind } from '../../../contract/notifications.ts';
import { REACH, type Topic, TOPICS } from '../../../contract/reach-ways.ts';

/**
 * Why an email is sent that has no switch: it guards the account, was asked for, is a receipt, tells what one's account may do, invites, brings somebody's resume,
 * goes to whoever runs this installation, or (`waited`) stands for several. The footer says so (`footer.why.<reason>` of the mail texts).
 */
export type Reason = 'waited' | 'asked' | 'receipt' | 'account' | 'invited' | 'resume' | 'operator';

/** What is sent, to be decided on (decide.ts). */
export interface MessageRow {
  /** What its reader switches it by, or why there is no switch. */
  about: Topic | Reason;
  /** Sent in quiet hours too. */
  isUrgent?: true;
  /** So many minutes an email waits for its reader to see it elsewhere; it is not sent if they do. */
  waits?: number;
  /** Of those that waited for quiet hours to end, this one stays an email of its own: it is a list already, or a calendar reads it. */
  isAlone?: true;
  /** It stays in the notification centre though its reader blocks the company it is about. */
  isKept?: true;
}

const asked = { about: 'asked', isUrgent: true } as const;
const security = { about: 'security', isUrgent: true } as const;
const receipt = { about: 'receipt', isUrgent: true } as const;
const operator = { about: 'operator', isUrgent: true } as const;
const applications = { about: 'applications' } as const;
const reminders = { about: 'reminders' } as const;
const company = { about: 'company' } as const;

/** Every email there is. A new one is a name here first: its type is what `layOut` asks for. */
export const EMAILS = {
  code: asked,
  magicLink: asked,
  reset: asked,
  resetLink: asked,
  noAccount: asked,
  emailChange: asked,
  alertConfirm: asked,
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
  // It is of no use once the interview is over.
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
  /** In place of several that waited for quiet hours to end, each of which was decided on. */
  whileQuiet: { about: 'waited' },
  postingDelisted: company,
  letIn: company,
  companyVerified: company,
  companyRefused: company,
} as const satisfies Record<string, MessageRow>;
export type EmailKind = keyof typeof EMAILS;

/** What the notification centre's kinds are about: they stand there, and go out by push. */
export const TOLD: Record<NotificationKind, Topic | Readonly<Record<Side, Topic>>> = {
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

/** What became of an application one sent before one blocked its company: that has an end, and stands where one looks for it. */
const KEPT: readonly NotificationKind[] = ['applicationMoved', 'answerOverdue'];

/** A notification, on a side, to be decided on. */
export function toldRow(kind: NotificationKind, side: Side): MessageRow {
  const about = TOLD[kind];
  return { about: typeof about === 'string' ? about : about[side], ...(side === 'seeker' && KEPT.includes(kind) ? { isKept: true } : {}) };
}

export const rowOf = (kind: EmailKind): MessageRow => EMAILS[kind];

/** Topics whose emails their readers switch, on any side. */
const CHOSEN: ReadonlySet<string> = new Set(Object.values(REACH).flatMap((topics) => TOPICS.filter((topic) => topics[topic]?.email === 'choice')));

/** Whether its footer has a link that stops emails like it. */
export const isStoppable = (kind: EmailKind): boolean => rowOf(kind).about === 'waited' || CHOSEN.has(rowOf(kind).about);

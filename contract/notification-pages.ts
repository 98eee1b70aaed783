import type { NotificationData, NotificationKind } from './notifications.ts';

/** Which side a notification is for. */
export type Side = 'seeker' | 'employer';
type Ids = NotificationData;

/** An ID may come from a push message: it is put into a path only if it is a possible ID. */
const within = (folder: string, id: Ids[string] | undefined): string =>
  id === null || id === undefined || id === '' ? folder : `${folder}/${encodeURIComponent(id)}`;
/** An import posts several jobs of a company together. */
const isSeveral = ({ count }: Ids): boolean => typeof count === 'number' && count > 1;
const interviewPage = (ids: Ids, side: Side): string => within(side === 'employer' ? '/employer/interviews' : '/interviews', ids['interview_id']);

/** The page each notification opens, without the language: one table for pages, push messages, and tests. */
export const NOTIFICATION_PAGES: Record<NotificationKind, (ids: Ids, side: Side) => string> = {
  applicationViewed: (ids) => within('/recommended-job/applied', ids['job_id']),
  applicationMoved: (ids) => within('/recommended-job/applied', ids['job_id']),
  answerOverdue: (ids) => within('/recommended-job/applied', ids['job_id']),
  profileViewed: () => '/recommended-job/who-viewed-me',
  interested: () => '/recommended-job/interested-in-me',
  companyPosted: (ids) => (isSeveral(ids) ? within('/company', ids['company_id']) : within('/job', ids['job_id'])),
  applicantNew: (ids) => (ids['job_id'] ? `${within('/employer/jobs', ids['job_id'])}/applicants` : '/employer/applicants'),
  answerDue: (ids) => (ids['job_id'] ? `${within('/employer/jobs', ids['job_id'])}/applicants` : '/employer/applicants'),
  jobConfirmDue: (ids) => within('/employer/jobs', ids['job_id']),
  memberWaiting: () => '/employer',
  companyVerified: () => '/employer',
  // A person who only claims the company is redirected to /employer, which then has its documents.
  companyRefused: () => '/employer/company',
  message: (ids, side) => within(side === 'employer' ? '/employer/chat' : '/chat', ids['chat_id']),
  interviewOffered: interviewPage,
  interviewChanged: interviewPage,
  interviewSoon: interviewPage,
};

/** The key of a notification's text in `notificationCentre`: what changed, if that is known; a shorter text if a name it needs is missing. */
export function wordsOf(kind: NotificationKind, data: NotificationData): string {
  const needs = NEEDS[kind];
  if (kind === 'companyPosted' && data['company'] && isSeveral(data)) return `kind.${kind}.several`;
  const isNamed = needs.every((name) => data[name] !== undefined && data[name] !== null && data[name] !== '');
  if (kind === 'interviewChanged' && data['what'] && data['name']) return `kind.${kind}.${data['what']}`;
  if (kind === 'applicationMoved' && isNamed && DECIDED.includes(String(data['status']))) return `kind.${kind}.${data['status']}`;
  return isNamed ? `kind.${kind}` : `kind.${kind}.short`;
}

/** The values in the text, with its dates as the reader writes them. @param when formats a date in the reader's time zone and language */
export const valuesOf = (data: NotificationData, when: (instant: string) => string): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, INSTANTS.includes(name) && typeof value === 'string' && value !== '' ? when(value) : (value ?? '')]),
  );

const INSTANTS: readonly string[] = ['from', 'to', 'first', 'at'];

/** What an employer decided about an application. */
const DECIDED: readonly string[] = ['accepted', 'notAccepted'];

/** The values the full text of each kind needs. */
const NEEDS: Record<NotificationKind, readonly string[]> = {
  applicationViewed: ['company', 'job_title'],
  applicationMoved: ['company', 'job_title'],
  answerOverdue: ['company', 'job_title'],
  profileViewed: ['company'],
  interested: ['company', 'job_title'],
  companyPosted: ['company', 'job_title'],
  applicantNew: ['job_title'],
  answerDue: ['job_title'],
  jobConfirmDue: ['job_title'],
  memberWaiting: ['name'],
  companyVerified: ['company'],
  companyRefused: ['company'],
  message: ['name'],
  interviewOffered: ['name', 'job_title'],
  interviewChanged: ['name', 'job_title'],
  interviewSoon: ['name', 'at'],
};

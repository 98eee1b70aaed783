import { changeWords, type InterviewChange } from '../../../../contract/interview-changes.ts';
import type { InterviewClosure, InterviewSide } from '../../../../contract/interview-records.ts';
import { NOTIFICATION_PAGES } from '../../../../contract/notification-pages.ts';
import { BRAND } from '../../../../src/lib/brand.ts';
import type { InterviewRecord } from '../../../../src/machines/interview/lifecycle.ts';
import { inZone } from '../../../http/in-zone.ts';
import { isTranslated, say } from '../../../http/texts.ts';
import type { QueuedEmail } from '../../notify/outbox.ts';
import { layOut } from '../../notify/email-layout.ts';
import { pageIn } from '../../notify/email-content.ts';
import { calendarFor, entryFor, calendarUpdateOf, type CalendarChange } from './calendar.ts';
import type { Attender, Meeting } from './meeting.ts';
import { type InterviewRow, recordOfRow } from './row.ts';

/** The kinds of emails about an interview. Their texts are `interview.<news>.subject` and `.text` in the `mail` namespace. */
export type News =
  | 'offered'
  | 'offeredByYou'
  | 'reoffered'
  | 'agreed'
  | 'rejected'
  | 'rescheduleAsked'
  | 'cancelled'
  | `closed.${InterviewClosure}`
  | 'expired'
  | 'soon'
  | 'resultAsked'
  | 'passed'
  | 'notSuitable'
  | 'handedOver'
  | 'handedToYou'
  | 'handedAway';

export interface EmailSettings {
  baseUrl: string;
  mailFrom: string;
}

interface EmailContent {
  news: News;
  /** What happened; null for a reminder. */
  change: CalendarChange | null;
  /** What the step changed. */
  changes?: readonly InterviewChange[];
  row: InterviewRow;
  before: InterviewRecord;
  /** The sequence of the invitation this replies to. */
  answered: number;
  meeting: Meeting;
  note: string | null;
  now: Date;
}

/** The page where a side sees the interview: in the conversation, if there is one. */
export const interviewPath = (row: InterviewRow, { chatId }: Meeting, side: InterviewSide): string =>
  NOTIFICATION_PAGES.interviewChanged({ interview_id: row.id, job_id: row.jobId, chat_id: chatId }, side);

interface Shown {
  row: InterviewRow;
  meeting: Meeting;
}
type Fact = [label: string, value: string | null];

/** The reader's language and wording, for emails and calendars. */
function wordsFor(side: InterviewSide, { row, meeting }: Shown, baseUrl: string) {
  const [reader, other] = side === 'seeker' ? [meeting.seeker, meeting.recruiter] : [meeting.recruiter, meeting.seeker];
  const otherName = side === 'seeker' ? meeting.company.name : meeting.seeker.name;
  const values = { brand: BRAND.name, job: meeting.job.title, other: otherName, name: meeting.recruiter.name };
  const t = (key: string) => say('mail', reader.language, `interview.${key}`, values);
  const whenIn = (time: string) => timeFor(reader, other, time);
  const about: Fact[] = [
    [t('job'), meeting.job.title],
    [t('with'), otherName],
    [t('when'), row.startsAt === null ? null : whenIn(row.startsAt.toISOString())],
  ];
  const place: Fact[] = [
    [t('address'), row.method === 'onsite' ? row.address : null],
    [t('videoLink'), row.method === 'video' ? row.videoLink : null],
    [t('contact'), [row.contactPerson, row.contactNumber].filter(Boolean).join(', ') || null],
    [t('instructions'), row.instructions],
  ];
  return { reader, t, whenIn, about, place, url: pageIn(reader.language, baseUrl, interviewPath(row, meeting, side)) };
}

const known = (facts: readonly Fact[]) => facts.filter((fact): fact is [string, string] => fact[1] !== null);
const descriptionOf = (facts: readonly [string, string][], last: string) => [...facts.map(([label, value]) => `${label}: ${value}`), '', last].join('\n');

/** The agreed time as an entry for a side's calendar (RFC 5545), to import as a file. */
export function entryOf(side: InterviewSide, shown: Shown, now: Date, { baseUrl, mailFrom }: EmailSettings): string {
  const { t, about, place, url } = wordsFor(side, shown, baseUrl);
  const description = descriptionOf(known([...about, ...place]), url);
  return entryFor(side, { ...shown, before: recordOfRow(shown.row), url, summary: t('summary'), description, now, from: mailFrom });
}

/** An email about an interview to one side, in their language and both sides' time zones, with the calendar attachment if their calendar changes. */
export function interviewEmail(side: InterviewSide, content: EmailContent, { baseUrl, mailFrom }: EmailSettings): QueuedEmail {
  const { news, change, changes = [], row, before, answered, meeting, note, now } = content;
  const { reader, t, whenIn, about, place, url } = wordsFor(side, content, baseUrl);
  const isOffered = news === 'offered' || news === 'offeredByYou' || news === 'reoffered' || (news.startsWith('handed') && row.status === 'pending');
  const times = news === 'rescheduleAsked' ? row.proposedTimes : isOffered ? row.times : [];
  const isAhead = row.startsAt !== null && now < row.startsAt && row.status !== 'cancelled';
  const facts = known([...about, ...times.map((time): Fact => [t('time'), whenIn(time)]), ...(times.length > 0 || isAhead ? place : []), [t('reason'), note]]);
  const update = change === null ? null : calendarUpdateOf(change, side, before, row.proposedTimes.length);
  const summary = t('summary');
  const description = descriptionOf(facts, `${t('answer')} ${url}`);
  const sentences = [...sentencesOf(changes, side, content), t(`${news}.text`)];
  const subject = t(`${news.startsWith('closed.') ? 'cancelled' : news}.subject`);
  const message = layOut(
    {
      kind: news === 'soon' ? (side === 'seeker' ? 'interviewSoon' : 'interviewReminder') : 'interview',
      subject,
      preheader: sentences[0] as string,
      title: subject,
      paragraphs: sentences,
      facts,
      action: { label: t('action'), url },
      small: update ? [t('answer')] : [],
    },
    reader.email,
    reader.language,
  );
  const email: QueuedEmail = { ...message, userId: reader.id };
  // An email with a calendar attachment is sent even if its content was read, to keep the calendar correct.
  const unseen: QueuedEmail = { ...email, tells: { kinds: ['interviewOffered', 'interviewChanged', 'interviewSoon'], key: 'interview_id', id: row.id } };
  if (!update) return unseen;
  const calendar = calendarFor(update, side, { row, meeting, before, answered, url, summary, description, now, from: mailFrom });
  return calendar ? { ...email, calendar } : unseen;
}

/** One sentence per change, in the reader's time zone. Empty in languages without these texts. */
function sentencesOf(changes: readonly InterviewChange[], side: InterviewSide, { meeting }: Pick<Shown, 'meeting'>): string[] {
  const [{ language, timeZone }, other] = side === 'seeker' ? [meeting.seeker, meeting.recruiter] : [meeting.recruiter, meeting.seeker];
  const when = (time: string | null) => (time === null ? '' : inZone(time, timeZone, language.tag, 'short'));
  const list = new Intl.ListFormat(language.tag, { type: 'disjunction' });
  return changes
    .map(({ what, by, from, to, times, place, minutes }) => ({
      key: changeWords(what, by, side),
      values: { name: other.name, from: when(from), to: when(to), times: list.format(times.map(when)), place: place ?? '', minutes: minutes ?? 0 },
    }))
    .filter(({ key }) => isTranslated('interviewChanges', language, key))
    .map(({ key, values }) => say('interviewChanges', language, key, values));
}

/** An instant in the reader's time zone, and also in the other person's if their clocks differ. */
function timeFor({ language, timeZone }: Attender, other: Attender, time: string): string {
  const [here, there] = [inZone(time, timeZone, language.tag, 'whole'), inZone(time, other.timeZone, language.tag, 'whole')];
  const isSame = inZone(time, timeZone, 'en', 'plain') === inZone(time, other.timeZone, 'en', 'plain');
  return isSame ? here : `${here} (${there})`;
}

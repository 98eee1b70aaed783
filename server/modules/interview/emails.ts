import { changeWords, type InterviewChange } from '../../../contract/interview-changes.ts';
import type { InterviewClosure, InterviewSide } from '../../../contract/interview-records.ts';
import { NOTIFICATION_PAGES } from '../../../contract/notification-pages.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import type { InterviewRecord } from '../../../src/machines/interview/lifecycle.ts';
import { inZone } from '../../http/in-zone.ts';
import { isTranslated, say } from '../../http/texts.ts';
import type { QueuedEmail as MailLetter } from '../../jobs/outbox.ts';
import { layOut } from '../data/email-layout.ts';
import { pageIn } from '../data/email-content.ts';
import { calendarFor, entryFor, calendarUpdateOf, type CalendarChange } from './calendar.ts';
import type { Attender, Meeting } from './meeting.ts';
import { type InterviewRow, recordOfRow } from './row.ts';

/** What a letter is about; the words are `interview.<news>.subject` and `.text` of the `mail` texts. */
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

interface Telling {
  news: News;
  /** What was done; null of a reminder. */
  told: CalendarChange | null;
  /** What that changed. */
  changes?: readonly InterviewChange[];
  row: InterviewRow;
  before: InterviewRecord;
  /** The sequence of the invitation that it answers. */
  answered: number;
  meeting: Meeting;
  note: string | null;
  now: Date;
}

/** Where an interview is seen by a side: in the conversation, where there is one. */
export const interviewPath = (row: InterviewRow, { chatId }: Meeting, side: InterviewSide): string =>
  NOTIFICATION_PAGES.interviewChanged({ interview_id: row.id, job_id: row.jobId, chat_id: chatId }, side);

interface Shown {
  row: InterviewRow;
  meeting: Meeting;
}
type Fact = [label: string, value: string | null];

/** In what words a side reads of it, by letter and in the calendar. */
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

/** What is agreed as an entry of a side's calendar (RFC 5545), to be read in as a file. */
export function entryOf(side: InterviewSide, shown: Shown, now: Date, { baseUrl, mailFrom }: EmailSettings): string {
  const { t, about, place, url } = wordsFor(side, shown, baseUrl);
  const description = descriptionOf(known([...about, ...place]), url);
  return entryFor(side, { ...shown, before: recordOfRow(shown.row), url, summary: t('summary'), description, now, from: mailFrom });
}

/** A letter about an interview to one side, in their language and in both sides' time; with the calendar object, where there is one to send. */
export function letterTo(side: InterviewSide, telling: Telling, { baseUrl, mailFrom }: EmailSettings): MailLetter {
  const { news, told, changes = [], row, before, answered, meeting, note, now } = telling;
  const { reader, t, whenIn, about, place, url } = wordsFor(side, telling, baseUrl);
  const isOffered = news === 'offered' || news === 'offeredByYou' || news === 'reoffered' || (news.startsWith('handed') && row.status === 'pending');
  const times = news === 'rescheduleAsked' ? row.proposedTimes : isOffered ? row.times : [];
  const isAhead = row.startsAt !== null && now < row.startsAt && row.status !== 'cancelled';
  const facts = known([...about, ...times.map((time): Fact => [t('time'), whenIn(time)]), ...(times.length > 0 || isAhead ? place : []), [t('reason'), note]]);
  const saying = told === null ? null : calendarUpdateOf(told, side, before);
  const summary = t('summary');
  const description = descriptionOf(facts, `${t('answer')} ${url}`);
  const said = [...sentencesOf(changes, side, telling), t(`${news}.text`)];
  const subject = t(`${news.startsWith('closed.') ? 'cancelled' : news}.subject`);
  const message = layOut(
    {
      kind: news === 'soon' ? (side === 'seeker' ? 'interviewSoon' : 'interviewReminder') : 'interview',
      subject,
      preheader: said[0] as string,
      title: subject,
      paragraphs: said,
      facts,
      action: { label: t('action'), url },
      small: saying ? [t('answer')] : [],
    },
    reader.email,
    reader.language,
  );
  const letter: MailLetter = { ...message, userId: reader.id };
  // What a calendar reads is sent though it was seen: it keeps the calendar right.
  const unseen: MailLetter = { ...letter, tells: { kinds: ['interviewOffered', 'interviewChanged', 'interviewSoon'], key: 'interview_id', id: row.id } };
  if (!saying) return unseen;
  const calendar = calendarFor(saying, side, { row, meeting, before, answered, url, summary, description, now, from: mailFrom });
  return calendar ? { ...letter, calendar } : unseen;
}

/** What changed, a sentence each, in the reader's time; none in a language that has no words for it. */
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

/** An instant where the reader is, and where the other is too, if their clocks differ. */
function timeFor({ language, timeZone }: Attender, other: Attender, time: string): string {
  const [here, there] = [inZone(time, timeZone, language.tag, 'whole'), inZone(time, other.timeZone, language.tag, 'whole')];
  const isSame = inZone(time, timeZone, 'en', 'plain') === inZone(time, other.timeZone, 'en', 'plain');
  return isSame ? here : `${here} (${there})`;
}

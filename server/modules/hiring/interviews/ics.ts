import ICAL from 'ical.js';

/** RFC 5545 §3.1 allows 75 octets. ical.js doesn't count the space that a continued line begins with. */
ICAL.foldLength = 74;

/** Creates iTIP calendar messages (RFC 5546) in the iCalendar format (RFC 5545), with one event each. */

export type Method = 'REQUEST' | 'REPLY' | 'COUNTER' | 'CANCEL' | 'PUBLISH';

interface Party {
  name: string;
  /** An email address. */
  address: string;
}

export interface CalendarEvent {
  method: Method;
  /** The same in every message about this event. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  /** When this message was created. */
  stamp: Date;
  start: Date;
  /** Other possible times: the event occurs once at each. */
  others: readonly Date[];
  /** The chosen time, if the event has several. */
  instance: Date | null;
  minutes: number;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  organizer: Party;
  /** The recipient of a request or the sender of a reply. A published event has none (RFC 5546 §3.2.1). */
  attendee: (Party & { answer: 'NEEDS-ACTION' | 'ACCEPTED' | 'TENTATIVE' | 'DECLINED' }) | null;
}

/** @returns lines folded at 75 octets, each ended by CRLF */
export function calendarOf(event: CalendarEvent): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Waymark//Interviews//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', event.method);
  calendar.addSubcomponent(eventOf(event));
  return `${calendar.toString()}\r\n`;
}

function eventOf(event: CalendarEvent): ICAL.Component {
  const { attendee, organizer } = event;
  const vevent = new ICAL.Component('vevent');
  const add = (name: string, value: string | number | ICAL.Time) => vevent.addPropertyWithValue(name, value);
  add('uid', event.uid);
  add('sequence', event.sequence);
  add('dtstamp', utc(event.stamp));
  add('dtstart', utc(event.start));
  add('dtend', utc(new Date(event.start.getTime() + event.minutes * 60_000)));
  if (event.others.length > 0) {
    const times = new ICAL.Property('rdate');
    times.setValues(event.others.map(utc));
    vevent.addProperty(times);
  }
  if (event.instance !== null) add('recurrence-id', utc(event.instance));
  add('summary', text(event.summary));
  add('description', text(event.description));
  if (event.location !== null) add('location', text(event.location));
  add('url', event.url);
  add('status', event.status);
  add('organizer', `mailto:${organizer.address}`).setParameter('cn', parameter(organizer.name));
  if (attendee !== null) {
    const invited = add('attendee', `mailto:${attendee.address}`);
    // No reply from the calendar app: it would go to a mailbox and never reach the interview.
    const parameters = { cutype: 'INDIVIDUAL', role: 'REQ-PARTICIPANT', partstat: attendee.answer, rsvp: 'FALSE', cn: parameter(attendee.name) };
    for (const [name, value] of Object.entries(parameters)) invited.setParameter(name, value);
  }
  add('transp', 'OPAQUE');
  return vevent;
}

/** RFC 5545 §3.3.5, form 2: UTC, which calendar apps convert to the reader's time zone. In whole seconds. */
const utc = (date: Date): ICAL.Time => ICAL.Time.fromJSDate(date, true);

/** ical.js escapes what would end a value, but leaves control characters in it and other line breaks. */
const text = (value: string): string => value.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n]/gu, '');

/** A parameter can't hold control characters. */
const parameter = (value: string): string => value.replace(/\p{Cc}+/gu, ' ');

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
  const { attendee, organizer } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Waymark//Interviews//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(new Date(event.start.getTime() + event.minutes * 60_000))}`,
    ...(event.others.length === 0 ? [] : [`RDATE:${event.others.map(utc).join(',')}`]),
    ...(event.instance === null ? [] : [`RECURRENCE-ID:${utc(event.instance)}`]),
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${text(event.location)}`]),
    `URL:${event.url}`,
    `STATUS:${event.status}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.address}`,
    // No reply from the calendar app: it would go to a mailbox and never reach the interview.
    ...(attendee === null
      ? []
      : [`ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${attendee.answer};RSVP=FALSE;CN=${parameter(attendee.name)}:mailto:${attendee.address}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** §3.3.5, form 2: UTC, which calendar apps convert to the reader's time zone. */
const utc = (date: Date): string => `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** §3.3.11. Drops other control characters. */
const text = (value: string): string =>
  value
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** §3.2 and RFC 6868: quoted, with escapes for characters that a quoted string can't hold. */
const parameter = (value: string): string =>
  `"${value
    .replace(/\^/g, '^^')
    .replace(/"/g, "^'")
    .replace(/\p{Cc}+/gu, ' ')}"`;

/** §3.1: at most 75 octets per line, never split inside a character. */
function fold(line: string): string {
  const folded: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...folded, part].join('\r\n');
}

import { expect, test } from 'vitest';
import { type CalendarEvent, calendarOf, type Method } from './ics.ts';

const event: CalendarEvent = {
  method: 'REQUEST',
  uid: 'interview-1@waymark.test',
  sequence: 2,
  stamp: new Date('2026-03-02T04:00:00.900Z'),
  start: new Date('2026-03-03T04:00:00Z'),
  others: [],
  instance: null,
  minutes: 90,
  summary: 'Interview: Cook',
  description: 'When: noon',
  location: '1 Ayala Avenue',
  url: 'http://localhost:3000/chat/1',
  status: 'TENTATIVE',
  organizer: { name: 'Harbour Freight', address: 'no-reply@waymark.test' },
  attendee: { name: 'Ana Reyes', address: 'ana@example.com', answer: 'NEEDS-ACTION' },
};
/** Reads the file as a calendar app does (RFC 5545 §3.1): unfolded, with properties by name. */
const read = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const valueOf = (text: string, name: string) =>
  read(text)
    .find((line) => new RegExp(`^${name}[:;]`).test(line))
    ?.slice(name.length + 1);

test('a request is a complete calendar object with one event, in UTC, each line ended by CRLF', () => {
  const text = calendarOf(event);
  expect(read(text)).toEqual([
    'BEGIN:VCALENDAR',
    'PRODID:-//Waymark//Interviews//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:interview-1@waymark.test',
    'SEQUENCE:2',
    'DTSTAMP:20260302T040000Z',
    'DTSTART:20260303T040000Z',
    'DTEND:20260303T053000Z',
    'SUMMARY:Interview: Cook',
    'DESCRIPTION:When: noon',
    'LOCATION:1 Ayala Avenue',
    'URL:http://localhost:3000/chat/1',
    'STATUS:TENTATIVE',
    'ORGANIZER;CN=Harbour Freight:mailto:no-reply@waymark.test',
    'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE;CN=Ana Reyes:mailto:ana@example.com',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('one event can have several times, and name the chosen one', () => {
  const others = [new Date('2026-03-04T04:00:00Z'), new Date('2026-03-05T04:00:00Z')];
  const offered = calendarOf({ ...event, others });
  expect([valueOf(offered, 'DTSTART'), valueOf(offered, 'RDATE')]).toEqual(['20260303T040000Z', '20260304T040000Z,20260305T040000Z']);
  expect(valueOf(calendarOf({ ...event, instance: event.start }), 'RECURRENCE-ID')).toBe('20260303T040000Z');
  expect(valueOf(calendarOf(event), 'RECURRENCE-ID')).toBeUndefined();
});

test('lines are folded at 75 octets, never inside a character, and unfold to the original text', () => {
  for (const words of ['x'.repeat(400), '面試'.repeat(100), 'é'.repeat(200), '👩‍🍳 '.repeat(60), 'مقابلة '.repeat(60)]) {
    const text = calendarOf({ ...event, summary: words.trim() });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
    expect(valueOf(text, 'SUMMARY')).toBe(words.trim());
  }
});

test('characters that would end a value or start another are escaped, so nobody can inject a property', () => {
  const text = calendarOf({ ...event, summary: 'Cook, chef; C:\\x\r\nATTENDEE:mailto:eve@example.com\u0007' });
  expect(valueOf(text, 'SUMMARY')).toBe('Cook\\, chef\\; C:\\\\x\\nATTENDEE:mailto:eve@example.com');
  expect(read(text).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  expect(valueOf(calendarOf({ ...event, summary: '\\n is no line' }), 'SUMMARY')).toBe('\\\\n is no line');
});

test('a name can’t break out of its parameter (RFC 6868)', () => {
  const text = calendarOf({ ...event, organizer: { name: 'The "Harbour":^Freight\nX:1; Ltd', address: 'no-reply@waymark.test' } });
  expect(valueOf(text, 'ORGANIZER')).toBe(`CN="The ^'Harbour^':^^Freight X:1; Ltd":mailto:no-reply@waymark.test`);
});

test.each<Method>(['REQUEST', 'REPLY', 'COUNTER', 'CANCEL'])('%s has what RFC 5546 §3.2 requires', (method) => {
  const text = calendarOf({ ...event, method, status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED' });
  for (const name of ['METHOD', 'UID', 'SEQUENCE', 'DTSTAMP', 'ORGANIZER', 'ATTENDEE', 'DTSTART', 'SUMMARY']) expect(valueOf(text, name)).toBeDefined();
  expect(valueOf(text, 'METHOD')).toBe(method);
});

test('a published event names no attendee', () => {
  expect(valueOf(calendarOf({ ...event, method: 'PUBLISH', attendee: null }), 'ATTENDEE')).toBeUndefined();
});

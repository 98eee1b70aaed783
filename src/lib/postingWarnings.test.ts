import { expect, test } from 'vitest';
import { warningsOf } from './postingWarnings.ts';

test.each([
  'A registration fee of PHP 500 applies',
  'Pay first, start tomorrow',
  'Biaya pendaftaran Rp 50.000',
  'Sila jelaskan yuran pendaftaran',
  'Kayıt ücreti alınır',
  'Hay una cuota de inscripción',
  'Cobramos taxa de inscrição',
  '需要先交押金',
  '需先繳保證金',
  '研修費は自己負担',
  'هناك رسوم التسجيل',
])('“%s” asks applicants for money', (text) => expect(warningsOf(text)).toContain('payment'));

test.each([
  ['Write to jobs@example.com', ['contact']],
  ['Call +63 917 555 0142', ['contact']],
  ['Message us on WhatsApp', ['contact']],
  ['Apply at https://bit.ly/x', ['link']],
])('“%s” leads away from the site', (text, warnings) => expect(warningsOf(text)).toEqual(warnings));

test.each([
  'We pay PHP 40,000 to 55,000 a month, and a 13th month.',
  'You handle deposits and payments of customers.',
  'Founded in 1990, with 1200 people in 14 places; open 08:00-17:00.',
  '月給30万円から。賞与年2回。',
])('“%s” is an ordinary ad', (text) => expect(warningsOf(text)).toEqual([]));

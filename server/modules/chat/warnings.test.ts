import { describe, expect, test } from 'vitest';
import { leadsElsewhere, warningsIn } from './warnings.ts';

describe('warnings', () => {
  test.each([
    ['Add me on WhatsApp', ['contact']],
    ['加我微信 abc', ['contact']],
    ['راسلني على واتساب', ['contact']],
    ['テレグラムでお願いします', ['contact']],
    ['ana@example.com', ['contact']],
    ['0917 555 0101', ['contact']],
    ['(0917) 555-0101', ['contact']],
    ['０９１７５５５０１０１', ['contact']],
    ['https://jobs.example.com/apply', ['link']],
    ['see bit.ly/abc', ['link']],
    ['Please pay the registration fee by GCash', ['payment']],
    ['請先付押金', ['payment']],
    ['保証金を前払いしてください', ['payment']],
    ['يرجى دفع رسوم التسجيل', ['payment']],
    ['Primero haga una transferencia', ['payment']],
    ['Faça o depósito por pix', ['payment']],
    ['Transfer dulu uang muka', ['payment']],
    ['Önce kayıt ücreti yatırın', ['payment']],
    ['Sila bayar yuran dahulu', ['payment']],
    ['Vui lòng đặt cọc trước', ['payment']],
    ['กรุณาโอนเงิน', ['payment']],
    ['Send the deposit to www.example.com, call 09175550101', ['contact', 'payment', 'link']],
  ])('%s', (text, expected) => {
    expect(warningsIn(text)).toEqual(expected);
  });
});

test.each([
  'Good morning, thank you for applying.',
  'Could you come on 2026-03-04 at 14:30?',
  'The salary is 20,000 to 30,000 a month.',
  'We use Node.js and React, version 19.',
  'Office on the 3rd floor, 12 Ayala Avenue, 1226 Makati',
  '明天下午两点可以吗？',
])('don’t appear for: %s', (text) => {
  expect(warningsIn(text)).toEqual([]);
});

test('a greeting may mention pay, but can’t contain links or contact details', () => {
  expect(leadsElsewhere('Is there a deposit to be paid?')).toBe(false);
  expect(leadsElsewhere('Find me at ana.example.com')).toBe(true);
});

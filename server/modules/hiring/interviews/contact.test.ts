import { expect, test } from 'vitest';
import { contactAfter } from './contact.ts';

const ben = { name: 'Ben Cruz', phone: '+639175550100' };
const cara = { name: 'Cara Lim', phone: '+639175550199' };
const after = (contactPerson: string | null, contactNumber: string | null) => Object.values(contactAfter({ contactPerson, contactNumber }, ben, cara));

test.each([
  ['as the form fills it in', 'Ben Cruz, Acme', '+639175550100', ['Cara Lim, Acme', null]],
  ['however it is written', 'ask for BEN  CRUZ', '0917 555-0100', ['ask for Cara Lim', null]],
  ['a number alone', null, '917 555 0100', [null, null]],
] as const)('replaces the leaving member’s own details: %s', (_, person, number, left) => {
  expect(after(person, number)).toEqual(left);
});

test.each([
  ['Reception', '+63 2 8888 1000'],
  ['Ben Cruzado', '100'],
  [null, null],
])('leaves other details unchanged: %s, %s', (person, number) => {
  expect(after(person, number)).toEqual([person, number]);
});

test('leaves the details of someone without a name or a number unchanged', () => {
  expect(contactAfter({ contactPerson: 'Desk', contactNumber: '12345678' }, { name: '', phone: null }, cara)).toEqual({
    contactPerson: 'Desk',
    contactNumber: '12345678',
  });
});

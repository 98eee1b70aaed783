import { expect, test } from 'vitest';
import { and, not, or, stateIn } from 'xstate';
import { sampleMachine } from './sample/sample.machine.ts';
import { actionText, delayText, guardExpression, guardText } from './labels.ts';

const isAnswer = (is: string) => ({ type: 'isAnswer', params: ({ event }: { event: { output: string } }) => ({ answer: event.output, is }) });

test('a guard is shown by its name, with its fixed params', () => {
  expect(guardText('isLocked')).toBe('isLocked');
  expect(guardText({ type: 'isTold', params: { kind: 'seeker' } })).toBe('isTold: seeker');
  expect(guardText(isAnswer('wrong'))).toBe('isAnswer: wrong');
  expect(guardText({ type: 'isLong', params: ({ event }: { event: { text: string } }) => ({ length: `${event.text}`.length }) })).toBe('isLong');
});

test('combined guards are written out', () => {
  const guard = and(['isA', or(['isB', not('isC')]), stateIn({ signIn: { code: 'failed' }, connection: 'online' })]);
  expect(guardText(guard)).toBe('isA and (isB or not isC) and in signIn.code.failed + connection.online');
  expect(guardExpression(guard, sampleMachine)).toBe(
    '(isA()) && ((isB()) || (!(isC()))) && (In("sample.signIn.code.failed") && In("sample.connection.online"))',
  );
});

test('an action is shown by its name, a timer by its name and duration', () => {
  expect(actionText({ type: 'keepReason', params: { reason: 'noAnswer' } })).toBe('keepReason: noAnswer');
  expect([delayText('untilResend', 60_000), delayText('untilRetry', null), delayText('5000', 5_000), delayText('untilPause', 150)]).toEqual([
    'untilResend · 60 s',
    'untilRetry',
    '5 s',
    'untilPause · 150 ms',
  ]);
});

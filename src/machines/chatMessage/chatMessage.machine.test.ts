import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { chatMessageFlow } from './chatMessage.fixtures.ts';
import { moved } from './chatMessage.machine.ts';

pathTests(chatMessageFlow);

test('the chart runs nothing by itself, so that a room can move its messages by it', () => {
  expect(JSON.stringify(chatMessageFlow.machine.config)).not.toMatch(/"(invoke|after)"/);
});

test('what was on its way when the connection went waits again, and is not failed', () => {
  expect(moved('sending', 'connection.lost')).toBe('queued');
});

test('one that was read is not said to be delivered again', () => {
  expect([moved('read', 'message.delivered'), moved('read', 'message.accepted')]).toEqual(['read', 'read']);
});

test('one that the server has is not sent twice, whatever was told of it here', () => {
  expect([moved('queued', 'message.accepted'), moved('failed', 'message.accepted'), moved('sent', 'sending.begun')]).toEqual(['sent', 'sent', 'sent']);
});

test('what was taken back stays so', () => {
  expect([moved('recalled', 'message.read'), moved('recalled', 'message.resent')]).toEqual(['recalled', 'recalled']);
});

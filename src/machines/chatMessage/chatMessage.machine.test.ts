import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { chatMessageFlow } from './chatMessage.fixtures.ts';
import { moved } from './chatMessage.machine.ts';

pathTests(chatMessageFlow);

test('the chart runs no actors or timers, so a room can move its messages with it', () => {
  expect(JSON.stringify(chatMessageFlow.machine.config)).not.toMatch(/"(invoke|after)"/);
});

test('a message in progress waits again after a disconnect, without failing', () => {
  expect(moved('sending', 'connection.lost')).toBe('queued');
});

test('a read message never goes back to delivered', () => {
  expect([moved('read', 'message.delivered'), moved('read', 'message.accepted')]).toEqual(['read', 'read']);
});

test('a message that the server has isn’t sent again, whatever happened here', () => {
  expect([moved('queued', 'message.accepted'), moved('failed', 'message.accepted'), moved('sent', 'sending.begun')]).toEqual(['sent', 'sent', 'sent']);
});

test('an unsent message stays unsent', () => {
  expect([moved('recalled', 'message.read'), moved('recalled', 'message.resent')]).toEqual(['recalled', 'recalled']);
});

// @vitest-environment jsdom
import { useActorRef, useSelector } from '@xstate/react';
import { vi } from 'vitest';
import { Frame, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { fromElsewhere, type Scene } from '../../../tests/support/view-plan.ts';
import { chatMessageFlow } from '../../machines/chatMessage/chatMessage.fixtures.ts';
import type { chatMessageMachine, MessageStatus } from '../../machines/chatMessage/chatMessage.machine.ts';
import { MessageMark } from './MessageMark.tsx';
import { PendingMessage } from './PendingMessage.tsx';

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));

const OUT: readonly MessageStatus[] = ['queued', 'sending', 'failed'];

/** An own message in a room: from the outbox until the server has it. */
function Own({ machine, options }: Scene<typeof chatMessageMachine>) {
  const actor = useActorRef(machine, options);
  const status = useSelector(actor, (state) => state.value);
  const message = { id: 'm-1', kind: 'text' as const, body: { text: 'Hello' } };
  if (!OUT.includes(status)) return <MessageMark status={status} />;
  const send = ({ type }: { type: string }) => actor.send({ type: type as 'message.resent' });
  return <PendingMessage pending={{ message, status, writtenAt: '', label: null, refusal: null }} send={send} />;
}

const room = fromElsewhere('sent by the room or the server');
const is = (status: MessageStatus) => says(`chat:status.${status}`);

viewPaths(chatMessageFlow)({
  view: (scene) => (
    <Frame>
      <Own {...scene} />
    </Frame>
  ),
  gestures: {
    'sending.begun': room,
    'connection.lost': room,
    'message.accepted': room,
    'message.refused': room,
    'message.resent': press('chat:message.resend'),
    // A waiting message can be discarded if it failed before; otherwise it waits for its turn.
    'message.discarded': (user, screen, event, leaves, send) => (leaves.includes('failed') ? press('chat:message.discard')(user, screen) : send(event)),
    'message.delivered': room,
    'message.read': room,
    'message.recalled': room,
  },
  shows: {
    queued: is('queued'),
    sending: is('sending'),
    failed: is('failed'),
    sent: is('sent'),
    delivered: is('delivered'),
    read: is('read'),
    recalled: is('recalled'),
    discarded: is('discarded'),
  },
});

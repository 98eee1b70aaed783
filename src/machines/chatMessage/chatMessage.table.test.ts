import { starts, stateTable } from '../../../tests/support/state-table.ts';
import { chatMessageFlow } from './chatMessage.fixtures.ts';

stateTable(chatMessageFlow, undefined, [
  starts(undefined, 'queued'),
  ['queued', 'sending.begun', 'sending'],
  ['queued', 'message.accepted', 'sent'],
  ['queued', 'message.discarded', 'discarded'],
  ['sending', 'message.accepted', 'sent'],
  ['sending', 'message.refused', 'failed'],
  ['sending', 'connection.lost', 'queued'],
  // A late answer still counts.
  ['failed', 'message.accepted', 'sent'],
  ['failed', 'message.resent', 'queued'],
  ['failed', 'message.discarded', 'discarded'],
  ['sent', 'message.delivered', 'delivered'],
  ['sent', 'message.read', 'read'],
  ['sent', 'message.recalled', 'recalled'],
  ['delivered', 'message.read', 'read'],
  ['delivered', 'message.recalled', 'recalled'],
  ['read', 'message.recalled', 'recalled'],
]);

import { defineFlow } from '../flow.ts';
import { alertLifeMachine } from './alertLife.machine.ts';

export const alertLifeFlow = defineFlow({
  id: 'alertLife',
  area: 'find',
  runsOn: 'server',
  title: 'Life of a job alert',
  purpose: 'Whether a job alert sends email: one record, moved by its owner, by the links in its emails, by the clock, and by what mail servers report.',
  source: 'src/machines/alertLife/alertLife.machine.ts',
  machine: alertLifeMachine,
  states: {
    unconfirmed: 'A confirmation email asks whoever reads mail at the address; nothing else is sent there.',
    active: 'It sends digests of new jobs.',
    snoozed: 'It sends nothing for a while, then goes on.',
    paused: 'It sends nothing until it is resumed: its owner paused it, or unsubscribed.',
    bounced: 'Its emails came back, so nothing is sent until the address is confirmed or replaced.',
    complained: 'An email was marked as spam, so nothing is sent until the address is confirmed or replaced.',
    deleted: 'It is gone.',
  },
  fixtures: {
    inputs: { asked: undefined },
    events: {
      'address.proven': [{ type: 'address.proven' }],
      'address.confirmed': [{ type: 'address.confirmed' }],
      'confirmation.requested': [{ type: 'confirmation.requested' }],
      'alert.snoozed': [{ type: 'alert.snoozed' }],
      'alert.paused': [{ type: 'alert.paused' }],
      'alert.resumed': [{ type: 'alert.resumed' }],
      'alert.deleted': [{ type: 'alert.deleted' }],
      'snooze.ended': [{ type: 'snooze.ended' }],
      'email.bounced': [{ type: 'email.bounced' }],
      'email.complained': [{ type: 'email.complained' }],
    },
    actors: {},
    project: () => null,
  },
});

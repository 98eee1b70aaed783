import { defineFlow } from '../flow.ts';
import { alertLifeMachine } from './alertLife.machine.ts';

export const alertLifeFlow = defineFlow({
  id: 'alertLife',
  area: 'find',
  runsOn: 'server',
  title: 'Job alert lifecycle',
  purpose: 'Whether a job alert sends email: one record, moved by its owner, by the links in its emails, by the clock, and by what mail servers report.',
  source: 'src/machines/alertLife/alertLife.machine.ts',
  machine: alertLifeMachine,
  states: {
    unconfirmed: 'Waiting for the confirmation email to be answered; nothing else is sent to the address.',
    active: 'Sends digests of new jobs.',
    snoozed: 'Sends nothing for a while, then continues.',
    paused: 'Sends nothing until it is resumed: its owner paused it or unsubscribed.',
    bounced: 'Its emails bounced, so it sends nothing until the address is confirmed or replaced.',
    complained: 'An email was marked as spam, so it sends nothing until the address is confirmed or replaced.',
    deleted: 'Deleted.',
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

import { setup } from 'xstate';
import type { AlertLifeEvent } from './alertLife.types.ts';

/** What is sent to the alert's address in a state. */
const emails = (emails: 'confirmation' | 'digests' | 'nothing') => ({ emails });

/**
 * A job alert from when it is asked for until it is deleted, as its owner, whoever reads its emails, and the clock move it; run by the server in the transaction
 * that locked the row. Only an active one sends digests, and only an address that its reader confirmed, or that is known to be its owner's, makes it active. What a
 * mail server or a complaint stopped goes on only once the address was confirmed anew: a link in an old email can not do that.
 */
export const alertLifeMachine = setup({
  types: {} as { events: AlertLifeEvent; meta: { emails: 'confirmation' | 'digests' | 'nothing' } },
}).createMachine({
  id: 'alertLife',
  description:
    'Its owner may ask for a confirmation, snooze, pause, resume and delete it. Whoever reads its emails may confirm the address, and snooze, pause and resume by the links in them. The server ends a snooze, and stops it after a bounce or a complaint.',
  initial: 'unconfirmed',
  on: { 'alert.deleted': '.deleted' },
  states: {
    unconfirmed: {
      meta: emails('confirmation'),
      on: {
        'address.proven': 'active',
        'address.confirmed': 'active',
        'confirmation.requested': 'unconfirmed',
        'email.bounced': 'bounced',
        'email.complained': 'complained',
      },
    },
    active: {
      meta: emails('digests'),
      on: {
        'address.confirmed': 'active',
        'alert.snoozed': 'snoozed',
        'alert.paused': 'paused',
        'email.bounced': 'bounced',
        'email.complained': 'complained',
      },
    },
    snoozed: {
      meta: emails('nothing'),
      on: {
        'address.confirmed': 'active',
        'confirmation.requested': 'unconfirmed',
        'alert.snoozed': 'snoozed',
        'alert.resumed': 'active',
        'snooze.ended': 'active',
        'alert.paused': 'paused',
        'email.bounced': 'bounced',
        'email.complained': 'complained',
      },
    },
    paused: {
      meta: emails('nothing'),
      on: { 'address.confirmed': 'active', 'confirmation.requested': 'unconfirmed', 'alert.resumed': 'active', 'email.complained': 'complained' },
    },
    bounced: {
      meta: emails('nothing'),
      on: { 'address.proven': 'active', 'address.confirmed': 'active', 'confirmation.requested': 'unconfirmed', 'email.complained': 'complained' },
    },
    complained: {
      meta: emails('nothing'),
      on: { 'address.proven': 'active', 'address.confirmed': 'active', 'confirmation.requested': 'unconfirmed' },
    },
    deleted: { type: 'final' },
  },
});

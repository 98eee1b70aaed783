import { setup } from 'xstate';
import type { AlertLifeEvent } from './alertLife.types.ts';

/** Which emails the alert sends in a state. */
const emails = (emails: 'confirmation' | 'digests' | 'nothing') => ({ emails });

/**
 * A job alert from its request to its deletion, moved by its owner, by anyone who reads its emails, and by the clock. The server runs it in the
 * transaction that locked the row. Only an active alert sends digests, and it becomes active only with an address that its reader confirmed or that
 * is known to be its owner's. After a bounce or a complaint, the address must be confirmed again: a link in an old email isn't enough.
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

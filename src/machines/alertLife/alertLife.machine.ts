import { setup } from 'xstate';
import { sentBy } from '../senders.ts';
import type { AlertLifeEvent, AlertRole } from './alertLife.types.ts';

const owner = sentBy<AlertRole>('owner');
const reader = sentBy<AlertRole>('reader');
const ownerOrReader = sentBy<AlertRole>('owner', 'reader');
const system = sentBy<AlertRole>('system');

/** Which emails the alert sends in a state. */
const emails = (emails: 'confirmation' | 'digests' | 'nothing') => ({ emails });

/**
 * A job alert from its request to its deletion, moved by its owner, by anyone who reads its emails, and by the clock. The server runs it in the
 * transaction that locked the row. Only an active alert sends digests, and it becomes active only with an address that its reader confirmed or that
 * is known to be its owner's. After a bounce or a complaint, the address must be confirmed again: a link in an old email isn't enough.
 */
export const alertLifeMachine = setup({
  types: {} as { events: AlertLifeEvent; meta: { emails?: 'confirmation' | 'digests' | 'nothing'; by?: readonly AlertRole[] } },
}).createMachine({
  id: 'alertLife',
  description:
    'Its owner may ask for a confirmation, snooze, pause, resume and delete it. Whoever reads its emails may confirm the address, and snooze, pause and resume by the links in them. The server ends a snooze, and stops it after a bounce or a complaint.',
  initial: 'unconfirmed',
  on: { 'alert.deleted': owner('.deleted') },
  states: {
    unconfirmed: {
      meta: emails('confirmation'),
      on: {
        'address.proven': owner('active'),
        'address.confirmed': reader('active'),
        'confirmation.requested': owner('unconfirmed'),
        'email.bounced': system('bounced'),
        'email.complained': system('complained'),
      },
    },
    active: {
      meta: emails('digests'),
      on: {
        'address.confirmed': reader('active'),
        'alert.snoozed': ownerOrReader('snoozed'),
        'alert.paused': ownerOrReader('paused'),
        'email.bounced': system('bounced'),
        'email.complained': system('complained'),
      },
    },
    snoozed: {
      meta: emails('nothing'),
      on: {
        'address.confirmed': reader('active'),
        'confirmation.requested': owner('unconfirmed'),
        'alert.snoozed': ownerOrReader('snoozed'),
        'alert.resumed': ownerOrReader('active'),
        'snooze.ended': system('active'),
        'alert.paused': ownerOrReader('paused'),
        'email.bounced': system('bounced'),
        'email.complained': system('complained'),
      },
    },
    paused: {
      meta: emails('nothing'),
      on: {
        'address.confirmed': reader('active'),
        'confirmation.requested': owner('unconfirmed'),
        'alert.resumed': ownerOrReader('active'),
        'email.complained': system('complained'),
      },
    },
    bounced: {
      meta: emails('nothing'),
      on: {
        'address.proven': owner('active'),
        'address.confirmed': reader('active'),
        'confirmation.requested': owner('unconfirmed'),
        'email.complained': system('complained'),
      },
    },
    complained: {
      meta: emails('nothing'),
      on: { 'address.proven': owner('active'), 'address.confirmed': reader('active'), 'confirmation.requested': owner('unconfirmed') },
    },
    deleted: { type: 'final' },
  },
});

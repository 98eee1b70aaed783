import type { AlertStatus } from '../../../contract/alerts.ts';

/** `reader`: whoever reads email at the alert's address and follows a link in it, without a session. */
export type AlertRole = 'owner' | 'reader' | 'system';

/** Where an alert can be; a deleted one has no row. */
export type AlertLifeState = AlertStatus | 'deleted';

export type AlertLifeEvent =
  /** Its address is known to reach its owner. */
  | { type: 'address.proven' }
  /** The confirmation email was answered. */
  | { type: 'address.confirmed' }
  /** Its owner wants it on, and nobody knows whether its address reaches them (any more). */
  | { type: 'confirmation.requested' }
  /** For a while; the server says until when. */
  | { type: 'alert.snoozed' }
  /** For good, until it is resumed; also what unsubscribing does. */
  | { type: 'alert.paused' }
  | { type: 'alert.resumed' }
  | { type: 'alert.deleted' }
  /** The time it was snoozed for is over; sent by the scheduled job. */
  | { type: 'snooze.ended' }
  /** The mail server of its address refused our email for good, or sent it back (RFC 3464). */
  | { type: 'email.bounced' }
  /** Who got it marked it as spam (RFC 5965). */
  | { type: 'email.complained' };

export type AlertLifeEventType = AlertLifeEvent['type'];

/** Who may send each event. The server checks it in the same transaction as the chart. */
export const ALERT_SENDERS: { readonly [Type in AlertLifeEventType]: readonly AlertRole[] } = {
  'address.proven': ['owner'],
  'address.confirmed': ['reader'],
  'confirmation.requested': ['owner'],
  'alert.snoozed': ['owner', 'reader'],
  'alert.paused': ['owner', 'reader'],
  'alert.resumed': ['owner', 'reader'],
  'alert.deleted': ['owner'],
  'snooze.ended': ['system'],
  'email.bounced': ['system'],
  'email.complained': ['system'],
};

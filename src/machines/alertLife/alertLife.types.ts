import type { AlertStatus } from '../../../contract/alerts.ts';

/** `reader`: anyone who reads email at the alert's address and follows a link in it, without a session. */
export type AlertRole = 'owner' | 'reader' | 'system';

/** The states of an alert; a deleted one has no row. */
export type AlertLifeState = AlertStatus | 'deleted';

export type AlertLifeEvent =
  /** Its address is known to reach its owner. */
  | { type: 'address.proven' }
  /** Someone followed the link in the confirmation email. */
  | { type: 'address.confirmed' }
  /** Its owner turns it on, but it isn't known whether its address (still) reaches them. */
  | { type: 'confirmation.requested' }
  /** For a while; the server decides until when. */
  | { type: 'alert.snoozed' }
  /** Until it is resumed. Unsubscribing does this too. */
  | { type: 'alert.paused' }
  | { type: 'alert.resumed' }
  | { type: 'alert.deleted' }
  /** The snooze is over; sent by the scheduled job. */
  | { type: 'snooze.ended' }
  /** The mail server of its address permanently rejected our email, or returned it (RFC 3464). */
  | { type: 'email.bounced' }
  /** The recipient marked an email as spam (RFC 5965). */
  | { type: 'email.complained' };

export type AlertLifeEventType = AlertLifeEvent['type'];

export type ConductStatus = 'good' | 'warned' | 'banned';

/** Instants are ISO-8601. */
export interface ConductContext {
  /** When the interviews began that one did not attend. */
  noShows: string[];
  bannedUntil: string | null;
}

export type ConductEvent =
  /** The other side said that one did not come to the interview that began `at`; said at `now`. */
  | { type: 'interview.missed'; at: string; now: string }
  /** The last missed interview is three calendar months ago; sent by the scheduled work. */
  | { type: 'warning.lapsed'; now: string }
  /** Its six months are over; sent by the scheduled work. */
  | { type: 'ban.ended'; now: string };

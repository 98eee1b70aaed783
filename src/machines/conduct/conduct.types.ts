export type ConductStatus = 'good' | 'warned' | 'banned';

/** Instants are ISO-8601. */
export interface ConductContext {
  /** Start times of the missed interviews. */
  noShows: string[];
  bannedUntil: string | null;
}

export type ConductEvent =
  /** The other side reported at `now` that they didn't attend the interview that started `at`. */
  | { type: 'interview.missed'; at: string; now: string }
  /** Three calendar months have passed since the last missed interview; sent by the scheduled job. */
  | { type: 'warning.lapsed'; now: string }
  /** The six months are over; sent by the scheduled job. */
  | { type: 'ban.ended'; now: string };

import { MINUTE } from '../../../contract/durations.ts';
import { type Share, SHARES } from '../../../contract/flow-limits.ts';

/** Reports per minute that a node counts without noticeable load. */
const ROOM = 1_200;
/** How long ago a page may have got its share when it reports. */
const REMEMBERED = 48 * 60 * MINUTE;

/** The share of visits that should report, by how many reports came in the last minute. */
export class Sampling {
  #minute = -1;
  #visits = 0;
  #share: Share = 1;
  #least: { share: Share; until: number } = { share: 1, until: 0 };

  /** Notes a report from a page with this share. @param now milliseconds */
  heard(share: Share, now: number): void {
    const accepted = this.accepted(share, now);
    this.#visits += 1 / accepted;
  }

  /** The share to send to the next visit. */
  share(now: number): Share {
    this.#turn(now);
    return this.#share;
  }

  /** The share by which a report is scaled up: never less than this node sent, or a report could turn one step into a hundred. */
  accepted(share: Share, now: number): Share {
    this.#turn(now);
    const least = now < this.#least.until ? this.#least.share : this.#share;
    return share < least ? least : share;
  }

  #turn(now: number): void {
    const minute = Math.floor(now / MINUTE);
    if (minute === this.#minute) return;
    const visits = minute === this.#minute + 1 ? this.#visits : 0;
    this.#minute = minute;
    this.#visits = 0;
    this.#share = SHARES.find((share) => visits * share <= ROOM) ?? (SHARES.at(-1) as Share);
    if (this.#share <= this.#least.share || now >= this.#least.until) this.#least = { share: this.#share, until: now + REMEMBERED };
  }
}

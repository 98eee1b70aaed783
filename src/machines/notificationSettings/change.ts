import type { QuietHours, Reach, ReachChange } from '../../../contract/reach.ts';
import type { Channel, Topic } from '../../../contract/reach-ways.ts';

export interface Cell {
  topic: Topic;
  channel: Channel;
}

const isSame = (one: Cell, other: Cell): boolean => one.topic === other.topic && one.channel === other.channel;
export const isOff = ({ off }: Pick<Reach, 'off'>, cell: Cell): boolean => off.some((one) => isSame(one, cell));

/** The settings with one switch toggled. */
export const turned = (reach: Reach, { topic, channel }: Cell): Reach => {
  const cell = { topic, channel };
  return { ...reach, off: isOff(reach, cell) ? reach.off.filter((one) => !isSame(one, cell)) : [...reach.off, cell] };
};

export const hasSameHours = (one: QuietHours | null, other: QuietHours | null): boolean =>
  one === other || (one !== null && other !== null && one.from === other.from && one.until === other.until && one.time_zone === other.time_zone);

/** The difference between two settings: the changed switches, and the quiet hours if they changed. */
export function changeBetween(was: Reach, is: Reach): ReachChange {
  const switches = [
    ...is.off.filter((cell) => !isOff(was, cell)).map((cell) => ({ ...cell, on: false })),
    ...was.off.filter((cell) => !isOff(is, cell)).map((cell) => ({ ...cell, on: true })),
  ];
  return { switches, ...(hasSameHours(was.quiet, is.quiet) ? {} : { quiet: is.quiet }) };
}

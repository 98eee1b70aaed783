import type { StateTraffic, WeekTraffic } from '../traffic.ts';

/** `8,120`, `12k` */
export const short = (value: number): string => (value < 10_000 ? value.toLocaleString('en') : `${Math.round(value / 1_000).toLocaleString('en')}k`);

/** The share of those who reached a state and didn't continue, 0–1; null if too few left. */
export const dropOff = ({ reached, left }: StateTraffic): number | null => (left === null || reached === 0 ? null : Math.max(0, 1 - left / reached));

/**
 * `3–10 s`
 * @param buckets their upper limits in seconds
 */
export function timeText(median: number, buckets: readonly number[]): string {
  const [from, to] = [buckets[median - 1], buckets[median]];
  if (to === undefined) return `over ${unitText(from ?? 0)}`;
  if (from === undefined) return `under ${unitText(to)}`;
  const [low, high] = [unitText(from), unitText(to)];
  const unit = high.split(' ')[1];
  return low.endsWith(` ${unit}`) ? `${low.split(' ')[0]}–${high}` : `${low}–${high}`;
}

function unitText(seconds: number): string {
  if (seconds >= 86_400) return `${seconds / 86_400} d`;
  if (seconds >= 3_600) return `${seconds / 3_600} h`;
  return seconds >= 60 ? `${seconds / 60} min` : `${seconds} s`;
}

/** The change of a figure compared with an earlier one: `+12%`; null if there is none. */
export function change(now: number, before: number | undefined): string | null {
  if (before === undefined || before === 0) return null;
  const percent = Math.round((now / before - 1) * 100);
  return percent === 0 ? '±0%' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

/** The width of an arrow by how often it was taken, in pixels. */
export function thickness(times: number, most: number): number {
  return most === 0 ? 1.5 : 1.5 + 8 * Math.sqrt(times / most);
}

/** The highest count of a chart's transitions. */
export const mostTaken = ({ transitions }: WeekTraffic): number => Math.max(0, ...Object.values(transitions).map(({ times }) => times));

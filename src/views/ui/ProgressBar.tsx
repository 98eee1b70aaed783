import { css } from '#css/css';

const track = css({ h: '6px', borderRadius: 'full', bg: 'hover', overflow: 'hidden' });
const fill = css({ h: '100%', borderRadius: 'full', bg: 'accent', transition: 'width {durations.slow} {easings.out}' });
const running = css({ w: '40%', animation: 'breathe 1.2s ease-in-out infinite' });

/** A progress bar: `value` 0–1, or null if unknown. */
export function ProgressBar({ value, label }: { value: number | null; label: string }) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} className={track}>
      <div className={percent === undefined ? `${fill} ${running}` : fill} style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </div>
  );
}

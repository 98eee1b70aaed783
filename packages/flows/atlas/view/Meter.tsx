import { percent } from '../../words.ts';

/** How much of something is covered. */
export function Meter({ part, whole, isNamed = false }: { part: number; whole: number; isNamed?: boolean }) {
  return (
    <span className="meter">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" rx="2" className="rest" />
        <rect width={whole === 0 ? 0 : (part / whole) * 100} height="4" rx="2" className="part" />
      </svg>
      {isNamed ? <small>{percent(part, whole)}</small> : null}
    </span>
  );
}

import type { Change, ChartChange } from '../../diff/compare.ts';

type Kind = Change['kind'] | ChartChange['kind'];
const MARKS: Record<Kind, [mark: string, name: string]> = {
  added: ['+', 'New'],
  removed: ['−', 'Gone'],
  renamed: ['≈', 'Renamed'],
  changed: ['±', 'Changed'],
  unreachable: ['!', 'Out of reach'],
};

/** Shows the kind of a change by shape and color. */
export function ChangeKindMark({ kind }: { kind: Kind }) {
  const [mark, name] = MARKS[kind];
  return (
    <span className={`change-mark ${kind}`} role="img" aria-label={name}>
      {mark}
    </span>
  );
}

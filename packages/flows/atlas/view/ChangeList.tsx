import type { Change } from '../../diff/compare.ts';
import { ChangeKindMark } from './ChangeKindMark.tsx';
import { hrefOf } from './route.ts';

/** The changes of a chart, each linked to the state or transition that shows it. */
export function ChangeList({ id, changes }: { id: string; changes: readonly Change[] }) {
  return (
    <ul className="change-list">
      {changes.map(({ kind, text, state, arrow }, index) => (
        <li key={index}>
          <ChangeKindMark kind={kind} />
          {state === null && arrow === null ? <span>{text}</span> : <a href={hrefOf({ chart: id, state: state ?? '', transition: arrow })}>{text}</a>}
        </li>
      ))}
    </ul>
  );
}

import { useEffect } from 'react';
import type { ShownChange } from '../../diff/atlas-changes.ts';
import { count } from '../../words.ts';
import { ChangeKindMark } from './ChangeKindMark.tsx';
import { ChangedScreens } from './ChangedScreens.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useFile } from './load.ts';
import { hrefOf, useRoute } from './route.ts';

/** The changes of every chart since a release. */
export function ChangesPage() {
  const { areas, commands } = useFile('index');
  const changes = useFile('changes');
  const { state: sought } = useRoute();
  useEffect(() => void (document.title = changes ? `Changed since ${changes.since} · Atlas` : 'Changes · Atlas'), [changes]);
  useEffect(() => void document.getElementById(`change-${sought}`)?.scrollIntoView(), [sought]);
  if (!changes)
    return (
      <main className="empty">
        <h1>Nothing to compare with</h1>
        {commands ? (
          <p>
            No release is in CHANGELOG.md yet. Compare with any revision: <code>{commands.compare} REV</code>
          </p>
        ) : null}
      </main>
    );
  return (
    <main className="changes-page">
      <h1>Changed since {changes.since}</h1>
      <p className="lead">
        {changes.total} {changes.date}.
      </p>
      {Object.entries(areas).map(([area, name]) => {
        const own = changes.charts.filter((chart) => chart.area === area);
        return own.length === 0 ? null : (
          <section key={area}>
            <h2>{name}</h2>
            {own.map((change) => (
              <ChangedChart key={change.id} change={change} isSought={change.id === sought} />
            ))}
          </section>
        );
      })}
      {changes.screens === null ? null : <ChangedScreens screens={changes.screens} />}
    </main>
  );
}

function ChangedChart({ change, isSought }: { change: ShownChange; isSought: boolean }) {
  const { id, title, kind, summary, changes, paths } = change;
  return (
    <article id={`change-${id}`} className="changed-chart">
      <h3>
        <ChangeKindMark kind={kind} />
        {kind === 'removed' ? title : <a href={hrefOf({ chart: id })}>{title}</a>}
      </h3>
      <p>{summary}</p>
      {changes.length > 0 ? (
        <details open={isSought}>
          <summary>{count(changes.length, 'change')}</summary>
          <ChangeList id={id} changes={changes} />
        </details>
      ) : null}
      <Paths id={id} heading="gained" paths={paths.gained} />
      <Paths id={null} heading="lost" paths={paths.lost} />
    </article>
  );
}

/** How many are listed here. The chart lists the others. */
const MOST = 30;

/** @param id null if the paths no longer exist */
function Paths({ id, heading, paths }: { id: string | null; heading: string; paths: readonly { id: string; title: string }[] }) {
  if (paths.length === 0) return null;
  return (
    <details>
      <summary>
        {count(paths.length, 'path')} {heading}
      </summary>
      <ul>
        {paths.slice(0, MOST).map((path) => (
          <li key={path.id}>
            {id === null ? path.title : <a href={hrefOf({ chart: id, path: path.id })}>{path.title}</a>} <code>{path.id}</code>
          </li>
        ))}
      </ul>
      {paths.length > MOST ? <p className="quiet">And {paths.length - MOST} more.</p> : null}
    </details>
  );
}

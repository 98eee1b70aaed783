import { Suspense, useEffect, useState } from 'react';
import type { Listed } from '../data.ts';
import { useFile } from './load.ts';
import { ChangeKindMark } from './ChangeKindMark.tsx';
import { hrefOf } from './route.ts';
import { Meter } from './Meter.tsx';
import { ChartThumb } from './ChartThumb.tsx';
import { count, percent } from '../../words.ts';

/** All charts, by area of the product. */
export function StartPage() {
  const { areas, charts } = useFile('index');
  useEffect(() => void (document.title = 'Atlas'), []);
  const sum = (of: (chart: Listed) => number) => charts.reduce((total, chart) => total + of(chart), 0);
  const [states, transitions] = [sum(({ coverage }) => coverage.states), sum(({ coverage }) => coverage.transitions)];
  const onPages = charts.filter(({ runsOn }) => runsOn === 'page');
  const taken = sum(({ coverage }) => coverage.chart);
  const isTested = charts.some(({ coverage }) => coverage.view !== null);
  const paged = onPages.reduce((total, { coverage }) => total + coverage.transitions, 0);
  const [view, browser] = [sum(({ coverage }) => coverage.view ?? 0), sum(({ coverage }) => coverage.browser ?? 0)];
  const guards = [sum(({ coverage }) => coverage.guards[0]), sum(({ coverage }) => coverage.guards[1])] as const;
  const refusals = [sum(({ coverage }) => coverage.refusals[0]), sum(({ coverage }) => coverage.refusals[1])] as const;
  return (
    <main className="start">
      <h1>Every flow, as it runs</h1>
      <p className="lead">
        {count(charts.length, 'chart')} with {count(states, 'state')} and {count(transitions, 'transition')}, drawn from the machines{' '}
        {isTested ? 'the product runs' : 'themselves'}.
      </p>
      <nav aria-label="Areas">
        <ol className="trail">
          {Object.entries(areas).map(([area, name]) => (
            <li key={area}>
              <a href={`#${area}`} onClick={(event) => (event.preventDefault(), document.getElementById(area)?.scrollIntoView({ behavior: 'smooth' }))}>
                {name}
                <small>{count(charts.filter((chart) => chart.area === area).length, 'chart')}</small>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <dl className="figures">
        <Figure name="In the chart" part={taken} whole={transitions}>
          {taken === transitions ? 'Every transition' : `${taken.toLocaleString('en')} of ${count(transitions, 'transition')}`}, {percent(guards[0], guards[1])}{' '}
          of {count(guards[1], 'guard outcome')}, {refusals[0]} of {count(refusals[1], 'refusal')}
        </Figure>
        {isTested ? (
          <>
            <Figure name="Through the view" part={view} whole={paged}>
              {view.toLocaleString('en')} of {paged.toLocaleString('en')} transitions of charts that pages run
            </Figure>
            <Figure name="In the browser" part={browser} whole={paged}>
              On the real server, with a person’s clicks and typing
            </Figure>
          </>
        ) : null}
      </dl>
      <Suspense>
        <Changes />
      </Suspense>
      <table className="charts">
        <thead>
          <tr>
            <th scope="col">Chart</th>
            <th scope="col" className="number">
              States
            </th>
            <th scope="col" className="number">
              Paths
            </th>
            {isTested ? (
              <>
                <th scope="col">View</th>
                <th scope="col">Browser</th>
              </>
            ) : (
              <th scope="col">On a path</th>
            )}
          </tr>
        </thead>
        {Object.entries(areas).map(([area, name]) => (
          <tbody key={area} id={area}>
            <tr>
              <th scope="rowgroup" colSpan={5}>
                <h2>{name}</h2>
              </th>
            </tr>
            {charts
              .filter((chart) => chart.area === area)
              .map((chart) => (
                <Row key={chart.id} chart={chart} isTested={isTested} />
              ))}
          </tbody>
        ))}
      </table>
    </main>
  );
}

/** How many are shown at first. */
const FEW = 4;

function Changes() {
  const changes = useFile('changesInShort');
  const [isWhole, setIsWhole] = useState(false);
  if (!changes) return null;
  return (
    <section className="changes">
      <div className="head">
        <div>
          <h2>Changed since {changes.since}</h2>
          <p>{changes.total}</p>
        </div>
        {changes.charts.length > 0 ? (
          <a className="button" href={hrefOf({ isChanges: true })}>
            Review {count(changes.charts.length, 'chart')}
          </a>
        ) : null}
      </div>
      <ul className="chart-changes">
        {changes.charts.slice(0, isWhole ? undefined : FEW).map(({ id, kind, title, summary }) => (
          <li key={id}>
            <a href={hrefOf({ isChanges: true, state: id })}>
              <ChangeKindMark kind={kind} />
              <strong>{title}</strong>
              <span>{summary}</span>
            </a>
          </li>
        ))}
      </ul>
      {changes.charts.length > FEW && !isWhole ? (
        <button type="button" onClick={() => setIsWhole(true)}>
          Show {changes.charts.length - FEW} more
        </button>
      ) : null}
    </section>
  );
}

function Figure({ name, part, whole, children }: { name: string; part: number; whole: number; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{percent(part, whole)}</strong>
        <Meter part={part} whole={whole} />
        <small>{children}</small>
      </dd>
    </div>
  );
}

function Row({ chart: { id, title, purpose, paths, coverage, runsOn, thumb }, isTested }: { chart: Listed; isTested: boolean }) {
  return (
    <tr>
      <th scope="row">
        <ChartThumb thumb={thumb} />
        <span>
          <a href={hrefOf({ chart: id })}>{title}</a>
          <small>{purpose}</small>
        </span>
      </th>
      <td className="number">{coverage.states}</td>
      <td className="number">{paths}</td>
      {!isTested ? (
        <td>
          <Meter part={coverage.chart} whole={coverage.transitions} isNamed />
        </td>
      ) : runsOn === 'server' ? (
        <td colSpan={2} className="server">
          Runs on the server; tested through its calls
        </td>
      ) : (
        <>
          <td>
            <Meter part={coverage.view ?? 0} whole={coverage.transitions} isNamed />
          </td>
          <td>
            <Meter part={coverage.browser ?? 0} whole={coverage.transitions} isNamed />
          </td>
        </>
      )}
    </tr>
  );
}

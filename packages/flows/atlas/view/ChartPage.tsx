import { startTransition, use, useEffect, useState } from 'react';
import type { AtlasChart, ShownPath } from '../data.ts';
import { ChangeList } from './ChangeList.tsx';
import type { TrafficFilter } from '../traffic.ts';
import { Diagram } from './Diagram.tsx';
import { Inspector } from './Inspector.tsx';
import { load, useFile } from './load.ts';
import { MutationTests, unbrokenIn } from './MutationTests.tsx';
import { PathList } from './PathList.tsx';
import { go, hrefOf, useRoute } from './route.ts';
import { sheetOf } from './sheetOf.ts';
import { arrowText, count, linesTo, nameOf } from '../../words.ts';
import { TrafficBar } from './Traffic.tsx';
import { useTraffic } from './useTraffic.ts';
import { Walk } from './Walk.tsx';

/** What is highlighted on the chart. */
export type Overlay = 'main' | 'traffic' | 'chart' | 'view' | 'browser' | 'mutations' | 'changes';
const OVERLAYS: readonly [Overlay, string][] = [
  ['main', 'Main path'],
  ['traffic', 'Traffic'],
  ['chart', 'On a path'],
  ['view', 'Tested in the view'],
  ['browser', 'Tested in the browser'],
  ['mutations', 'Mutation tests'],
  ['changes', 'Changes'],
];

/** One chart: its diagram, the selected state, and its paths. */
export function ChartPage({ id }: { id: string }) {
  const { charts, areas, traffic: rules } = useFile('index');
  const listed = charts.find((chart) => chart.id === id);
  if (!listed) throw new Error(`There is no chart called “${id}”`);
  const data = useFile(`chart/${id}`);
  const route = useRoute();
  const inShort = useFile('changesInShort');
  const changeCount = inShort?.charts.find((chart) => chart.id === id)?.count ?? 0;
  const [overlay, setOverlay] = useState<Overlay>('main');
  const changes = overlay === 'changes' ? use(load('changes')) : null;
  const changed = changes?.charts.find((chart) => chart.id === id) ?? null;
  const [filter, setFilter] = useState<TrafficFilter>({});
  const traffic = useTraffic(id, filter, overlay === 'traffic');
  const figures = overlay === 'traffic' && traffic.kind === 'known' ? traffic.traffic : null;
  const [isWalking, setIsWalking] = useState(false);
  const [walkedTo, setWalkedTo] = useState<string[]>([]);
  const path = data.paths.find((each) => each.id === route.path) ?? null;
  const step = path ? Math.min(route.step, path.steps.length) : 0;
  const lit = isWalking ? walkedTo : path ? statesAt(path, step) : route.state ? [route.state] : [];
  const state = isWalking || path ? (lit.at(-1) ?? '') : route.state;
  const sheet = sheetOf(data.sheets, state, route.transition ? (data.chart.transitions.find((each) => each.id === route.transition)?.source ?? '') : null);
  useEffect(() => void (document.title = `${state ? `${nameOf(state)} · ` : ''}${listed.title} · Atlas`), [state, listed.title]);
  const { chart, view, browser } = data.covered;
  const isOffered = {
    main: true,
    traffic: rules !== null,
    chart: true,
    view: view !== null,
    browser: browser !== null,
    mutations: data.mutations !== null,
    changes: inShort !== null,
  };
  const taken = { main: null, traffic: null, chart, view, browser, mutations: null, changes: null }[overlay];
  const marked = overlay === 'mutations' ? unbrokenIn(data) : taken;
  const covered = marked && new Set(marked);
  const fresh = overlay === 'changes' ? new Set((changed?.changes ?? []).flatMap(({ state, arrow }) => arrow ?? state ?? [])) : null;
  return (
    <main className="chart-page">
      <div className="stage">
        <nav aria-label="Where you are" className="crumbs">
          <a href={hrefOf({})}>{areas[listed.area]}</a>
          <span aria-hidden="true">/</span>
          <a href={hrefOf({ chart: id })}>{listed.title}</a>
          {linesTo(sheet.path).map((each) => (
            <span key={each}>
              <span aria-hidden="true">/ </span>
              <a href={hrefOf({ chart: id, state: each })}>{nameOf(each)}</a>
            </span>
          ))}
        </nav>
        <div className="head">
          <div>
            <h1>{listed.title}</h1>
            <p>{listed.purpose}</p>
          </div>
          <div className="segments" role="group" aria-label="Show on the diagram">
            {OVERLAYS.filter(([name]) => isOffered[name]).map(([name, text]) => (
              <button
                key={name}
                type="button"
                aria-pressed={overlay === name}
                onClick={() => startTransition(() => setOverlay(name))}
                disabled={name === 'changes' && changeCount === 0}
              >
                {text}
                {name === 'changes' && changeCount > 0 ? ` ${changeCount}` : ''}
              </button>
            ))}
          </div>
        </div>
        {overlay === 'traffic' ? <TrafficBar traffic={traffic} filter={filter} onFilter={setFilter} /> : null}
        <Diagram
          sheet={sheet}
          lit={lit}
          transition={route.transition}
          taken={path ? (path.steps[step - 1]?.takes ?? path.takesAtStart) : null}
          covered={covered}
          fresh={fresh}
          traffic={figures?.now ?? null}
          onState={(chosen) => !isWalking && go({ chart: id, state: chosen })}
          onTransition={(chosen) => !isWalking && go({ chart: id, state: route.state, transition: chosen })}
        />
        {taken && <Untaken id={id} data={data} taken={taken} />}
        {overlay === 'mutations' && data.mutations ? <MutationTests id={id} data={data} mutations={data.mutations} /> : null}
        {overlay === 'changes' && changes && changed ? (
          <section className="changes" aria-label="Changes">
            <h2>Changed since {changes.since}</h2>
            <p>{changed.summary}</p>
            <ChangeList id={id} changes={changed.changes} />
          </section>
        ) : null}
        {isWalking ? (
          <Walk id={id} onMoment={setWalkedTo} onEnd={() => setIsWalking(false)} />
        ) : (
          <PathList id={id} data={data} path={path} step={step} through={route.state} onWalk={() => setIsWalking(true)} />
        )}
        <Notes notes={data.notes} />
      </div>
      <Inspector id={id} data={data} states={lit.length > 0 ? lit : ['']} transition={route.transition} title={listed.title} traffic={figures} />
    </main>
  );
}

/** Transitions that an overlay's tests or paths don't cover, each as a link. */
function Untaken({ id, data, taken }: { id: string; data: AtlasChart; taken: readonly string[] }) {
  const left = data.chart.transitions.filter((transition) => !taken.includes(transition.id));
  return (
    <section className="untaken" aria-label="Coverage">
      <p>
        {taken.length} of {count(data.chart.transitions.length, 'transition')} taken.{left.length > 0 ? ' Not taken:' : ''}
      </p>
      <ul>
        {left.map((transition) => (
          <li key={transition.id}>
            <a href={hrefOf({ chart: id, state: transition.source, transition: transition.id })}>{arrowText(transition)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="notes">
      <h2>What the chart alone does not say</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** The innermost states of a path after a number of its steps. */
export const statesAt = (path: ShownPath, step: number): string[] => (step === 0 ? path.starts : (path.steps[step - 1]?.leadsTo ?? path.starts));

import { Suspense, useState } from 'react';
import type { AtlasChart } from '../data.ts';
import type { Commands } from '../site.ts';
import { Device, type Look } from './Device.tsx';
import { useFile } from './load.ts';
import { hrefOf } from './route.ts';
import type { ChartTraffic } from '../traffic.ts';
import { TrafficFigures } from './Traffic.tsx';
import { linesTo, list, nameOf, whenOf } from '../../words.ts';
import { MutantsOf } from './MutationTests.tsx';
import { Comment } from './Comment.tsx';

interface InspectorProps {
  id: string;
  title: string;
  data: AtlasChart;
  /** Innermost states, one for each region; `''` for the whole chart. */
  states: readonly string[];
  transition: string | null;
  /** Null if it isn't shown. */
  traffic: ChartTraffic | null;
}

/** Details of the selected state: its meaning, its screen, and the transitions in and out. */
export function Inspector({ id, title, data, states, transition, traffic }: InspectorProps) {
  const [look, setLook] = useState<Look>(() => ({ isPhone: true, theme: isDark() ? 'dark' : 'light' }));
  const path = states.at(-1) ?? '';
  const state = stateAt(data, path);
  const bans = state?.bans.filter(({ reason }) => reason !== null) ?? [];
  const arrow = data.chart.transitions.find((each) => each.id === transition);
  const out = data.chart.transitions.filter(({ source }) => source === path);
  const into = data.chart.transitions.filter(({ targets, source }) => targets.includes(path) && source !== path);
  const screened = combinationWithScreen(data, states);
  const { commands } = useFile('index');
  return (
    <aside className="inspector" aria-label="State">
      <p className="crumbs">{[title, ...linesTo(path).slice(0, -1).map(nameOf)].join(' › ')}</p>
      <h2>{path === '' ? title : nameOf(path)}</h2>
      {path === '' ? null : (
        <p>
          {state?.meaning} <code>{path}</code>
        </p>
      )}
      {states.length > 1 ? <p className="quiet">At the same time: {states.slice(0, -1).map(nameOf).join(', ')}</p> : null}
      {arrow ? <Arrow data={data} arrow={arrow} /> : null}
      {traffic ? <TrafficFigures traffic={traffic} state={path} transition={transition} /> : null}
      {screened === null ? (
        <p className="quiet">{noScreen(data, path, commands)}</p>
      ) : (
        <Suspense fallback={<p className="quiet">Loading the screen…</p>}>
          <Screen id={id} of={screened} look={look} onLook={setLook} title={`Screen of ${nameOf(path)}`} />
        </Suspense>
      )}
      {state?.calls.length ? (
        <section>
          <h3>Calls</h3>
          <ul>
            {state.calls.map((call) => (
              <li key={call.id}>
                <code>{call.id === call.src ? call.id : `${call.id} (${call.src})`}</code>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {bans.length > 0 ? (
        <section>
          <h3>Refuses</h3>
          <ul>
            {bans.map(({ event, guard, reason }, index) => (
              <li key={index}>
                <code>{event}</code>
                {guard === null ? '' : `, if ${guard}`}: {nameOf(reason ?? '')}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Ways heading="Ways out" id={id} ways={out} to="targets" />
      <Ways heading="Ways in" id={id} ways={into} to="source" />
      <Comment where={`${title} › ${path || 'the whole chart'}`} />
    </aside>
  );
}

const isDark = () => (document.documentElement.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

const stateAt = ({ chart }: AtlasChart, path: string) =>
  linesTo(path).reduce<AtlasChart['chart']['root'] | undefined>((at, next) => at?.children.find((child) => child.path === next), chart.root);

interface ScreenProps {
  id: string;
  /** The combination of states. */
  of: string;
  look: Look;
  onLook: (look: Look) => void;
  title: string;
}

function Screen({ id, of, ...device }: ScreenProps) {
  const html = useFile(`screens/${id}`)[of] ?? '';
  return <Device html={html} {...device} />;
}

/** This combination of states if it has a screen, or the first one that includes the last state or a state inside it. */
function combinationWithScreen({ screened }: Pick<AtlasChart, 'screened'>, states: readonly string[]): string | null {
  const last = states.at(-1) ?? '';
  if (last === '') return null;
  const within = (key: string) => key.split(' + ').some((leaf) => leaf === last || leaf.startsWith(`${last}.`));
  return screened.find((each) => each === states.join(' + ')) ?? screened.find(within) ?? null;
}

function noScreen({ screened, covered }: AtlasChart, path: string, commands: Commands | null): string {
  if (commands === null) return path === '' ? 'Choose a state to see the ways in and out, or a path to play it.' : '';
  if (path === '') return 'Choose a state to see its screen, or a path to play it.';
  if (screened.length > 0) return 'No page shows this state on its own.';
  return covered.view === null
    ? 'This chart runs on the server, so it has no screens.'
    : `No screens yet. “${commands.screens}” keeps them; it takes a few minutes.`;
}

type Transition = AtlasChart['chart']['transitions'][number];

function Ways({ heading, id, ways, to }: { heading: string; id: string; ways: readonly Transition[]; to: 'targets' | 'source' }) {
  if (ways.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul className="ways">
        {ways.map((way) => (
          <li key={way.id}>
            <a href={hrefOf({ chart: id, state: to === 'source' ? way.source : (way.targets[0] ?? way.source), transition: way.id })}>
              <span>{whenOf(way)}</span>
              <small>{to === 'source' ? `from ${nameOf(way.source)}` : way.targets.length > 0 ? `→ ${way.targets.map(nameOf).join(', ')}` : 'stays'}</small>
              {way.guard ? <small>only if {way.guard}</small> : way.isElse ? <small>otherwise</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Arrow({ data, arrow }: { data: AtlasChart; arrow: Transition }) {
  const { chart, view, browser, byChance } = data.covered;
  return (
    <section className="arrow">
      <h3>{whenOf(arrow)}</h3>
      <p>
        {nameOf(arrow.source)} → {arrow.targets.length > 0 ? arrow.targets.map(nameOf).join(', ') : 'stays'}
        {arrow.guard ? `, only if ${arrow.guard}` : arrow.isElse ? ', otherwise' : ''}
      </p>
      {arrow.by.length > 0 ? <p className="quiet">Sent by {list(arrow.by.map(nameOf))}</p> : null}
      {arrow.actions.length > 0 ? <p className="quiet">Does {arrow.actions.join(', ')}</p> : null}
      <p className="quiet">
        {chart.includes(arrow.id) ? 'On a path' : 'On no path'}
        {view ? (view.includes(arrow.id) ? ', tested through the view' : ', not tested through the view') : ''}
        {browser ? (browser.includes(arrow.id) ? `, ${arrow.id in byChance ? 'sometimes taken' : 'tested'} in the browser` : ', not in the browser') : ''}
      </p>
      {browser && arrow.id in byChance ? <p className="quiet">{byChance[arrow.id]}</p> : null}
      {data.mutations ? <MutantsOf transition={arrow.id} mutations={data.mutations} /> : null}
    </section>
  );
}

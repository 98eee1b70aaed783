import { useState } from 'react';
import type { AtlasChart, ShownPath } from '../data.ts';
import { useFile } from './load.ts';
import { go, hrefOf } from './route.ts';
import { isWithin } from '../../model.ts';
import { count, nameOf } from '../../words.ts';

interface PathListProps {
  id: string;
  data: AtlasChart;
  path: ShownPath | null;
  step: number;
  /** Only paths through this state. */
  through: string;
  onWalk: () => void;
}

/** How many are shown at first. */
const FIRST = 20;

/** The generated paths of a chart. Each can be played, linked to, and run. */
export function PathList({ id, data, path, step, through, onWalk }: PathListProps) {
  const [kind, setKind] = useState<'all' | 'refused'>('all');
  const { canWalk } = useFile('index');
  const [isWhole, setIsWhole] = useState(false);
  const passes = (each: ShownPath) =>
    through === '' || [each.starts, ...each.steps.map(({ leadsTo }) => leadsTo)].some((leaves) => leaves.some((leaf) => isWithin(leaf, through)));
  const shown = data.paths.filter((each) => passes(each) && (kind === 'all' || each.isRefusal));
  return (
    <section className="paths">
      <div className="head">
        <h2>
          {count(shown.length, 'path')}
          {through ? ` through ${nameOf(through)}` : ''}
        </h2>
        <div className="actions">
          <span className="segments" role="group" aria-label="Which paths">
            <button type="button" aria-pressed={kind === 'all'} onClick={() => setKind('all')}>
              All
            </button>
            <button type="button" aria-pressed={kind === 'refused'} onClick={() => setKind('refused')}>
              Refused
            </button>
          </span>
          {canWalk ? (
            <button type="button" className="primary" onClick={onWalk}>
              Walk through it
            </button>
          ) : null}
        </div>
      </div>
      {path ? <Player id={id} path={path} step={step} /> : null}
      <ol>
        {shown.slice(0, isWhole ? undefined : FIRST).map((each) => (
          <li key={each.id} className={each.id === path?.id ? 'chosen' : ''}>
            <a href={hrefOf({ chart: id, path: each.id })}>{each.title}</a>
            <span className="dots" aria-hidden="true">
              {each.steps.slice(0, 12).map((_, index) => (
                <i key={index} />
              ))}
            </span>
            <small>{count(each.steps.length, 'step')}</small>
            <code>{each.id}</code>
          </li>
        ))}
      </ol>
      {shown.length > FIRST && !isWhole ? (
        <button type="button" onClick={() => setIsWhole(true)}>
          Show all {shown.length}
        </button>
      ) : null}
      {kind === 'refused' && data.missingRefusals.length > 0 ? <p className="quiet">No sample shows these: {data.missingRefusals.join('; ')}</p> : null}
      <Command name="list" of={id} />
    </section>
  );
}

function Player({ id, path, step }: { id: string; path: ShownPath; step: number }) {
  const to = (next: number) => go({ chart: id, path: path.id, step: next }, false);
  const at = path.steps[step - 1];
  return (
    <div className="player" role="group" aria-label={`Path ${path.id}`}>
      <button type="button" onClick={() => to(step - 1)} disabled={step === 0} aria-label="Step back">
        ‹
      </button>
      <ol>
        {[path.starts, ...path.steps.map(({ leadsTo }) => leadsTo)].map((leaves, index) => (
          <li key={index} className={index === step ? 'here' : index < step ? 'done' : ''}>
            <button type="button" onClick={() => to(index)} aria-current={index === step ? 'step' : undefined}>
              {nameOf(leaves.at(-1) ?? '')}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => to(step + 1)} disabled={step === path.steps.length} aria-label="Next step">
        ›
      </button>
      <p aria-live="polite">
        {at ? `${at.happens}${at.refused === undefined ? '' : `. Refused: ${nameOf(at.refused)}`}` : `Begins with the input “${path.input}”.`}
      </p>
      <Command name="run" of={path.id} />
    </div>
  );
}

/** The shell command, if there is one. */
function Command({ name, of }: { name: 'list' | 'run'; of: string }) {
  const { commands } = useFile('index');
  return commands ? (
    <p className="quiet">
      <code>
        {commands[name]} {of}
      </code>
    </p>
  ) : null;
}

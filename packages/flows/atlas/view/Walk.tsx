import { Suspense, useEffect, useState } from 'react';
import type { Moment } from '../machines.ts';
import { useFile } from './load.ts';
import { nameOf } from '../../words.ts';

interface WalkProps {
  id: string;
  /** Called with the states it reaches. */
  onMoment: (leaves: string[]) => void;
  onEnd: () => void;
}

/** Runs the chart itself: shows what can happen now, and its context. Its code loads when a walk starts. */
export function Walk(props: WalkProps) {
  return (
    <section className="walk">
      <div className="head">
        <h2>Walk through it</h2>
        <button type="button" onClick={props.onEnd}>
          Stop
        </button>
      </div>
      <Suspense fallback={<p>Loading the charts…</p>}>
        <Steps {...props} />
      </Suspense>
    </section>
  );
}

function Steps({ id, onMoment }: WalkProps) {
  const chart = useFile('machines')[id];
  if (!chart) throw new Error(`The chart “${id}” can’t be walked through`);
  const [first = ''] = chart.inputs;
  const [input, setInput] = useState(first);
  const [moments, setMoments] = useState<Moment[]>(() => [chart.start(first)]);
  const now = moments.at(-1) as Moment;
  useEffect(() => onMoment(now.leaves), [now, onMoment]);
  const begin = (next: string) => {
    setInput(next);
    setMoments([chart.start(next)]);
  };
  return (
    <>
      <div className="actions">
        <label>
          Begins with{' '}
          <select value={input} onChange={(event) => begin(event.target.value)}>
            {chart.inputs.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <button type="button" disabled={moments.length === 1} onClick={() => setMoments(moments.slice(0, -1))}>
          Back
        </button>
        <span className="quiet">
          Step {moments.length}: {now.leaves.map(nameOf).join(', ')}
        </span>
      </div>
      <div className="columns">
        <div>
          <h3>What can happen</h3>
          {now.events.length === 0 ? <p className="quiet">Nothing more: this is an end.</p> : null}
          <ul className="events">
            {now.events.map((event, index) => (
              <li key={index}>
                <button type="button" onClick={() => setMoments([...moments, event.next()])}>
                  <strong>{event.label}</strong>
                  {event.sample === '{}' ? null : <code>{event.sample.slice(0, 160)}</code>}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>What it knows</h3>
          <pre>{now.context}</pre>
        </div>
      </div>
    </>
  );
}

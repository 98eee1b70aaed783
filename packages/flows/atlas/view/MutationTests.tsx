import { arrowText, count } from '../../words.ts';
import type { AtlasChart } from '../data.ts';
import type { Mutant, Mutations } from '../mutations.ts';
import { hrefOf } from './route.ts';

/**
 * The transitions without a surviving mutant; null if nothing is known. Some have no mutant of their own, because mutants of shared code count for the chart.
 */
export function unbrokenIn({ chart, mutations }: AtlasChart): string[] | null {
  if (!mutations?.result) return null;
  const { byTransition } = mutations.result;
  return chart.transitions.flatMap(({ id }) => (byTransition[id]?.some(isSurvivor) ? [] : [id]));
}

/** The results of mutation testing for a chart: the score, and the surviving mutants. */
export function MutationTests({ id, data, mutations: { command, result } }: { id: string; data: AtlasChart; mutations: Mutations }) {
  if (!result)
    return (
      <section className="untaken" aria-label="Mutation tests">
        <p>
          There are no results for this chart yet. Run <code>{command}</code>, then write the atlas again.
        </p>
      </section>
    );
  const all = [...Object.values(result.byTransition), ...Object.values(result.others)].flat();
  const known = data.chart.transitions.filter((transition) => result.byTransition[transition.id]);
  const survivors = known.filter(({ id: transition }) => result.byTransition[transition]?.some(isSurvivor));
  const shared = data.chart.transitions.length - known.length;
  const elsewhere = Object.entries(result.others).flatMap(([place, mutants]) => mutants.filter(isSurvivor).map(({ what }) => `${place}: ${what}`));
  const equivalent = all.filter((mutant) => mutant.result === 'equivalent').length;
  return (
    <section className="untaken" aria-label="Mutation tests">
      {result.isOutdated ? <Outdated command={command} /> : null}
      <p>
        The tests noticed {all.filter((mutant) => mutant.result === 'noticed').length} of {count(all.length - equivalent, 'change')} to this chart
        {equivalent > 0 ? `; ${count(equivalent, 'more change')} can’t be noticed` : ''}.{' '}
        {shared > 0 ? `${count(shared, 'transition')} ${shared === 1 ? 'is' : 'are'} written in constants that several states share. ` : ''}
        {survivors.length + elsewhere.length > 0 ? 'Survived:' : ''}
      </p>
      <ul>
        {survivors.map((transition) => (
          <li key={transition.id}>
            <a href={hrefOf({ chart: id, state: transition.source, transition: transition.id })}>{arrowText(transition)}</a>:{' '}
            {(result.byTransition[transition.id] ?? [])
              .filter(isSurvivor)
              .map(({ what }) => what)
              .join(', ')}
          </li>
        ))}
        {elsewhere.map((text) => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isSurvivor = ({ result }: Mutant) => result === 'survived';

const RESULTS = { noticed: 'Noticed', survived: 'Survived', equivalent: 'Can’t be noticed' } as const;

/** The results of mutation testing for one transition. */
export function MutantsOf({ transition, mutations: { command, result } }: { transition: string; mutations: Mutations }) {
  if (!result)
    return (
      <p className="quiet">
        Not mutation-tested yet: run <code>{command}</code>
      </p>
    );
  const mutants = result.byTransition[transition] ?? [];
  const noticed = mutants.filter((mutant) => mutant.result === 'noticed').length;
  return (
    <details className="mutants" open={mutants.some(isSurvivor)}>
      <summary>{mutants.length === 0 ? 'No change of its own was tried' : `Mutation tests: ${noticed} of ${count(mutants.length, 'change')} noticed`}</summary>
      {result.isOutdated ? <Outdated command={command} /> : null}
      <ul>
        {mutants.map(({ what, result: outcome, why }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two changes may read the same
          <li key={index} data-result={outcome}>
            {what} <strong>{RESULTS[outcome]}</strong>
            {why === '' ? null : <small>{outcome === 'noticed' ? `by “${why}”` : why}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Outdated({ command }: { command: string }) {
  return (
    <p className="quiet">
      These results are older than the chart or its tests. Run <code>{command}</code> again.
    </p>
  );
}

import type { ChangedScreen } from '../../diff/atlas-changes.ts';
import { count, shareText } from '../../words.ts';
import { hrefOf } from './route.ts';

/** The screens that look different than in the revision, by chart and state, with pictures of both and of what differs. */
export function ChangedScreens({ screens }: { screens: readonly ChangedScreen[] }) {
  const charts = [...Map.groupBy(screens, ({ chart }) => chart)];
  return (
    <section className="changed-screens">
      <h2>Screens</h2>
      {charts.length === 0 ? <p>No screen looks different.</p> : null}
      {charts.map(([chart, own]) => (
        <details key={chart}>
          <summary>
            {chart}: {count(new Set(own.map(({ state }) => state)).size, 'state')}, up to {shareText(Math.max(...own.map(({ share }) => share)))} of the pixels
          </summary>
          {own.map((screen) => (
            <Comparison key={screen.picture} screen={screen} />
          ))}
        </details>
      ))}
    </section>
  );
}

const KINDS = { before: 'Before', after: 'After', difference: 'Difference' };

function Comparison({ screen: { chart, state, width, theme, share, picture } }: { screen: ChangedScreen }) {
  return (
    <figure className="comparison">
      <figcaption>
        <a href={hrefOf({ chart, state: state.split(' + ')[0] ?? state })}>{state}</a>, {width} px, {theme}: {shareText(share)} of the pixels
      </figcaption>
      {Object.entries(KINDS).map(([kind, name]) => (
        <a key={kind} href={`changed-screens/${picture}.${kind}.png`}>
          <img src={`changed-screens/${picture}.${kind}.png`} alt={`${name}: ${state}`} loading="lazy" />
          {name}
        </a>
      ))}
    </figure>
  );
}

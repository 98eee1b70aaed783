import { useDeferredValue, useEffect } from 'react';
import { find, wordsOf } from './find.ts';
import { useFile } from './load.ts';
import { hrefOf, useRoute } from './route.ts';
import { count, nameOf } from '../../words.ts';

/** The maximum number of results shown. */
const MOST = 60;

/** States, events, and texts on screens that contain all words. */
export function SearchPage() {
  const { charts } = useFile('index');
  const entries = useFile('entries');
  const search = useDeferredValue(useRoute().search);
  useEffect(() => void (document.title = `${search} · Atlas`), [search]);
  const found = find(entries, search);
  const titleOf = (id: string) => charts.find((chart) => chart.id === id)?.title ?? id;
  return (
    <main className="results">
      <h1>{found.length === 0 ? `Nothing has “${search}”` : `${count(found.length, 'place')} with “${search}”`}</h1>
      {found.length === 0 ? <p>Try fewer or shorter words. The search looks through states, events, what they mean, and the texts of screens.</p> : null}
      <ol>
        {found.slice(0, MOST).map(([chart, state, text], index) => (
          <li key={index}>
            <a href={hrefOf({ chart, state })}>
              <strong>{state ? nameOf(state) : titleOf(chart)}</strong>
              <span>{[titleOf(chart), ...state.split('.').slice(0, -1).map(nameOf)].join(' › ')}</span>
            </a>
            <p>
              <Excerpt text={text} search={search} />
            </p>
          </li>
        ))}
      </ol>
      {found.length > MOST ? <p>The first {MOST} are shown.</p> : null}
    </main>
  );
}

function Excerpt({ text, search }: { text: string; search: string }) {
  const words = wordsOf(search);
  const at = Math.max(0, Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((found) => found >= 0), text.length));
  const from = at === text.length ? 0 : Math.max(0, at - 60);
  const shown = text.slice(from, from + 160);
  return (
    <>
      {from > 0 ? '…' : ''}
      {marked(shown, words).map(({ part, isFound }, index) => (isFound ? <mark key={index}>{part}</mark> : part))}
      {text.length > from + 160 ? '…' : ''}
    </>
  );
}

/** A text in parts, those that are searched words apart from the others. */
function marked(text: string, words: readonly string[]): { part: string; isFound: boolean }[] {
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})`, 'gi');
  return text.split(pattern).map((part, index) => ({ part, isFound: index % 2 === 1 }));
}

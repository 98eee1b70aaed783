import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { Bar } from './Bar.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { ChartPage } from './ChartPage.tsx';
import { useRoute } from './route.ts';
import { SearchPage } from './SearchPage.tsx';
import { StartPage } from './StartPage.tsx';

export function Atlas() {
  const { chart, search, isChanges } = useRoute();
  const page = search ? 'search' : isChanges ? 'changes' : chart;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page begins at its top
  useEffect(() => void window.scrollTo(0, 0), [page]);
  return (
    <>
      <Bar />
      <Broken key={`${chart} ${search} ${isChanges}`}>
        <Suspense fallback={<p className="loading">Loading…</p>}>
          {search ? <SearchPage /> : isChanges ? <ChangesPage /> : chart ? <ChartPage key={chart} id={chart} /> : <StartPage />}
        </Suspense>
      </Broken>
    </>
  );
}

/** Shows an error in place of what can't be rendered. The bar stays. */
class Broken extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) });
  override render() {
    if (this.state.message === null) return this.props.children;
    return (
      <main className="empty">
        <h1>This page can’t be shown</h1>
        <p>{this.state.message}.</p>
        <p>
          <a href="#/">See all charts</a>
        </p>
      </main>
    );
  }
}

import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { TranslationProvider } from '../ui/useTranslation.tsx';
import { Route, Routes } from 'react-router-dom';
import type { Boot } from '../../../contract/pages.ts';
import { BootProvider } from '../core/boot.ts';
import { routeAt } from './match.ts';
import { PAGES, ROUTE_PATTERNS } from './pages.ts';
import { AppProviders } from './AppProviders.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { Shell } from './Shell.tsx';
import './styles.css';

/** The whole app, inside a router. The same on the server and in the browser. */
export function App({ boot, i18n }: { boot: Boot; i18n: i18n }) {
  const gone = goneOf(boot);
  return (
    <BootProvider value={boot}>
      <TranslationProvider i18n={i18n}>
        <AppProviders>
          <Shell>
            <PageBoundary>
              <Suspense fallback={null}>
                <Routes>
                  {gone ? <Route path={boot.url.split('?')[0] as string} element={<gone.Component />} /> : null}
                  {routesOf(boot).map(([pattern, name]) => {
                    const { Component } = PAGES[name];
                    return <Route key={pattern} path={pattern} element={<Component />} />;
                  })}
                  <Route path="*" element={<PAGES.notFound.Component />} />
                </Routes>
              </Suspense>
            </PageBoundary>
          </Shell>
        </AppProviders>
      </TranslationProvider>
    </BootProvider>
  );
}

/** The server renders only one route: otherwise the router would rank all of them for each page. */
function routesOf({ url }: Boot): typeof ROUTE_PATTERNS {
  if (typeof window !== 'undefined') return ROUTE_PATTERNS;
  const route = routeAt(url.split('?')[0] as string);
  return route ? [route] : [];
}

/** The page to show instead of the one in the path, if the server found that it doesn't exist. */
function goneOf(boot: Boot) {
  const { page } = boot.page;
  return page === 'jobGone' || page === 'maintenance' || page === 'notFound' || page === 'failed' ? PAGES[page] : null;
}

import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { LANGUAGES } from '../../../contract/languages.ts';
import type { Boot } from '../../../contract/pages.ts';
import { numberFormat } from '../../lib/formatters.ts';
import { createI18n } from '../../lib/i18n.ts';
import { storeCampaign } from '../../services/campaign.ts';
import { isPanelWanted } from '../../services/flowPanel/isWanted.ts';
import { beginFlowReports } from '../../services/flowReports/begin.ts';
import { expectPerson, whenPresent } from '../../services/presence.ts';
import { isPressWaiting } from '../../services/takePress.ts';
import { setRequestContext } from '../../services/context.ts';
import { watchErrors } from '../../services/watchErrors.ts';
import type { ChartWatcher } from '../../services/watch.ts';
import { App } from './App.tsx';
import { loadParts } from '../core/deferred.tsx';
import { pageNameAt, pageNameOf } from './match.ts';
import { BASE_NAMESPACES, LATER_NAMESPACES } from './namespaces.ts';
import { PAGES } from './pages.ts';
import { prefixOf } from './prefix.ts';
import { addTexts, loadTexts } from '../core/texts.ts';

/** The development server's pages take in what is edited. */
const isDevelopment = (import.meta as { hot?: object }).hot !== undefined;

async function start(): Promise<void> {
  const { waymarkWatch } = window as { waymarkWatch?: ChartWatcher };
  if (waymarkWatch) (await import('../../services/watch.ts')).watchCharts(waymarkWatch);
  storeCampaign(window.location.search);
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
  beginFlowReports(boot.release);
  const charts =
    boot.isDemo && isPanelWanted(window.location.search, isDevelopment) ? (await import('../../services/flowPanel/runningCharts.ts')).followCharts() : null;
  const language = LANGUAGES.find(({ tag }) => tag === boot.language) ?? LANGUAGES[0];
  setRequestContext(boot.countryId, language.id);
  watchErrors(() => pageNameAt(window.location.pathname));
  if (boot.isDemo) (await import('../../services/demoClock.ts')).followDemoClock(boot.now);
  const page = PAGES[pageNameOf(boot)];
  const namespaces = [...BASE_NAMESPACES, ...page.namespaces];
  // As an import of its own, React runs in a task of its own, and the page can respond in between.
  const [{ hydrateRoot }, own, english] = await Promise.all([
    import('react-dom/client'),
    loadTexts(boot.language, namespaces),
    boot.language === 'en' ? {} : loadTexts('en', namespaces),
  ]);
  const i18n = createI18n(boot.language, own, boot.language === 'en' ? own : english);
  await page.load(i18n);
  // A browser's first Intl formatter reads the data of all languages (docs/decisions/rendering.md). Hydration needs one, so it's made in a
  // task of its own, between running the page's code and hydrating.
  await new Promise((resolve) => setTimeout(resolve));
  numberFormat(boot.language, {});
  const addLater = (): Promise<void> => addTexts(i18n, LATER_NAMESPACES).catch(() => window.addEventListener('online', () => void addLater(), { once: true }));
  void whenPresent().then(addLater);
  if (boot.page.page === 'client' || boot.session.user || isPressWaiting()) expectPerson();
  // A signed-in user's header has a menu of its own: if it changed before its code is loaded, it would disappear until then.
  if (boot.session.user) await loadParts();
  const root = (
    <StrictMode>
      <BrowserRouter basename={prefixOf(window.location.pathname)}>
        <App boot={boot} i18n={i18n} />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition, hydration is split into slices: the page stays responsive.
  startTransition(() => void hydrateRoot(document.getElementById('root') as HTMLElement, root));
  if (charts) (await import('../flowPanel/show.tsx')).showFlowPanel(charts, i18n);
}

void start();

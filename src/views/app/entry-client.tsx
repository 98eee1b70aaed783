import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { countryByCode } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import type { Boot } from '../../../contract/pages.ts';
import { createI18n } from '../../lib/i18n.ts';
import { keepCampaign } from '../../services/campaign.ts';
import { setRequestContext } from '../../services/context.ts';
import { App } from './App.tsx';
import { pageNameOf } from './match.ts';
import { BASE_NAMESPACES } from './namespaces.ts';
import { PAGES } from './pages.ts';
import { prefixOf } from './prefix.ts';
import { loadTexts } from './texts.ts';

async function start(): Promise<void> {
  keepCampaign(window.location.search);
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
  const language = LANGUAGES.find(({ tag }) => tag === boot.language) ?? LANGUAGES[0];
  setRequestContext(countryByCode(boot.country)?.id ?? 167, language.id);
  const page = PAGES[pageNameOf(boot)];
  const namespaces = [...BASE_NAMESPACES, ...page.namespaces];
  const [own, english] = await Promise.all([loadTexts(boot.language, namespaces), boot.language === 'en' ? {} : loadTexts('en', namespaces)]);
  const i18n = createI18n(boot.language, own, boot.language === 'en' ? own : english);
  await page.load(i18n);
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <BrowserRouter basename={prefixOf(window.location.pathname)}>
        <App boot={boot} i18n={i18n} />
      </BrowserRouter>
    </StrictMode>,
  );
}

void start();

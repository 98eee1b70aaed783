import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RunningCharts } from '../../services/flowPanel/runningCharts.ts';
import { addTexts } from '../core/texts.ts';
import { TranslationProvider } from '../ui/useTranslation.tsx';
import { FlowPanel } from './FlowPanel.tsx';

/** Puts the panel of running charts beside the page: in a root of its own, so that it's no part of what it shows. */
export async function showFlowPanel(charts: RunningCharts, i18n: i18n): Promise<void> {
  await addTexts(i18n, ['dev']);
  const element = document.body.appendChild(document.createElement('div'));
  createRoot(element).render(
    <StrictMode>
      <TranslationProvider i18n={i18n}>
        <FlowPanel charts={charts} />
      </TranslationProvider>
    </StrictMode>,
  );
}

import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { TranslationProvider } from '../../src/views/ui/useTranslation.tsx';
import { MemoryRouter } from 'react-router-dom';
import { createI18n } from '../../src/lib/i18n.ts';
import common from '../../src/locales/en/common.json' with { type: 'json' };
import home from '../../src/locales/en/home.json' with { type: 'json' };
import layout from '../../src/locales/en/layout.json' with { type: 'json' };

const english = { common, home, layout };

/** Renders a presentational component in English, inside a router at `at`. Needs `@vitest-environment jsdom`. */
export function renderUi(part: ReactElement, at = '/'): RenderResult {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <TranslationProvider i18n={createI18n('en', english, english)}>{part}</TranslationProvider>
    </MemoryRouter>,
  );
}

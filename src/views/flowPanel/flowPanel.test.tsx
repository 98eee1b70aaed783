// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createI18n } from '../../lib/i18n.ts';
import dev from '../../locales/en/dev.json' with { type: 'json' };
import { followCharts } from '../../services/flowPanel/runningCharts.ts';
import { TranslationProvider } from '../ui/useTranslation.tsx';
import { FlowPanel } from './FlowPanel.tsx';

const door = setup({ types: { events: {} as { type: 'opened' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open' } }, open: {} },
});
// jsdom has no popovers.
const hide = vi.fn<() => void>();
HTMLElement.prototype.hidePopover = hide;
test('it shows each running chart with its state, and leads to it in the atlas', async () => {
  const charts = followCharts();
  const actor = createActor(door).start();
  render(
    <TranslationProvider i18n={createI18n('en', {}, { dev })}>
      <FlowPanel charts={charts} />
    </TranslationProvider>,
  );
  expect(screen.getByRole('button', { name: '1 chart' })).toBeDefined();
  actor.send({ type: 'opened' });
  expect((await screen.findAllByText('open')).some((each) => each.getAttribute('aria-current') === 'true')).toBe(true);
  expect(screen.getByText('shut: opened')).toBeDefined();
  expect(screen.getByText('Open in the atlas').getAttribute('href')).toBe('/flows/#/door/open');
});

test('Escape closes it and goes back to its button, and no dialog of the page closes with it', async () => {
  const user = userEvent.setup();
  const pressed = vi.fn<() => void>();
  document.addEventListener('keydown', pressed);
  render(
    <TranslationProvider i18n={createI18n('en', {}, { dev })}>
      <FlowPanel charts={followCharts()} />
    </TranslationProvider>,
  );
  // As opened.
  screen.getByRole('group', { hidden: true }).removeAttribute('popover');
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', pressed);
  expect(hide).toHaveBeenCalledTimes(1);
  expect(pressed).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /charts?$/ }));
});

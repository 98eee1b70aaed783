// @vitest-environment jsdom
import { act, type Screen } from '@testing-library/react';
import { vi } from 'vitest';
import { both, Frame, isBusy, offers, press, says } from '../../../tests/support/view-frame.tsx';
import { viewPaths } from '../../../tests/support/view-paths.tsx';
import { unseen } from '../../../tests/support/view-plan.ts';
import { outageFlow } from '../../machines/outage/outage.fixtures.ts';
import { loadParts } from '../core/deferred.tsx';
import { OutageCover, OutageProvider } from './Outage.tsx';

const calls = vi.hoisted(() => {
  type Listener = (failure: { status: number }) => void;
  const listeners = new Set<Listener>();
  const failed: Listener = (failure) => listeners.forEach((listener) => listener(failure));
  return { listeners, failed };
});

vi.mock('@xstate/react', async (original) => (await import('../../../tests/support/staged-react.ts')).stagedReact(await original()));
vi.mock('../../services/api.ts', () => ({
  api: () => new Promise(() => {}),
  onCallFailed: (listener: typeof calls.failed) => {
    calls.listeners.add(listener);
    return () => calls.listeners.delete(listener);
  },
}));

await loadParts();

const page = (screen: Screen) => screen.getByRole('button', { name: 'A page' });
const maintenance = says('layout:maintenance.title');

viewPaths(outageFlow)({
  view: () => (
    <Frame>
      <OutageProvider>
        <OutageCover>
          <button type="button">A page</button>
        </OutageCover>
      </OutageProvider>
    </Frame>
  ),
  gestures: {
    'outage.suspected': () => act(() => calls.failed({ status: 503 })),
    'check.retried': press('layout:maintenance.retry'),
  },
  shows: {
    starting: unseen('decides right away'),
    available: page,
    suspected: page,
    'maintenance.waiting': both(maintenance, offers('layout:maintenance.retry')),
    'maintenance.rechecking': both(maintenance, isBusy),
  },
  alike: [[['available', 'suspected'], 'nothing is shown until it is known']],
});

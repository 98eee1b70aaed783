// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { Frame, words } from '../../../../tests/support/view-frame.tsx';
import { rememberSave } from '../../../services/savedJobs.ts';
import { deferred } from '../../core/deferred.tsx';
import { SavedJobsProvider } from './SavedJobs.tsx';
import { SaveJob } from './SaveJob.tsx';

const Later = deferred(async () => ({ default: () => <button>Below</button> }));

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const page = (below: ReactNode) => (
  <Frame at="/">
    <SavedJobsProvider>
      <SaveJob jobId={7} title="Nurse" />
      {below}
    </SavedJobsProvider>
  </Frame>
);

test('what a guest saved on this device is shown, and a part whose code loads later keeps its markup', async () => {
  rememberSave(7);
  const container = document.body.appendChild(document.createElement('div'));
  // As `loadParts` makes the server render it.
  container.innerHTML = renderToString(page('(below)')).replace('(below)', '<!--$--><button>Below</button><!--/$-->');
  const below = screen.getByRole('button', { name: 'Below' });
  const heart = screen.getByRole('button', { name: words('common:job.save', { title: 'Nurse' }) });
  const root = await act(async () => hydrateRoot(container, page(<Later />)));
  expect([heart.isConnected, heart.ariaPressed]).toEqual([true, 'true']);
  expect(below.isConnected).toBe(true);
  await act(async () => root.unmount());
});

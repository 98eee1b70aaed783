// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import type { Session } from '../../../contract/records.ts';
import { failure } from '../../lib/failure.ts';
import { guestSession, seekerSession } from '../../machines/samples.ts';
import { onCallFailed } from '../../services/api.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { SessionProvider } from '../core/SessionFlow.tsx';
import { RequestCacheProvider } from '../core/useRequest.ts';

vi.mock('../../services/api.ts', () => ({ api: () => new Promise(() => {}), onCallFailed: vi.fn<typeof onCallFailed>(() => () => {}) }));
const SAID = 'Sign in to see what you saved: yours only.';

async function failing(session: Session) {
  const view = render(
    <Frame isBare session={session}>
      <SessionProvider>
        <RequestCacheProvider>
          <NoticeBar />
        </RequestCacheProvider>
      </SessionProvider>
    </Frame>,
  );
  await act(async () => {
    for (const [listener] of vi.mocked(onCallFailed).mock.calls.slice(-1)) listener(failure('refused', 401, { message: SAID }), 'listSavedJobs');
  });
  return view;
}

test('a signed-in user whose session has ended sees the server’s message', async () => {
  expect((await failing(seekerSession)).getByText(SAID)).toBeTruthy();
});

test('a guest’s session is renewed silently', async () => {
  expect((await failing(guestSession)).queryByText(SAID)).toBeNull();
});

// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Frame } from '../../../tests/support/view-frame.tsx';
import { seekerSession } from '../../machines/samples.ts';
import { SessionFlow, SessionProvider } from '../core/SessionFlow.tsx';

vi.mock('../../services/api.ts', () => ({
  api: (name: string) => (name === 'logOut' ? Promise.resolve({ data: null }) : new Promise(() => {})),
  onCallFailed: () => () => {},
}));
function Page() {
  const { send } = SessionFlow.useActorRef();
  return (
    <>
      <p>{`at ${useLocation().pathname}`}</p>
      <button onClick={() => send({ type: 'logout.requested', path: '/companies', to: '/employer/register' })}>Sign out</button>
      <Link to="/job/welder-7">A job</Link>
    </>
  );
}

test('signing out leads where it should once; from there, links lead where they say', async () => {
  const user = userEvent.setup();
  const view = render(
    <Frame at="/companies" isBare session={seekerSession}>
      <SessionProvider>
        <Page />
      </SessionProvider>
    </Frame>,
  );
  await user.click(view.getByRole('button', { name: 'Sign out' }));
  await vi.waitFor(() => expect(view.getByText('at /employer/register')).toBeTruthy());
  await user.click(view.getByRole('link', { name: 'A job' }));
  await act(async () => {});
  expect(view.getByText('at /job/welder-7')).toBeTruthy();
});

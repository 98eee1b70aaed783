// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Frame, words } from '../../../../tests/support/view-frame.tsx';
import type { Session } from '../../../../contract/records.ts';
import { loginMachine } from '../../../machines/login/login.machine.ts';
import { halfInSession } from '../../../machines/samples.ts';
import { LoginScope } from './LoginFlow.ts';
import { TwoFactorStep } from './TwoFactorStep.tsx';

test.each([
  [['totp', 'recovery'], true],
  [['totp'], false],
] as const)('a recovery code is offered to those who have one left: %j', (methods, isOffered) => {
  const session: Session = { ...halfInSession, pending: { ...(halfInSession.pending as object), methods: [...methods] } as Session['pending'] };
  const actor = createActor(loginMachine, { input: { session, redirect: null, otherSites: [], clockOffset: 0 } }).start();
  render(
    <Frame>
      <LoginScope value={actor}>
        <TwoFactorStep />
      </LoginScope>
    </Frame>,
  );
  expect(screen.queryByRole('button', { name: words('getStarted:recovery.use') }) !== null).toBe(isOffered);
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { qrApprovalMachine } from '../../machines/qrApproval/qrApproval.machine.ts';
import { employerSession, seekerSession } from '../../machines/samples.ts';
import { Outcome } from './Outcome.tsx';

const snapshot = (value: 'approved' | 'denied') => qrApprovalMachine.resolveState({ value, context: {} as never }) as SnapshotFrom<typeof qrApprovalMachine>;

test.each(['approved', 'denied'] as const)('after a sign-in is %s, only a job seeker is led to their devices', (value) => {
  const linkOf = (session: typeof seekerSession) => {
    const view = render(
      <Frame session={session}>
        <Outcome state={snapshot(value)} />
      </Frame>,
    );
    const link = screen.getByRole('link');
    const [text, href, all] = [link.textContent, link.getAttribute('href'), view.container.textContent];
    cleanup();
    return { text, href, saysSettings: all.includes('account settings') };
  };
  expect(linkOf(seekerSession)).toMatchObject({ text: words('qrApproval:devices'), saysSettings: value === 'approved' });
  expect(linkOf(employerSession)).toMatchObject({ text: words('qrApproval:home'), saysSettings: false });
});

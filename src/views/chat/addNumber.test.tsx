// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import type { Pending } from '../../machines/chatRoom/outbox.ts';
import { employerSession, seekerSession } from '../../machines/samples.ts';
import { PendingMessage } from './PendingMessage.tsx';

const withNumber = (session: Session, phone: string | null): Session => ({ ...session, user: session.user && { ...session.user, phone_num: phone } });

function refuse(refusal: Pending['refusal'], session: Session) {
  const message = { id: '4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013', kind: 'phoneRequest', body: {} } as const;
  const pending = { message, status: 'failed', label: null, refusal } as unknown as Pending;
  render(
    <Frame session={session}>
      <PendingMessage pending={pending} send={() => {}} />
    </Frame>,
  );
}
const offer = () => screen.queryByRole('button', { name: words('chat:phone.add') });

test.each([seekerSession, employerSession])('a user without a number adds one without leaving the conversation: $kind', async (session) => {
  refuse('phoneMissing', withNumber(session, null));
  // The dialog's code loads within the act.
  await act(async () => {
    (offer() as HTMLElement).click();
    await import('../shared/verify/VerifyDialogs.tsx');
  });
  const dialog = await screen.findByRole('dialog', { name: words('verify:phone.title') });
  expect(dialog.textContent).toContain(words(session.kind === 'recruiter' ? 'verify:phone.intro.employer' : 'verify:phone.intro'));
});

test('isn’t offered if there is a number by now, or if something else was refused', () => {
  refuse('phoneMissing', withNumber(employerSession, '+639285550142'));
  expect(offer()).toBeNull();
  cleanup();
  refuse('tooMany', withNumber(employerSession, null));
  expect(offer()).toBeNull();
});

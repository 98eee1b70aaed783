// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CHATTING, type Permission } from '../../../contract/team-rules.ts';
import { Hiring } from '../../../tests/support/hiring-frame.tsx';
import { words } from '../../../tests/support/view-frame.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';

const isWarned = () => document.body.textContent?.includes(words('team:form.handsOver', { name: 'Ben Cruz' }));
function open(permissions: Permission[]) {
  const member = {
    user_id: 'ben',
    name: 'Ben Cruz',
    avatar: null,
    avatar_hue: 150,
    email: 'ben@acme.example',
    is_email_verified: true,
    role: 'recruiter' as const,
    permissions,
    joined_at: '2026-01-05T08:00:00Z',
    is_me: false,
  };
  render(
    <Hiring at="/employer/team">
      <ChangeDialog isOpen member={member} isBusy={false} hasFailed={false} onSave={() => {}} onClose={() => {}} />
    </Hiring>,
  );
}
const press = (permission: Permission) => userEvent.click(screen.getByRole('checkbox', { name: words(`team:permission.${permission}`) }));

test('removing the permission to chat says before saving that the chats move to the user', async () => {
  open(['post-jobs', CHATTING]);
  await press('post-jobs');
  expect(isWarned()).toBe(false);
  await press(CHATTING);
  expect(isWarned()).toBe(true);
  await press(CHATTING);
  expect(isWarned()).toBe(false);
});

test('a colleague who doesn’t chat has nothing to hand over', async () => {
  open([]);
  await press('post-jobs');
  expect(isWarned()).toBe(false);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Chat } from '../../../contract/chat-records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { chat } from '../../machines/chatRoom/chat.samples.ts';
import { employerSession, seekerSession } from '../../machines/samples.ts';
import { Composer } from './Composer.tsx';

async function menuOf(about: Chat) {
  render(
    <Frame session={about.role === 'seeker' ? seekerSession : employerSession}>
      <Composer chat={about} userId="u-1" send={() => {}} />
    </Frame>,
  );
  await userEvent.click(screen.getByRole('button', { name: words('chat:composer.more') }));
}
const invite = () => screen.queryByRole('menuitem', { name: words('chat:compose.interview') });
const address = () => screen.getByLabelText('address').textContent;
const application = { id: '5b8e3c1d-6a0f-4f0f-8a52-0f4f3a6f7a01', status: 'viewed' } as const;

test.each([
  ['who applied, by their application', application, `application=${application.id}`],
  ['whom one talks with about a job, by the conversation', null, `chat=${chat.id}&job=${chat.job?.id}`],
])('an employer invites %s', async (_, applied, query) => {
  await menuOf({ ...chat, role: 'employer', application: applied });
  await userEvent.click(invite() as HTMLElement);
  expect(address()).toBe(`/employer/interviews/new?${query}`);
});

test.each([
  ['a seeker', chat],
  ['an employer whose applicant withdrew', { ...chat, role: 'employer' as const, application: { ...application, status: 'withdrawn' as const } }],
  ['an employer in a conversation about no job', { ...chat, role: 'employer' as const, job: null }],
])('%s can’t invite', async (_, about) => {
  await menuOf(about);
  expect(screen.getByRole('menuitem', { name: words('chat:compose.phrases') })).toBeTruthy();
  expect(invite()).toBeNull();
});

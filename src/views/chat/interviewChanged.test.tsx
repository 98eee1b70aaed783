// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import type { InterviewChange } from '../../../contract/interview-changes.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { chat, message } from '../../machines/chatRoom/chat.samples.ts';
import { seekerSession } from '../../machines/samples.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { MessageBody } from './MessageBody.tsx';
import { useMessageWords } from './useMessageWords.ts';

const [was, is] = ['2026-11-03T02:00:00.000Z', '2026-11-05T06:00:00.000Z'];
const moved: InterviewChange = { what: 'moved', by: 'seeker', from: was, to: is, times: [], place: null, minutes: null };
const toVideo: InterviewChange = { ...moved, what: 'toVideo', by: 'employer', from: null, to: null };
const id = '00000000-0000-4000-8000-00000000beef';
const messageOf = (changes: InterviewChange[]) =>
  ({ ...message('1001', 1, { sender: 'system' }), kind: 'interviewChanged', body: { interview_id: id, changes } }) as Extract<
    ChatMessage,
    { kind: 'interviewChanged' }
  >;
function InList({ shown, role }: { shown: ChatMessage; role: Chat['role'] }) {
  return <p data-testid="list">{useMessageWords({ ...chat, role })(shown)}</p>;
}
const show = (changes: InterviewChange[], role: Chat['role']) =>
  render(
    <Frame session={seekerSession}>
      <MessageBody message={messageOf(changes)} chat={{ ...chat, role }} isActing={false} send={() => {}} />
      <InList shown={messageOf(changes)} role={role} />
    </Frame>,
  );

test('the user who moved it reads that they did, the other who it was; in the list and in the conversation', () => {
  const times = { from: dayAndTime(was, 'en'), to: dayAndTime(is, 'en') };
  show([moved], 'seeker');
  expect(screen.getByTestId('list').textContent).toBe(words('interviewChanges:moved.you', times));
  expect(screen.getByRole('link', { name: words('interviewChanges:view') }).getAttribute('href')).toBe(`/interviews/${id}`);
  cleanup();
  show([moved, toVideo], 'employer');
  const all = `${words('interviewChanges:moved.other', { name: chat.other.name, ...times })} ${words('interviewChanges:toVideo.you')}`;
  expect(screen.getByTestId('list').textContent).toBe(all);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/employer/interviews/${id}`);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AutomaticMessage } from '../../../contract/automatic-replies.ts';
import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import { Frame, words } from '../../../tests/support/view-frame.tsx';
import { chat, message } from '../../machines/chatRoom/chat.samples.ts';
import { seekerSession } from '../../machines/samples.ts';
import { AutomaticReply } from './AutomaticReply.tsx';
import { useMessageWords } from './useMessageWords.ts';

const away: AutomaticMessage = { because: 'outOfOffice', text: 'I am away.', last_day: '2026-03-06', opens_at: null };
const automatic = (body: AutomaticMessage) =>
  ({ ...message('1001', 1, { sender: 'employer' }), kind: 'automaticReply', body }) as Extract<ChatMessage, { kind: 'automaticReply' }>;
const show = (body: AutomaticMessage, role: Chat['role'] = 'seeker') =>
  render(
    <Frame session={seekerSession}>
      <AutomaticReply message={automatic(body)} chat={{ ...chat, role }} isActing={false} send={() => {}} />
      <InList role={role} body={body} />
    </Frame>,
  );
function InList({ role, body }: { role: Chat['role']; body: AutomaticMessage }) {
  return <p data-testid="list">{useMessageWords({ ...chat, role })(automatic(body))}</p>;
}

test('is labeled, says until when, and that it doesn’t count as a reply', () => {
  show(away);
  screen.getByText(words('chat:automaticReply'));
  screen.getByText('I am away.');
  screen.getByText(words('chat:automaticReply.away', { day: 'Fri, Mar 6' }));
  screen.getByText(words('chat:automaticReply.note.seeker'));
  expect(screen.getByTestId('list').textContent).toBe('Automatic reply: I am away.');
});

test('the recruiter sees that the job seeker is still waiting, and that they didn’t write it themselves', () => {
  show(away, 'employer');
  screen.getByText(words('chat:automaticReply.note.employer'));
  expect(screen.getByTestId('list').textContent).toBe('Automatic reply: I am away.');
});

test('shows the start of working hours in the reader’s own time zone', () => {
  const opens_at = '2026-03-09T01:00:00Z';
  show({ because: 'outsideHours', text: 'Closed.', last_day: null, opens_at });
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  screen.getByText(words('chat:automaticReply.closed', { time: new Intl.DateTimeFormat('en', parts).format(new Date(opens_at)) }));
});

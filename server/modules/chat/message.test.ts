import { expect, test } from 'vitest';
import { type MessageRow, toMessage } from './message.ts';

test('a message never reveals where its files are stored, whichever way it is sent', () => {
  const body = { video_resume_id: 'v', filename: 'ana.mp4', size: 1, duration_ms: 2, storage_key: 'videos/a/b', cover_key: 'video-covers/a/b' };
  const row = { id: 'm', chatId: 'c', senderId: 's', kind: 'video', body, offset: 1, changedOffset: 1, createdAt: new Date(0), recalledAt: null } as MessageRow;
  expect(toMessage(row, { seekerId: 's' }).body).toEqual({
    video_resume_id: 'v',
    filename: 'ana.mp4',
    size: 1,
    duration_ms: 2,
    path: '/api/chat/messages/m/video',
    cover: '/api/chat/messages/m/cover',
  });
});

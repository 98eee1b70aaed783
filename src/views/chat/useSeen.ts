import { useEffect } from 'react';
import type { Chat } from '../../../contract/chat-records.ts';
import { reportRead } from '../../services/chat/chatRoom.ts';

/**
 * Reports messages as read if they are shown on a visible page.
 * @param chat null while what is shown may not be the newest
 */
export function useSeen(chat: Chat | null, known: number | null): void {
  const id = chat?.id;
  const read = chat?.mine.read_offset ?? 0;
  useEffect(() => {
    if (id === undefined || known === null || known <= read) return;
    const look = () => document.visibilityState === 'visible' && reportRead({ id }, known);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, known, read]);
}

import { useCallback } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import { useChangeWords } from './useChangeWords.ts';

/** A message as one line of text: for the list, and for screen readers. */
export function useMessageWords(chat: Pick<Chat, 'role' | 'other'>): (message: ChatMessage) => string {
  const { role } = chat;
  const { t } = useTranslation('chat');
  const describeChanges = useChangeWords(chat);
  return useCallback(
    (message) => {
      const words = (): string => {
        switch (message.kind) {
          case 'text':
          case 'greeting':
            return message.body.text;
          case 'file':
          case 'resume':
          case 'video':
            return t(`last.${message.kind}`, { name: message.body.filename });
          case 'automaticReply':
            return t('last.automaticReply', { text: message.body.text, interpolation: { escapeValue: false } });
          case 'offer':
            return t('last.offer', { title: message.body.title });
          case 'interviewChanged':
            return describeChanges(message.body.changes).join(' ');
          default:
            return t(`last.${message.kind}`);
        }
      };
      return message.sender === role && message.kind !== 'automaticReply' ? t('last.you', { text: words(), interpolation: { escapeValue: false } }) : words();
    },
    [t, role, describeChanges],
  );
}

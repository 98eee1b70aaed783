import FileText from '~icons/lucide/file-text';
import { use } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import type { ChatRoomEvent } from '../../machines/chatRoom/chatRoom.setup.ts';
import { AutomaticReply } from './AutomaticReply.tsx';
import { HandedOver } from './HandedOver.tsx';
import { InterviewChanged } from './InterviewChanged.tsx';
import { InterviewSlot } from './InterviewSlot.ts';
import { OfferCard } from './OfferCard.tsx';
import { PhoneCard } from './PhoneCard.tsx';
import { ResumeRequestCard } from './ResumeRequestCard.tsx';
import { VideoCard } from './VideoCard.tsx';

const file = css({ display: 'flex', gap: '8', alignItems: 'center', minH: '44px', fontWeight: '500', '& svg': { flexShrink: '0', color: 'quiet' } });

export interface CardProps<Kind extends ChatMessage['kind']> {
  message: Extract<ChatMessage, { kind: Kind }>;
  chat: Chat;
  /** An action on it is running. */
  isActing: boolean;
  send: (event: ChatRoomEvent) => void;
}

/** A message's text, or the card it shows. */
export function MessageBody({ message, ...rest }: Omit<CardProps<'text'>, 'message'> & { message: ChatMessage }) {
  const { t } = useTranslation('chat');
  const interview = use(InterviewSlot);
  switch (message.kind) {
    case 'text':
    case 'greeting':
      return <p dir="auto">{message.body.text}</p>;
    case 'file':
    case 'resume':
      if (message.kind === 'resume' && message.body.is_gone) return <p>{t('resume.gone', { name: message.body.filename })}</p>;
      return (
        <a href={message.body.path} download={message.body.filename} className={file}>
          <FileText size={20} aria-hidden="true" />
          <span>
            {message.kind === 'resume' ? <span className={css({ display: 'block', fontSize: '13', color: 'quiet' })}>{t('resume.card')}</span> : null}
            {message.body.filename}
          </span>
        </a>
      );
    case 'video':
      return <VideoCard key={message.body.path} message={message} {...rest} />;
    case 'resumeRequest':
      return <ResumeRequestCard message={message} {...rest} />;
    case 'phoneRequest':
      return <PhoneCard message={message} {...rest} />;
    case 'offer':
      return <OfferCard message={message} {...rest} />;
    case 'automaticReply':
      return <AutomaticReply message={message} {...rest} />;
    case 'interview':
      return interview({ id: message.body.interview_id, base: rest.chat.role === 'seeker' ? '/interviews' : '/employer/interviews' });
    case 'interviewChanged':
      return <InterviewChanged message={message} chat={rest.chat} />;
    case 'interviewClosed':
      return <p>{t(`interviewClosed.${message.body.because}`)}</p>;
    case 'handedOver':
      return <HandedOver message={message} {...rest} />;
    case 'hiringEnded':
      return <p>{t('hiringEnded', { company: rest.chat.company.name })}</p>;
    case 'recalled':
      return null;
  }
}

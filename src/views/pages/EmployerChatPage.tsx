import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams } from 'react-router-dom';
import { css } from '#css/css';
import { CHATTING } from '../../../contract/team-rules.ts';
import { Hydrated } from '../core/Hydrated.tsx';
import { ActiveReply } from '../automaticReplies/ActiveReply.tsx';
import { useEmployer, useIsAllowed } from '../shared/employer/employer.ts';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { NoChat } from '../shared/employer/NoChat.tsx';
import { ChatScreen } from '../chat/ChatScreen.tsx';
import { InterviewSlot } from '../chat/InterviewSlot.ts';
import { PushOffer } from '../notifications/PushOffer.tsx';
import { chatInterview } from './chatInterview.tsx';

/** The part of the screen that the header and, on phones, the workspace's bar take up. */
const room = css({
  '--around': { base: '117px', md: '125px', lg: '65px' },
  // In a conversation, the field to write in replaces the bar.
  '&[data-foot-bar]': { '--around': { base: '57px', md: '65px' } },
});

/** /employer/chat and /employer/chat/{chatId}: an employer's conversations. */
export default function EmployerChatPage() {
  const { t } = useTranslation('chat');
  return (
    <EmployerFrame title={t('title')} isFilled>
      <Hydrated>
        <Chats />
      </Hydrated>
    </EmployerFrame>
  );
}

function Chats() {
  const { user } = useEmployer();
  const { chatId } = useParams();
  const mayReplyByItself = useIsAllowed('set-automatic-replies');
  if (!useIsAllowed(CHATTING)) return <NoChat />;
  return (
    <div className={room} data-filled="" data-foot-bar={chatId ? '' : undefined}>
      <InterviewSlot value={chatInterview}>
        <ChatScreen userId={user.id} base="/employer/chat" side="employer" offer={<PushOffer />}>
          {mayReplyByItself ? <ActiveReply /> : null}
        </ChatScreen>
      </InterviewSlot>
    </div>
  );
}

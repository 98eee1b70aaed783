import { useTranslation } from '../ui/useTranslation.tsx';
import { cx, css } from '#css/css';
import { Hydrated } from '../core/Hydrated.tsx';
import { SeekerPage } from '../shared/seeker/SeekerPage.tsx';
import { useUser } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ChatScreen } from '../chat/ChatScreen.tsx';
import { InterviewSlot } from '../chat/InterviewSlot.ts';
import { PushOffer } from '../notifications/PushOffer.tsx';
import { chatInterview } from './chatInterview.tsx';

/** The part of the screen that the page's header takes up. */
const room = css({ '--around': { base: '57px', md: '65px' } });

/** /chat and /chat/{chatId}: a job seeker's conversations. */
export default function ChatPage() {
  const { t } = useTranslation('chat');
  const user = useUser();
  useTitle(t('title'));
  if (!user) return <SeekerPage texts="chat">{null}</SeekerPage>;
  return (
    <div className={cx(containerStyle, room)}>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      <Hydrated>
        <InterviewSlot value={chatInterview}>
          <ChatScreen key={user.id} userId={user.id} base="/chat" side="seeker" offer={<PushOffer />} />
        </InterviewSlot>
      </Hydrated>
    </div>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams } from 'react-router-dom';
import { cx, css } from '#css/css';
import { Hydrated } from '../core/Hydrated.tsx';
import { SeekerPage } from '../shared/seeker/SeekerPage.tsx';
import { useUser } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { ChatScreen } from '../chat/ChatScreen.tsx';
import { InterviewSlot } from '../chat/InterviewSlot.ts';
import { PushOffer } from '../notifications/PushOffer.tsx';
import { chatInterview } from './chatInterview.tsx';

/** The part of the screen that the page's header takes up; on phones, its title too. */
const room = css({ '--around': { base: '57px', md: '65px' }, '&[data-list]': { '--around': { base: '117px', md: '125px', lg: '65px' } } });
const heading = css({ textStyle: 'page', h: '60px', pt: '16', lg: { srOnly: true } });

/** /chat and /chat/{chatId}: a job seeker's conversations. */
export default function ChatPage() {
  const { t } = useTranslation('chat');
  const { chatId } = useParams();
  const user = useUser();
  useTitle(t('title'));
  if (!user) return <SeekerPage texts="chat">{null}</SeekerPage>;
  return (
    <div className={cx(containerStyle, room)} data-list={chatId ? undefined : ''}>
      {/* An open conversation has the whole screen of a phone. */}
      <h1 className={chatId ? css({ srOnly: true }) : heading}>{t('title')}</h1>
      <Hydrated>
        <InterviewSlot value={chatInterview}>
          <ChatScreen key={user.id} userId={user.id} base="/chat" side="seeker" offer={<PushOffer />} />
        </InterviewSlot>
      </Hydrated>
    </div>
  );
}

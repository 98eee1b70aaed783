import { useMachine } from '@xstate/react';
import MessageCircle from '~icons/lucide/message-circle';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import { chatOpening } from '../../../services/chat/opening.ts';
import { isPressWaiting, takePress } from '../../../services/takePress.ts';
import { useTexts } from '../../core/useTexts.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonStyle } from '../../ui/button.styles.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** The states that prevent the chat, the text of each, and where to resolve it. */
const STOPS = {
  signInRequired: { words: 'opening.signIn', to: '/get-started' },
  profileIncomplete: { words: 'opening.profile', to: '/jobseeker-complete-profile' },
  notEligible: { words: 'opening.eligible', to: '/manage-profile' },
  unavailable: { words: 'opening.unavailable', to: null },
} as const;

type ChatButtonProps = ButtonStyle & {
  jobId: number;
  /** Next to others at the bottom on phones, its text is for screen readers only. */
  isMarkOnPhones?: boolean;
};

/** Screen readers still read it. */
const unseenOnPhones = css({ mdDown: { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } });
const narrowOnPhones = css({ mdDown: { px: '12' } });

/** Leads from a job to a chat with its recruiter, or to what that requires first. Rendered in place before its code and texts are loaded. */
export default function ChatButton(props: ChatButtonProps) {
  if (!useHydrated()) return <Still {...props} />;
  return (
    <Suspense fallback={<Still {...props} wasPressed={isPressWaiting(pressKeyOf(props.jobId))} />}>
      <LiveChatButton {...props} />
    </Suspense>
  );
}

const pressKeyOf = (jobId: number) => `chat ${jobId}`;

/** Before its code is loaded: stores a click, and handles it later. */
function Still({ jobId, isMarkOnPhones = false, wasPressed = false, ...style }: ChatButtonProps & { wasPressed?: boolean }) {
  const [isPressed, setIsPressed] = useState(wasPressed);
  return (
    <Button
      {...style}
      {...(isMarkOnPhones ? { className: narrowOnPhones } : {})}
      data-press={pressKeyOf(jobId)}
      isLoading={isPressed}
      onClick={() => setIsPressed(true)}
    >
      <Words isMarkOnPhones={isMarkOnPhones} />
    </Button>
  );
}

function Words({ isMarkOnPhones }: { isMarkOnPhones: boolean }) {
  const { t } = useTranslation('job');
  return (
    <>
      <MessageCircle size={18} aria-hidden="true" />
      <span className={isMarkOnPhones ? unseenOnPhones : undefined}>{t('chat')}</span>
    </>
  );
}

function LiveChatButton({ jobId, isMarkOnPhones = false, ...style }: ChatButtonProps) {
  useTexts('chat');
  const { t } = useTranslation(['chat', 'common', 'job']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [state, send] = useMachine(chatOpening, { input: { jobId } });
  const { chatId } = state.context;
  useEffect(() => {
    if (takePress(pressKeyOf(jobId))) send({ type: 'chat.requested' });
  }, [jobId, send]);
  const isOpened = state.matches('opened');
  useEffect(() => {
    if (isOpened && chatId) void navigate(`/chat/${chatId}`);
  }, [isOpened, chatId, navigate]);
  const close = () => send({ type: 'chat.declined' });
  const stop = (Object.keys(STOPS) as (keyof typeof STOPS)[]).find((name) => state.matches(name));
  const isWaiting = state.hasTag('unanswered');
  const way = stop && STOPS[stop];
  return (
    <>
      <Button
        {...style}
        {...(isMarkOnPhones ? { className: narrowOnPhones } : {})}
        isLoading={state.hasTag('busy')}
        onClick={() => send({ type: 'chat.requested' })}
      >
        <Words isMarkOnPhones={isMarkOnPhones} />
      </Button>
      <Dialog
        isOpen={way !== undefined || isWaiting}
        onClose={close}
        title={way ? t(`${way.words}.title`) : t('job:chat')}
        actions={
          <>
            {way?.to ? (
              <ButtonLink to={`${way.to}?redirect=${encodeURIComponent(pathname + search)}`} variant="primary">
                {t(`${way.words}.action` as 'opening.signIn.action')}
              </ButtonLink>
            ) : null}
            {isWaiting ? (
              <Button variant="primary" onClick={() => send({ type: 'chat.retried' })}>
                {t('common:retry')}
              </Button>
            ) : null}
            <Button onClick={close}>{t('opening.close')}</Button>
          </>
        }
      >
        <p role={isWaiting ? 'status' : undefined}>{way ? t(`${way.words}.text`) : t(state.matches('failed') ? 'opening.failed' : 'opening.offline')}</p>
      </Dialog>
    </>
  );
}

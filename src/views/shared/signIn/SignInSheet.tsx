import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import { recordGetStarted } from '../../../services/getStarted.ts';
import { login } from '../../../services/login.ts';
import { useBoot } from '../../core/boot.ts';
import { SessionFlow, useSession } from '../../core/SessionFlow.tsx';
import { useTexts } from '../../core/useTexts.ts';
import { TermsAgreed } from '../../ui/TermsAgreed.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoginScope } from './LoginFlow.ts';
import { LoginSteps } from './LoginSteps.tsx';

interface SignInSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** What happens once the user is signed in. Without it, what they did is already saved on this device. */
  words?: { title: string; intro: string };
}

/** Signing in or registering without leaving the page: a sheet on phones, a dialog on wide screens. */
export default function SignInSheet({ isOpen, onClose, words }: SignInSheetProps) {
  useTexts('getStarted', 'validation');
  const { t } = useTranslation('getStarted');
  const { pathname, search } = useLocation();
  const { otherSites = [] } = useBoot();
  const session = useSession();
  const { send } = SessionFlow.useActorRef();
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  const actor = useActorRef(login, { input: { session, redirect: pathname + search, otherSites, clockOffset, mayLeave: true } });
  const entered = useSelector(actor, (state) => (state.status === 'done' ? state.output : null));
  useEffect(() => {
    if (entered) send({ type: 'session.began', session: entered.session });
  }, [entered, send]);
  useEffect(() => actor.on('login.started', ({ by }) => recordGetStarted(by)).unsubscribe, [actor]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words?.title ?? t('sheet.title')} description={words?.intro ?? t('sheet.intro')} width={440}>
      <LoginScope.Provider value={actor}>
        <div className={css({ display: 'grid', gap: '16' })}>
          <LoginSteps />
          <TermsAgreed />
        </div>
      </LoginScope.Provider>
    </Dialog>
  );
}

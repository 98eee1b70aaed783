import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { qrApproval } from '../../services/account/qrApproval.ts';
import { isMember, SessionFlow, useIdentity, useSession } from '../core/SessionFlow.tsx';
import { useHydrated } from '../core/useHydrated.ts';
import { useTicket } from '../core/useTicket.ts';
import { useTitle } from '../core/useTitle.ts';
import { Working } from '../ui/Working.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ApprovalRequest } from './ApprovalRequest.tsx';
import { Outcome } from './Outcome.tsx';

const TOKEN = /^[\w-]{43}$/;
const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minH: '60dvh',
  maxW: '560px',
  mx: 'auto',
  py: { base: '24', md: '48' },
});

/** /qr-approval#TOKEN, the link in a scanned QR code: reads the token and removes it from the URL right away. */
export default function QrApprovalPage() {
  const { t } = useTranslation('qrApproval');
  const token = useTicket();
  // The server doesn't see the fragment: nothing is known until it is read here.
  const isHydrated = useHydrated();
  const isKnown = SessionFlow.useSelector((state) => !state.matches({ identity: 'restoring' })) && isHydrated;
  useTitle(t('title'));
  return (
    <div className={containerStyle}>
      <div className={box}>
        <VisuallyHidden>
          <h1>{t('title')}</h1>
        </VisuallyHidden>
        {isKnown ? <Approval key={token} token={TOKEN.test(token) ? token : null} /> : <Working>{t('scanned')}</Working>}
      </div>
    </div>
  );
}

/** Starts once the session is known. */
function Approval({ token }: { token: string | null }) {
  const { t } = useTranslation('qrApproval');
  const identity = useIdentity();
  const { user } = useSession();
  const [state, send] = useMachine(qrApproval, { input: { token, isMember: isMember(identity), email: user?.email ?? '' } });
  if (state.matches('scanned')) return <Working>{t('scanned')}</Working>;
  if (state.matches('unread'))
    return (
      <ErrorState title={t('unread.title')} reference={state.context.failure?.requestId ?? null} onRetry={() => send({ type: 'scan.retried' })}>
        {t('unread.text')}
      </ErrorState>
    );
  const { asking } = state.context;
  if (asking && (state.matches('confirming') || state.matches('approving') || state.matches('proving') || state.matches('denying'))) {
    return <ApprovalRequest asking={asking} state={state} send={send} />;
  }
  return <Outcome state={state} />;
}

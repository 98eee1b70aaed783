import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { employerLogin } from '../../services/employer.ts';
import { useBoot } from '../core/boot.ts';
import { SessionFlow, useIdentity, useSession } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { Login } from '../shared/signIn/Login.tsx';
import { useArrived } from '../shared/signIn/useArrived.ts';
import { Callout } from '../ui/Callout.tsx';
import { entrance, otherWay } from '../shared/employer/entrance.styles.ts';
import { SeekerHere } from '../shared/employer/SeekerHere.tsx';
import { Link } from '../ui/Link.tsx';

/** /employer/login: sign-in for recruiters, which returns to `?redirect=`. */
export default function EmployerLoginPage() {
  const { t } = useTranslation(['employer', 'getStarted']);
  const identity = useIdentity();
  const session = useSession();
  const { otherSites = [] } = useBoot();
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { isExpired?: boolean } | null };
  const { arrival, visit } = useArrived();
  useTitle(t('login.title'));
  if (identity === 'seeker') return <SeekerHere />;
  // The sign-in chart starts with the session, and with what the page was opened for.
  const key = session.user ? 'member' : `${arrival?.by ?? 'guest'} ${visit}`;
  return (
    <div className={entrance}>
      {state?.isExpired && !session.user ? <Callout severity="info">{t('getStarted:expired')}</Callout> : null}
      <Login
        key={key}
        logic={employerLogin}
        words={{ title: t('login.title'), intro: t('login.intro') }}
        input={{ session, redirect: params.get('redirect') ?? '/employer', otherSites, clockOffset, ...(arrival ? { arrival } : {}) }}
      />
      <div className={otherWay}>
        <p>
          {t('switch.toRegister')} <Link to="/employer/register">{t('switch.register')}</Link>
        </p>
        <p>
          {t('login.seeker')} <Link to="/get-started">{t('login.seekerLink')}</Link>
        </p>
      </div>
    </div>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { recordGetStarted } from '../../services/getStarted.ts';
import { useBoot } from '../core/boot.ts';
import { SessionFlow, useSession } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { TermsAgreed } from '../ui/TermsAgreed.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Login } from '../shared/signIn/Login.tsx';
import { useArrived } from '../shared/signIn/useArrived.ts';
import { Register } from '../shared/registration/Register.tsx';
import { Link } from '../ui/Link.tsx';
import { Story } from './Story.tsx';

const sides = css({
  maxW: '472px',
  mx: 'auto',
  px: '16',
  py: { base: '24', md: '48' },
  lg: { maxW: '1264px', px: '32', display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: '72' },
});
const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '24', lg: { maxW: '400px', py: '24' } });
const other = css({
  color: 'quiet',
  pt: '16',
  borderBlockStart: '1px solid {colors.line}',
  '& a': { color: 'accentText', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '0.2em', display: 'inline-block', py: '12', my: '-12px' },
});

/** /get-started: signing in or registering, which returns to `?redirect=`. */
export default function GetStartedPage() {
  const { t } = useTranslation('getStarted');
  const [params] = useSearchParams();
  const session = useSession();
  const { otherSites = [] } = useBoot();
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  const { state } = useLocation() as { state: { isExpired?: boolean } | null };
  const isRegistering = params.get('mode') === 'register';
  const redirect = params.get('redirect');
  const kind = isRegistering ? 'register' : 'login';
  useTitle(t(`${kind}.title`));
  const query = new URLSearchParams(redirect ? { redirect } : {});
  if (!isRegistering) query.set('mode', 'register');
  const { arrival, visit } = useArrived();
  const email = params.get('email');
  const input = { session, redirect, otherSites, clockOffset };
  // The sign-in chart starts with the session, and with what the page was opened for.
  const key = session.user ? 'member' : `${arrival?.by ?? 'guest'} ${visit}`;
  // Uploaded on /quick-upload-resume.
  const arrived = redirect?.includes('from=resume') && !session.user ? <Callout severity="success">{t('arrived')}</Callout> : null;
  const expired = state?.isExpired ? <Callout severity="info">{t('expired')}</Callout> : null;
  return (
    <div className={sides}>
      <div className={frame}>
        {isRegistering ? (
          <>
            <header>
              <h1 className={css({ textStyle: 'page', mb: '8' })}>{t('register.title')}</h1>
              {session.user ? null : <p className={css({ color: 'quiet' })}>{t('register.intro')}</p>}
            </header>
            {expired}
            {arrived}
            <Register input={input} />
          </>
        ) : (
          <Login key={key} onStart={recordGetStarted} input={{ ...input, mayLeave: true, ...(arrival ? { arrival } : {}), ...(email ? { email } : {}) }}>
            {expired}
            {arrived}
          </Login>
        )}
        {session.user || isRegistering ? null : <TermsAgreed />}
        {session.user ? null : (
          <p className={other}>
            {t(isRegistering ? 'switch.toLogin' : 'switch.toRegister')}{' '}
            <Link to={`/get-started${query.size > 0 ? `?${query}` : ''}`}>{t(isRegistering ? 'switch.login' : 'switch.register')}</Link>
            {isRegistering && !arrived ? (
              <>
                <br />
                <Link to="/quick-upload-resume">{t('switch.resume')}</Link>
              </>
            ) : null}
          </p>
        )}
      </div>
      <Story />
    </div>
  );
}

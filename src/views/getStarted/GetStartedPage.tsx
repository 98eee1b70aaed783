import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { SessionFlow, useSession } from '../app/SessionFlow.tsx';
import { useTitle } from '../app/useTitle.ts';
import { Login } from './Login.tsx';
import { Register } from './Register.tsx';

const frame = css({ maxW: '440px', mx: 'auto', px: '16', py: { base: '24', md: '72' }, display: 'grid', gap: '24' });
const other = css({
  color: 'quiet',
  pt: '16',
  borderBlockStart: '1px solid {colors.line}',
  '& a': { color: 'accentText', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '0.2em', display: 'inline-block', py: '12', my: '-12px' },
});

/** /get-started: signing in or up, with the way back kept (`?redirect=`). */
export default function GetStartedPage() {
  const { t } = useTranslation('getStarted');
  const [params] = useSearchParams();
  const session = useSession();
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  const isRegistering = params.get('mode') === 'register';
  const redirect = params.get('redirect');
  const kind = isRegistering ? 'register' : 'login';
  useTitle(t(`${kind}.title`));
  const query = new URLSearchParams(redirect ? { redirect } : {});
  if (!isRegistering) query.set('mode', 'register');
  const input = { session, redirect, otherSites: [], clockOffset };
  return (
    <div className={frame}>
      <header>
        <h1 className={css({ textStyle: 'page', mb: '8' })}>{t(`${kind}.title`)}</h1>
        <p className={css({ color: 'quiet' })}>{t(`${kind}.intro`)}</p>
      </header>
      {/* The chart begins with who one is: as a guest, or as somebody who is in already. */}
      {isRegistering ? (
        <Register key={session.kind === 'seeker' ? 'seeker' : 'guest'} input={input} />
      ) : (
        <Login
          key={session.kind === 'seeker' ? 'seeker' : 'guest'}
          input={{ ...input, ...(params.get('email') ? { email: params.get('email') as string } : {}) }}
        />
      )}
      <p className={other}>
        {t(isRegistering ? 'switch.toLogin' : 'switch.toRegister')}{' '}
        <Link to={`/get-started${query.size > 0 ? `?${query}` : ''}`}>{t(isRegistering ? 'switch.login' : 'switch.register')}</Link>
      </p>
    </div>
  );
}

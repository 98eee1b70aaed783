import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { useBoot } from '../core/boot.ts';
import { SessionFlow, useIdentity, useSession } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { EmployerRegister } from '../shared/registration/EmployerRegister.tsx';
import { entrance, otherWay } from '../shared/employer/entrance.styles.ts';
import { SeekerHere } from '../shared/employer/SeekerHere.tsx';
import { Link } from '../ui/Link.tsx';

/** /employer/register: registration for recruiters. */
export default function EmployerRegisterPage() {
  const { t } = useTranslation('employer');
  const identity = useIdentity();
  const session = useSession();
  const clockOffset = SessionFlow.useSelector((state) => state.context.clockOffset);
  useTitle(t('register.title'));
  if (identity === 'seeker') return <SeekerHere />;
  return (
    <div className={entrance}>
      <header>
        <h1 className={css({ textStyle: 'page' })}>{t('register.title')}</h1>
        {session.user ? null : <p className={css({ color: 'quiet', mt: '8' })}>{t('register.intro')}</p>}
      </header>
      <Begin clockOffset={clockOffset} />
      {session.user ? null : (
        <div className={otherWay}>
          <p>
            {t('switch.toLogin')} <Link to="/employer/login">{t('switch.login')}</Link>
          </p>
        </div>
      )}
    </div>
  );
}

/** // The chart starts with the session when the page opens; it changes while the chart runs. */
function Begin({ clockOffset }: { clockOffset: number }) {
  const session = useSession();
  const { otherSites = [] } = useBoot();
  const [input] = useState({ session, redirect: '/employer', otherSites, clockOffset });
  return <EmployerRegister input={input} />;
}

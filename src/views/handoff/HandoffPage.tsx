import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import type { Destination } from '../../machines/handoff/handoff.actors.ts';
import { isModalWanted } from '../../services/handoff.ts';
import { useSession } from '../core/SessionFlow.tsx';
import { useHydrated } from '../core/useHydrated.ts';
import { useTitle } from '../core/useTitle.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Handoff } from './Handoff.tsx';

const LINK = '/jobseeker-login-redirect';

/** /jobseeker-login-redirect?redirectUrl=… and /keep-login: hands the session over to the company's other site. */
export default function HandoffPage() {
  const { t } = useTranslation('handoff');
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const isHydrated = useHydrated();
  useTitle(t('title'));
  const query = new URLSearchParams(search);
  const to: Destination =
    pathname === LINK ? { kind: 'address', redirectUrl: query.get('redirectUrl') ?? '' } : { kind: 'employers', redirect: query.get('redirect') };
  const signIn = `/get-started?${new URLSearchParams({ redirect: pathname + search })}`;
  return (
    <div className={containerStyle}>
      <VisuallyHidden>
        <h1>{t('title')}</h1>
      </VisuallyHidden>
      {isHydrated ? <Handoff key={user?.id ?? ''} input={{ to, isMember: user !== null, isModalWanted: isModalWanted(query) }} signIn={signIn} /> : null}
    </div>
  );
}

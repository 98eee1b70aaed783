import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { Navigate, useLocation } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { CurrentUser } from '../../../../contract/records.ts';
import { membershipRequest } from '../../../services/membership.ts';
import { useRequest } from '../../core/useRequest.ts';
import { useIdentity, useSignedInEmployer } from '../../core/SessionFlow.tsx';
import { useTitle } from '../../core/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { containerStyle } from '../../ui/container.styles.ts';
import { OfflineHere } from '../../ui/OfflineHere.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmployerProvider } from './employer.ts';
import { EmployerNav } from './EmployerNav.tsx';
import { SeekerHere } from './SeekerHere.tsx';

/**
 * As high as the screen below the header, so that a phone's bar is at the bottom. `--foot` is the height of that bar, for sticky elements above it.
 */
const frame = css({
  '--foot': { base: '60px', lg: '0px' },
  '&[data-focused], &:has([data-foot-bar])': { '--foot': '0px' },
  display: 'flex',
  flexDirection: 'column-reverse',
  minH: 'calc(100dvh - 57px)',
  md: { minH: 'calc(100dvh - 65px)' },
  lg: { flexDirection: 'row', gap: '48' },
});
const column = css({
  flex: '1',
  minW: '0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: { base: '16', md: '24' },
  py: { base: '16', md: '24' },
});
/** The content reaches from the header to the window's end, and is self-explanatory. */
const filled = css({ '&:has([data-filled])': { py: '0' }, '& > header': { srOnly: true } });
const large = css({ textStyle: { base: 'title', md: 'page' }, minW: '0', overflowWrap: 'anywhere' });
const small = css({ textStyle: 'card', minW: '0', overflowWrap: 'anywhere' });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12' });

export interface EmployerFrameProps {
  /** The page's heading, and its tab's title. */
  title: string;
  /** What is marked `data-filled` fills the window: no room around it, and the heading is for screen readers only. */
  isFilled?: boolean;
  /** For a task from start to end: the only link is back. */
  isFocused?: boolean;
  /** Next to the heading: the page's main actions. */
  actions?: ReactNode;
  /** Above the heading: the link back to the list. */
  back?: ReactNode;
  /** Replaces everything, for an employer that no company has approved yet; without it they are redirected to /employer. */
  otherwise?: ReactNode;
  /** Shown to an employer that a company has approved; inside it, `useEmployer()` returns who and in which role. */
  children: ReactNode;
}

/**
 * A page of the employer's workspace: its navigation, heading and guard. Tells job seekers that this page is for employers, asks guests to sign in
 * and return, and shows employers without an approval their next step at /employer. Its page needs the texts `employer`.
 */
export function EmployerFrame(props: EmployerFrameProps) {
  const identity = useIdentity();
  const user = useSignedInEmployer();
  const { pathname, search } = useLocation();
  useTitle(props.title);
  if (identity === 'seeker') return <SeekerHere />;
  if (!user) return <Navigate to={`/employer/login?${new URLSearchParams({ redirect: pathname + search })}`} replace />;
  return <Workspace key={user.id} user={user} {...props} />;
}

function Workspace({ user, title, isFilled = false, isFocused = false, actions, back, otherwise, children }: EmployerFrameProps & { user: CurrentUser }) {
  const { t } = useTranslation('employer');
  const [state, send] = useRequest(membershipRequest, null);
  const retry = () => send({ type: 'request.retried' });
  const membership = state.context.response;
  const employer = useMemo(() => (membership?.joined_at ? { user, membership } : null), [user, membership]);
  // The page with the next step stays while it reloads.
  if (!employer && (state.matches('success') || (otherwise && membership !== undefined))) return otherwise ?? <Navigate to="/employer" replace />;
  return (
    <div className={cx(containerStyle, frame)} data-focused={isFocused || undefined}>
      {isFocused ? null : <EmployerNav />}
      <div className={cx(column, isFilled && filled)} aria-busy={employer === null && state.hasTag('busy')}>
        {back}
        <header className={head}>
          <h1 className={isFocused ? small : large}>{title}</h1>
          {actions && employer ? (
            <EmployerProvider value={employer}>
              <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', _empty: { display: 'none' } })}>{actions}</div>
            </EmployerProvider>
          ) : null}
        </header>
        {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
        {state.matches('failure') && !employer ? (
          <Callout severity="error" actions={<Button onClick={retry}>{t('home.retry')}</Button>}>
            {t('home.failed')}
          </Callout>
        ) : null}
        {state.hasTag('slow') && !employer ? <p role="status">{t('home.slow')}</p> : null}
        {employer ? <EmployerProvider value={employer}>{children}</EmployerProvider> : null}
        {!employer && state.hasTag('busy') ? <Skeleton height="240px" /> : null}
      </div>
    </div>
  );
}

import { useState, type ComponentType } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { CompanyMembership } from '../../../contract/recovery.ts';
import type { CurrentUser } from '../../../contract/records.ts';
import { membershipRequest } from '../../services/membership.ts';
import { useRequest } from '../core/useRequest.ts';
import { SessionFlow } from '../core/SessionFlow.tsx';
import { Button } from '../ui/Button.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Trail, type TrailStep } from '../ui/Trail.tsx';
import { EmailVerificationDialog } from '../shared/verify/VerifyDialogs.tsx';
import { CompanyName } from './CompanyName.tsx';

const column = css({ py: { base: '24', md: '48' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', maxW: '640px' });

interface EmployerHomeProps {
  user: CurrentUser;
  /** The ways to claim a company without members. */
  Claim: ComponentType;
}

/** An employer's home page: the user, the company, how far they are on the way to hiring, and what comes next. */
export function EmployerHome({ user, Claim }: EmployerHomeProps) {
  const { t } = useTranslation('employer');
  const [state, send] = useRequest(membershipRequest, null);
  const session = SessionFlow.useActorRef();
  const { pathname } = useLocation();
  const [isConfirming, setIsConfirming] = useState(false);
  const membership = state.context.response;
  const name = `${user.first_name} ${user.last_name}`.trim();
  const retry = () => send({ type: 'request.retried' });
  return (
    <div className={containerStyle}>
      <div className={column} aria-busy={state.hasTag('busy')}>
        <header className={css({ display: 'flex', gap: '16', alignItems: 'center' })}>
          {membership ? <CompanyMark logo={membership.company.logo} size={56} isEager /> : null}
          <div className={css({ minW: '0', overflowWrap: 'anywhere' })}>
            <h1 className={css({ textStyle: 'page' })}>{membership?.company.name ?? t('home.title')}</h1>
            <p className={css({ color: 'quiet' })}>{t('home.as', { name, email: user.email })}</p>
          </div>
        </header>
        {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
        {state.matches('failure') ? (
          <Callout severity="error" actions={<Button onClick={retry}>{t('home.retry')}</Button>}>
            {t('home.failed')}
          </Callout>
        ) : null}
        {state.hasTag('slow') ? <p role="status">{t('home.slow')}</p> : null}
        {membership === undefined ? (
          state.hasTag('busy') ? (
            <Skeleton height="240px" />
          ) : null
        ) : (
          <HiringTrail user={user} membership={membership} onConfirm={() => setIsConfirming(true)} />
        )}
        {membership?.joined_at ? (
          // A full reload, because the server knows that they were approved.
          <a href="/employer" className={cx(buttonStyle({ variant: 'primary' }), css({ justifySelf: 'start' }))}>
            {t('home.go')}
          </a>
        ) : null}
        {membership?.is_unclaimed ? <Claim key={`${membership.company.id} ${user.is_email_verify}`} /> : null}
        {membership === null || membership?.joined_at === null ? (
          <section aria-labelledby="company-name" className={css({ display: 'grid', gap: '12' })}>
            <h2 id="company-name" className={css({ textStyle: 'section' })}>
              {t(membership === null ? 'join' : 'join.other')}
            </h2>
            {membership === null ? null : <p className={css({ color: 'quiet' })}>{t('join.other.text')}</p>}
            <CompanyName key={membership?.company.id} onNamed={retry} />
          </section>
        ) : null}
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          <ButtonLink to="/jobs-hiring/job-search">{t('home.findJobs')}</ButtonLink>
          <Button variant="quiet" onClick={() => session.send({ type: 'logout.requested', path: pathname })}>
            {t('home.logOut')}
          </Button>
        </div>
      </div>
      <EmailVerificationDialog email={user.email} isOpen={isConfirming} onClose={() => setIsConfirming(false)} />
    </div>
  );
}

interface HiringTrailProps {
  user: CurrentUser;
  membership: CompanyMembership | null;
  onConfirm: () => void;
}

function HiringTrail({ user, membership, onConfirm }: HiringTrailProps) {
  const { t } = useTranslation('employer');
  const { email, is_email_verify: isConfirmed } = user;
  const company = membership?.company.name;
  const standing = membership === null ? 'none' : membership.joined_at !== null ? membership.role : membership.is_unclaimed ? 'unclaimed' : 'waiting';
  const marks = [
    { id: 'account', isDone: true, note: t('trail.account.done') },
    {
      id: 'email',
      isDone: isConfirmed,
      note: isConfirmed ? (
        t('trail.email.done', { email })
      ) : (
        <div className={css({ display: 'grid', gap: '8', justifyItems: 'start' })}>
          {t('trail.email.open', { email })}
          <Button size="small" onClick={onConfirm}>
            {t('trail.email.confirm')}
          </Button>
        </div>
      ),
    },
    { id: 'company', isDone: membership?.joined_at != null, note: t(`trail.company.${standing}`, { company }) },
    { id: 'post', isDone: false, note: t('trail.post.next') },
  ];
  const here = marks.findIndex(({ isDone }) => !isDone);
  const steps = marks.map(({ id, isDone, note }, index): TrailStep => {
    return { id, label: t(`trail.${id}`), state: isDone ? 'done' : index === here && id !== 'post' ? 'here' : 'next', note };
  });
  return <Trail label={t('trail')} steps={steps} />;
}

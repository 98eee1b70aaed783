import UserRound from '~icons/lucide/user-round';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { SessionFlow } from '../../core/SessionFlow.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/**
 * On the employers' pages, for a job seeker: an employer's account is a separate one, with a link to it.
 * @param to where to continue after signing out, if not at signing in or registering
 */
export function SeekerHere({ to }: { to?: string }) {
  const { t } = useTranslation('employer');
  const { send } = SessionFlow.useActorRef();
  const path = useLocation().pathname;
  return (
    <EmptyState
      icon={UserRound}
      title={t('seeker.title')}
      actions={
        <>
          {to ? (
            <Button variant="primary" onClick={() => send({ type: 'logout.requested', path, to })}>
              {t('seeker.continue')}
            </Button>
          ) : (
            <>
              <Button variant="primary" onClick={() => send({ type: 'logout.requested', path, to: '/employer/register' })}>
                {t('seeker.register')}
              </Button>
              <Button onClick={() => send({ type: 'logout.requested', path, to: '/employer/login' })}>{t('seeker.login')}</Button>
            </>
          )}
          <ButtonLink to="/onsite-job" variant="quiet">
            {t('seeker.stay')}
          </ButtonLink>
        </>
      }
    >
      {t('seeker.text')}
    </EmptyState>
  );
}

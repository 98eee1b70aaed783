import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { SessionFlow } from '../../core/SessionFlow.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** On a job seeker's page, for an employer: says that it isn't for them, with links to continue. */
export function EmployerElsewhere() {
  const { t } = useTranslation('employer');
  const { send } = SessionFlow.useActorRef();
  const { pathname, search } = useLocation();
  const to = `/get-started?${new URLSearchParams({ redirect: pathname + search })}`;
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={t('elsewhere.title')}
      actions={
        <>
          <ButtonLink to="/employer" variant="primary">
            {t('elsewhere.hiring')}
          </ButtonLink>
          <Button onClick={() => send({ type: 'logout.requested', path: pathname, to })}>{t('elsewhere.switch')}</Button>
        </>
      }
    >
      {t('elsewhere.text')}
    </EmptyState>
  );
}

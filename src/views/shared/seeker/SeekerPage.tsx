import LockKeyhole from '~icons/lucide/lock-keyhole';
import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css, cx } from '#css/css';
import { EmployerElsewhere } from '../employer/EmployerElsewhere.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { containerStyle } from '../../ui/container.styles.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useIdentity } from '../../core/SessionFlow.tsx';

const column = css({ py: { base: '24', md: '48' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });

interface SeekerPageProps {
  /** Whose texts say the title, and why to sign in. */
  texts: 'settings' | 'profile' | 'resumeSync' | 'wizard' | 'myJobs' | 'application' | 'interview' | 'chat';
  /** How wide the page is. */
  className?: string;
  /** Where it is another than its texts'. */
  title?: string;
  /** Above the title: the way back to the list it is from. */
  back?: ReactNode;
  /** What anyone sees under the title. */
  above?: ReactNode;
  children: ReactNode;
}

/** A page for seekers: an employer is shown the way to their own, anyone else signs in first and comes back. */
export function SeekerPage({ texts, className, title, back, above, children }: SeekerPageProps) {
  const { t } = useTranslation(texts);
  const { pathname, search } = useLocation();
  const identity = useIdentity();
  return (
    <div className={containerStyle}>
      <div className={cx(column, className)}>
        {back}
        <h1 className={css({ textStyle: 'page' })}>{title ?? t('title')}</h1>
        {above}
        {identity === 'seeker' ? (
          children
        ) : identity === 'employer' ? (
          <EmployerElsewhere />
        ) : (
          <EmptyState
            icon={LockKeyhole}
            title={t('signIn.title')}
            actions={
              <ButtonLink to={`/get-started?redirect=${encodeURIComponent(pathname + search)}`} variant="primary">
                {t('signIn.action')}
              </ButtonLink>
            }
          >
            {t('signIn.text')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

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
  /** The namespace of the title, and of the reason to sign in. */
  texts: 'settings' | 'profile' | 'resumeSync' | 'wizard' | 'myJobs' | 'application' | 'interview' | 'chat';
  /** The width of the page. */
  className?: string;
  /** If it differs from the namespace's. */
  title?: string;
  /** The content has a visible title of its own. */
  isTitleHidden?: boolean;
  /** Above the title: the link back to the list. */
  back?: ReactNode;
  /** Below the title, visible to anyone. */
  above?: ReactNode;
  children: ReactNode;
}

/** A page for job seekers: shows employers a link to their own pages; anyone else signs in first and returns. */
export function SeekerPage({ texts, className, title, isTitleHidden = false, back, above, children }: SeekerPageProps) {
  const { t } = useTranslation(texts);
  const { pathname, search } = useLocation();
  const identity = useIdentity();
  return (
    <div className={containerStyle}>
      <div className={cx(column, className)}>
        {back}
        <h1 className={isTitleHidden ? css({ srOnly: true }) : css({ textStyle: 'page' })}>{title ?? t('title')}</h1>
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

import CircleCheck from '~icons/lucide/circle-check';
import { useTranslation } from 'react-i18next';
import type { Posting } from '../../../contract/postings.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** It is out: what happens next, and by when something is asked. */
export function Published({ posting }: { posting: Posting }) {
  const { t } = useTranslation('postings');
  return (
    <div role="status">
      <EmptyState
        icon={CircleCheck}
        title={t('published.title')}
        actions={
          <>
            <ButtonLink to="/employer/jobs" variant="primary">
              {t('published.list')}
            </ButtonLink>
            <ButtonLink to={posting.url}>{t('published.see')}</ButtonLink>
          </>
        }
      >
        {t('published.text', { title: posting.title })}
      </EmptyState>
    </div>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import type { EditorProps } from './editorProps.ts';

const REASONS = ['same', 'full', 'masking', 'unconfirmed', 'gone', 'refused'] as const;

/** Why a job wasn't published, and what to do about it. */
export function NotPublished({ state }: EditorProps) {
  const { t } = useTranslation('postings');
  const { same } = state.context;
  const reason = REASONS.find((name) => state.matches({ notPublished: name }));
  if (reason === undefined) return null;
  const title = same?.title ?? '';
  const way =
    reason === 'same' && same
      ? { to: `/employer/jobs/${same.id}`, words: t('notPublished.same.open', { title }) }
      : reason === 'full'
        ? { to: '/employer/company', words: t('full.action') }
        : reason === 'unconfirmed'
          ? { to: '/employer', words: t('unconfirmed.action') }
          : { to: '/employer/jobs', words: t('published.list') };
  return (
    <Callout
      severity="error"
      title={t(`notPublished.${reason}.title`)}
      actions={
        <ButtonLink size="small" to={way.to}>
          {way.words}
        </ButtonLink>
      }
    >
      {t(`notPublished.${reason}.text`, { title })}
    </Callout>
  );
}

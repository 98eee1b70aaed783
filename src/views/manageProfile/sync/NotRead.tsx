import CircleCheck from '~icons/lucide/circle-check';
import FileLock from '~icons/lucide/file-lock';
import FileQuestion from '~icons/lucide/file-question-mark';
import FileX from '~icons/lucide/file-x';
import Hourglass from '~icons/lucide/hourglass';
import Image from '~icons/lucide/image';
import Trash2 from '~icons/lucide/trash';
import { dateText } from '../../../lib/formatters.ts';
import type { IconComponent } from '../../ui/icon.ts';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { SyncExits, SyncParts } from './ResumeSync.tsx';

const ICONS = {
  crowded: Hourglass,
  tooLong: Hourglass,
  quotaUsed: Hourglass,
  needsOcr: Image,
  encrypted: FileLock,
  parseFailed: FileX,
  gone: Trash2,
  lowConfidence: FileQuestion,
  alreadyThere: CircleCheck,
} as const satisfies Record<string, IconComponent>;

/** Why the resume wasn't read, and the alternatives. */
export function NotRead({ state, send, typeIn, back }: SyncParts & SyncExits) {
  const { t, i18n } = useTranslation(['resumeSync', 'common']);
  const { retryAt, already, failure } = state.context;
  const retry = () => send({ type: 'sync.retried' });
  if (state.matches('failed'))
    return (
      <ErrorState title={t('failed.title')} reference={failure?.requestId ?? null} onRetry={retry}>
        {t('failed.text')}
      </ErrorState>
    );
  const reason = (Object.keys(ICONS) as (keyof typeof ICONS)[]).find((name) => state.matches(name));
  if (reason === undefined) return null;
  const isEmpty = reason === 'alreadyThere' && already === 0;
  const text =
    reason === 'quotaUsed'
      ? retryAt === null
        ? t('quotaUsed.textSoon')
        : t('quotaUsed.text', { time: dateText(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }, retryAt) })
      : t(isEmpty ? 'alreadyThere.noneText' : `${reason}.text`);
  const canRetry = state.can({ type: 'sync.retried' });
  return (
    <EmptyState
      icon={ICONS[reason]}
      title={t(isEmpty ? 'alreadyThere.none' : `${reason}.title`)}
      actions={
        <>
          {canRetry ? <Button onClick={retry}>{t('common:retry')}</Button> : null}
          {reason === 'lowConfidence' ? <Button onClick={() => send({ type: 'content.opened' })}>{t('lowConfidence.open')}</Button> : null}
          {reason === 'gone' || (reason === 'alreadyThere' && !isEmpty) ? null : typeIn}
          {back}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

import MessageCircleOff from '~icons/lucide/message-circle-off';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useEmployer } from './employer.ts';

/** Replaces conversations and invitations, for a recruiter who may not chat: what they can do, and whom to ask. */
export function NoChat() {
  const { t } = useTranslation('employer');
  const text = useNoChatText();
  return (
    <EmptyState icon={MessageCircleOff} title={t('noChat.title')}>
      {text}
    </EmptyState>
  );
}

/** The same in a sentence or two. */
export function useNoChatText(): string {
  const { t, i18n } = useTranslation('employer');
  const { membership } = useEmployer();
  return t('noChat.text', { names: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(membership.run_by) });
}

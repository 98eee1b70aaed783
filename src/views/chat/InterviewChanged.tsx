import { useTranslation } from '../ui/useTranslation.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import type { CardProps } from './MessageBody.tsx';
import { useChangeWords } from './useChangeWords.ts';

/** What one side, or the clock, changed about their interview, with a link to its current state. */
export function InterviewChanged({ message, chat }: Pick<CardProps<'interviewChanged'>, 'message' | 'chat'>) {
  const { t } = useTranslation('interviewChanges');
  const say = useChangeWords(chat);
  const { interview_id: id, changes } = message.body;
  return (
    <p dir="auto">
      {say(changes).join(' ')} <TextLink to={`${chat.role === 'seeker' ? '/interviews' : '/employer/interviews'}/${id}`}>{t('view')}</TextLink>
    </p>
  );
}

import { useTranslation } from '../ui/useTranslation.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import type { CardProps } from './MessageBody.tsx';
import { useChangeWords } from './useChangeWords.ts';

/** What one of the two changed of their interview, or the clock, and where it is as it stands now. */
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

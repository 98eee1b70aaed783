import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Interview } from '../../../contract/interview-records.ts';
import { TextLink } from '../ui/TextLink.tsx';

const links = css({ display: 'flex', flexWrap: 'wrap', rowGap: '8', columnGap: '24', '& a': { py: '12', my: '-12px' } });

/** Links to the interview's application and chat. */
export function InterviewLinks({ interview: { side, job, application_id: applicationId, chat_id: chatId } }: { interview: Interview }) {
  const { t } = useTranslation('interview');
  const application = side === 'seeker' ? `/recommended-job/applied/${job.id}` : `/employer/applicants/${applicationId}`;
  if (applicationId === null && chatId === null) return null;
  return (
    <p className={links}>
      {applicationId === null ? null : <TextLink to={application}>{t(`to.application.${side}`)}</TextLink>}
      {chatId === null ? null : <TextLink to={side === 'seeker' ? `/chat/${chatId}` : `/employer/chat/${chatId}`}>{t('to.chat')}</TextLink>}
    </p>
  );
}

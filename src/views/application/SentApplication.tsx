import FileText from '~icons/lucide/file-text';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AppliedJob } from '../../../contract/applications.ts';
import { dateText } from '../../lib/formatters.ts';
import { partStyle, partTitleStyle, quietTermStyle } from './application.styles.ts';

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** What the employer received: when, which resume, the first message, the answers. */
export function SentApplication({ application }: { application: AppliedJob }) {
  const { t, i18n } = useTranslation('application');
  const { created_at: at, resume, first_message: message, screening_answers: answers } = application;
  const date = dateText(i18n.language, { dateStyle: 'long', timeStyle: 'short' }, at);
  return (
    <section aria-labelledby="was-sent" className={partStyle}>
      <h2 id="was-sent" className={partTitleStyle}>
        {t('sent.title')}
      </h2>
      <dl className={css({ display: 'grid', gap: '12', '& dd': { minW: '0' } })}>
        <div>
          <dt className={quietTermStyle}>{t('sent.at')}</dt>
          <dd>
            <time dateTime={at}>{date}</time>
          </dd>
        </div>
        <div>
          <dt className={quietTermStyle}>{t('sent.resume')}</dt>
          <dd className={css({ display: 'flex', gap: '8', alignItems: 'center', overflowWrap: 'anywhere' })}>
            <FileText size={16} aria-hidden="true" className={css({ flexShrink: '0', color: 'quiet' })} />
            <bdi className={css({ minW: '0' })}>{resume?.filename ?? t('sent.resumeGone')}</bdi>
          </dd>
        </div>
        <div>
          <dt className={quietTermStyle}>{t('sent.message')}</dt>
          <dd className={words} dir="auto">
            {message || t('sent.noMessage')}
          </dd>
        </div>
        {answers.map(({ question, answer }, index) => (
          // The same question can occur twice; their order never changes.
          <div key={index}>
            <dt className={quietTermStyle} dir="auto">
              {question ?? t('sent.questionGone')}
            </dt>
            <dd className={words} dir="auto">
              {answer === 'yes' || answer === 'no' ? t(`sent.${answer}`) : answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import ShieldAlert from '~icons/lucide/shield-alert';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Chat, MessageWarning } from '../../../contract/chat-records.ts';
import { TextLink } from '../ui/TextLink.tsx';

const box = css({
  display: 'flex',
  gap: '8',
  mt: '8',
  p: '12',
  borderRadius: 'control',
  bg: 'waitingSoft',
  fontSize: '13',
  whiteSpace: 'normal',
  '& > svg': { flexShrink: '0', color: 'waitingText', mt: '2px' },
});

/** A calm warning about a message, with the available actions. */
export function Warnings({ warnings, chat }: { warnings: readonly MessageWarning[]; chat: Chat }) {
  const { t } = useTranslation('chat');
  return (
    <div className={box} role="note">
      <ShieldAlert size={18} aria-hidden="true" />
      <div className={css({ display: 'grid', gap: '4' })}>
        <p className={css({ fontWeight: '600', color: 'waitingText' })}>{t('warning.title')}</p>
        {warnings.map((warning) => (
          <p key={warning}>{t(`warning.${warning}`)}</p>
        ))}
        <p>{t('warning.aside')}</p>
        {chat.role === 'seeker' && chat.job ? (
          <p>
            <TextLink to={chat.job.url}>{t('warning.report')}</TextLink>
          </p>
        ) : null}
      </div>
    </div>
  );
}

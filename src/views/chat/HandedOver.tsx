import { useTranslation } from '../ui/useTranslation.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import type { CardProps } from './MessageBody.tsx';

/** Who speaks for the company from now on, and where, if the two already have a conversation. */
export function HandedOver({ message, chat }: CardProps<'handedOver'>) {
  const { t } = useTranslation('chat');
  const { name, before, goes_on_in: goesOnIn } = message.body;
  return (
    <p>
      {t('handedOver', { name, before, company: chat.company.name })}
      {goesOnIn && chat.role === 'seeker' ? (
        <>
          {' '}
          <TextLink to={`/chat/${goesOnIn}`}>{t('handedOver.goesOn', { name })}</TextLink>
        </>
      ) : null}
    </p>
  );
}

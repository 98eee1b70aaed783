import { useTranslation } from '../ui/useTranslation.tsx';
import { LIMITS } from '../../../contract/limits.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Phrases } from './Phrases.tsx';

/** Common phrases, next to the message field: a click inserts one into the message. */
export default function PhrasesDialog({ onClose, onUse }: { onClose: () => void; onUse: (text: string) => void }) {
  const { t } = useTranslation('chat');
  return (
    <Dialog isOpen onClose={onClose} title={t('phrases')} description={t('phrases.text')}>
      <Phrases kind="phrase" place="chat" most={LIMITS.chatPhrases} onUse={onUse} />
    </Dialog>
  );
}

import CircleCheck from '~icons/lucide/circle-check';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { SingpassParts } from './panel.ts';

/** The second dialog of specification §2, 420 wide. Closing it reloads the page for the verified user. */
export function SingpassDone({ state, onClose }: Pick<SingpassParts, 'state'> & { onClose: () => void }) {
  const { t } = useTranslation('singpass');
  const what = state.matches('declared') ? 'declared' : 'success';
  return (
    <Dialog
      isOpen={state.hasTag('verified')}
      onClose={onClose}
      title={t(`${what}.title`)}
      width={420}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('success.close')}
        </Button>
      }
    >
      <div className={css({ display: 'flex', gap: '16', alignItems: 'flex-start', '& > svg': { color: 'accentText', flexShrink: '0' } })}>
        <CircleCheck size={32} strokeWidth={1.75} aria-hidden="true" />
        <p>{t(`${what}.text`)}</p>
      </div>
    </Dialog>
  );
}

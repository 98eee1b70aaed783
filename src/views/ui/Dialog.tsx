import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { dialogStyle } from './dialog.styles.ts';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** Buttons, the main one first: it stands at the end, and on phones under the thumb. */
  actions?: ReactNode;
  /** Widest, in pixels. The specification gives 600 and 420 for the identity dialogs. */
  width?: number;
  /** False where a press outside must not close it. The close button and Escape still do. */
  isClosedByOutside?: boolean;
  /** A question whose answer loses something. */
  isAlert?: boolean;
  look?: 'dialog' | 'sheet';
}

/** Something to settle before going on. Keeps the focus, gives it back, closes on Escape. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
  width = 480,
  isClosedByOutside = true,
  isAlert = false,
  look = 'dialog',
}: DialogProps) {
  const { t } = useTranslation('common');
  const style = dialogStyle({ look });
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      closeOnInteractOutside={isClosedByOutside}
      role={isAlert ? 'alertdialog' : 'dialog'}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={style.backdrop} />
        <Ark.Positioner className={style.positioner}>
          <Ark.Content className={style.content} style={look === 'dialog' ? { maxInlineSize: width } : undefined}>
            <div className={style.head}>
              <Ark.Title className={style.title}>{title}</Ark.Title>
              <Ark.CloseTrigger asChild>
                <IconButton label={t('close')}>
                  <X size={20} aria-hidden="true" />
                </IconButton>
              </Ark.CloseTrigger>
            </div>
            <div className={style.body}>
              {description ? <Ark.Description className={css({ color: 'quiet', mb: '16' })}>{description}</Ark.Description> : null}
              {children}
            </div>
            {actions ? <div className={style.foot}>{actions}</div> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

/** What is too much for a dialog: filters, a menu. From below on phones, at the end of the page else. */
export function Sheet(props: Omit<DialogProps, 'look' | 'width' | 'isAlert'>) {
  return <Dialog {...props} look="sheet" />;
}

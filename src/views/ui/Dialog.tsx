import { Dialog as Ark } from '@ark-ui/react/dialog';
import { LocaleProvider } from '@ark-ui/react/locale';
import { Portal } from '@ark-ui/react/portal';
import X from '~icons/lucide/x';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { dialogStyle } from './dialog.styles.ts';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** Buttons, the main one first: it is at the end, and on phones within reach of the thumb. */
  actions?: ReactNode;
  /** Maximum width in pixels. The specification requires 600 and 420 for the identity dialogs. */
  width?: number;
  /** False if a click outside must not close it. The close button and Escape still do. */
  isClosedByOutside?: boolean;
  /** Confirms something destructive. */
  isAlert?: boolean;
  look?: 'dialog' | 'sheet';
  /** What gets the focus on close, if not what opened it, for example because that is gone. */
  focusAfter?: () => HTMLElement | null;
}

let lastInPage: HTMLElement | null = null;
let open = 0;

/** Whether a dialog is open or opening: known before its content is rendered. Taking the focus then would close it. */
export const isDialogOpen = (): boolean => open > 0;

/** What has the focus in the page itself, if anything: the page's body doesn't count, and no dialog, which may be closing. */
function focusedInPage(): HTMLElement | null {
  const at = document.activeElement;
  return at instanceof HTMLElement && at !== document.body && !at.closest('[role=dialog], [role=alertdialog]') ? at : null;
}

/**
 * Returns what gets the focus when the dialog closes: what had it when the dialog opened, recorded before anything inside takes it. A dialog that follows
 * another returns to what opened the first.
 */
function useFinalFocus(isOpen: boolean, focusAfter: DialogProps['focusAfter']): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null);
  const final = () => focusAfter?.() ?? (opener.current?.isConnected ? opener.current : null);
  const returnFocus = useEffectEvent(() => {
    if (!isDialogOpen() && !focusedInPage()) final()?.focus();
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    lastInPage = focusedInPage() ?? lastInPage;
    opener.current = lastInPage;
    open += 1;
    return () => {
      open -= 1;
      // Ark's focus trap, which returns it, starts a frame after opening. On a busy device, a dialog may close before that.
      requestAnimationFrame(() => returnFocus());
    };
  }, [isOpen]);
  return final;
}

/** A modal dialog. Traps the focus, returns it, closes on Escape. */
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
  focusAfter,
}: DialogProps) {
  const { t, i18n } = useTranslation('common');
  const style = dialogStyle({ look });
  const finalFocus = useFinalFocus(isOpen, focusAfter);
  return (
    <LocaleProvider locale={i18n.language}>
      <Ark.Root
        open={isOpen}
        onOpenChange={(change) => (change.open ? undefined : onClose())}
        closeOnInteractOutside={isClosedByOutside}
        finalFocusEl={finalFocus}
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
    </LocaleProvider>
  );
}

/** For more content than a dialog: filters, a menu. From the bottom on phones, otherwise at the end edge of the page. */
export function Sheet(props: Omit<DialogProps, 'look' | 'width' | 'isAlert'>) {
  return <Dialog {...props} look="sheet" />;
}

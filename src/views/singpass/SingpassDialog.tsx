import { useEffect, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import { Dialog } from '../ui/Dialog.tsx';
import { confirmPanel, fetchingPanel } from './confirmPanel.tsx';
import { declarePanel } from './declarePanel.tsx';
import type { SingpassPanel, SingpassParts } from './panel.ts';
import { refusedPanel } from './refusedPanel.tsx';
import { unavailablePanel } from './unavailablePanel.tsx';

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16', outline: 'none' });

/** The first dialog of specification §2: 600 wide, not closed by a click outside. */
export function SingpassDialog({ state, send }: Omit<SingpassParts, 't'>) {
  const { t } = useTranslation(['singpass', 'common']);
  const { pathname, search } = useLocation();
  const { title, description, actions, children } = panelOf({ state, send, t }, pathname + search);
  const content = useRef<HTMLDivElement>(null);
  // The clicked button is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) (content.current?.querySelector<HTMLElement>('select, input') ?? content.current)?.focus();
  });
  return (
    <Dialog
      isOpen={state.hasTag('open')}
      onClose={() => send({ type: 'dialog.closed' })}
      title={title}
      {...(description ? { description } : {})}
      width={600}
      isClosedByOutside={false}
      actions={actions}
    >
      <div ref={content} tabIndex={-1} className={stack}>
        {children}
      </div>
    </Dialog>
  );
}

function panelOf(parts: SingpassParts, path: string): SingpassPanel {
  const { state } = parts;
  if (state.matches('refused')) return refusedPanel(parts, path);
  if (state.matches('declaring')) return declarePanel(parts);
  if (state.hasTag('fetching')) return fetchingPanel(parts);
  if (state.hasTag('confirming')) return confirmPanel(parts);
  return unavailablePanel(parts);
}

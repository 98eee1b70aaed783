import ArrowDown from '~icons/lucide/arrow-down';
import ArrowUp from '~icons/lucide/arrow-up';
import X from '~icons/lucide/x';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { IconButton } from '../ui/IconButton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Applicant } from './Applicant.tsx';
import type { ApplicantParts } from './ApplicantParts.ts';
import { nextTo } from './stages.ts';

/** Below the sticky header; as high as the window allows below the page's heading, so that the actions are visible from the start. */
const pane = css({
  position: 'sticky',
  insetBlockStart: '64px',
  h: 'calc(100dvh - 134px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: '12',
  pt: '12',
  ps: '24',
  borderInlineStart: '1px solid {colors.line}',
});
const bar = css({ display: 'flex', alignItems: 'center', gap: '4', ms: '-12px', fontSize: '13', color: 'quiet' });
const end = css({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: '4' });

const WAYS: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

interface ApplicantBesideProps {
  id: string;
  parts: ApplicantParts;
  /** If the list has it. */
  name: string | undefined;
  /** The list in its order when the applicant was opened: reading one moves it to another stage, but shouldn't change which one is next. */
  order: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** An applicant next to the list on a wide screen. Arrow keys on the name go to the next one, Escape returns to the list. */
export function ApplicantBeside({ id, parts, name, order, onOpen, onClose }: ApplicantBesideProps) {
  const { t } = useTranslation('applicants');
  const heading = useRef<HTMLHeadingElement>(null);
  const [known, setKnown] = useState<{ id: string; name: string } | null>(null);
  const onNamed = useCallback((newName: string | null) => setKnown(newName === null ? null : { id, name: newName }), [id]);
  useEffect(() => {
    if (id !== '') heading.current?.focus({ preventScroll: true });
  }, [id]);
  const place = useRef<HTMLElement>(null);
  const at = order.indexOf(id);
  const go = (way: -1 | 1) => {
    const next = nextTo(order, id, way);
    if (next !== null) onOpen(next);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') return onClose();
    const way = event.target === heading.current ? WAYS[event.key] : undefined;
    if (!way) return;
    event.preventDefault();
    go(way);
  });
  useEffect(() => {
    const element = place.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  return (
    <aside className={pane} aria-labelledby="beside-name" ref={place}>
      <div className={bar}>
        <IconButton label={t('beside.previous')} disabled={nextTo(order, id, -1) === null} onClick={() => go(-1)}>
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('beside.next')} disabled={nextTo(order, id, 1) === null} onClick={() => go(1)}>
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
        {at < 0 ? null : <span>{t('beside.place', { place: at + 1, count: order.length })}</span>}
        <span className={end}>
          <TextLink to={`/employer/applicants/${id}`} variant="quiet">
            {t('beside.whole')}
          </TextLink>
          <IconButton label={t('beside.close')} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <h2
        ref={heading}
        id="beside-name"
        tabIndex={-1}
        className={css({ textStyle: 'title', outline: 'none', overflowWrap: 'anywhere' })}
        aria-keyshortcuts="ArrowDown ArrowUp"
      >
        {(known?.id === id ? known.name : name) ?? t('one.title')}
      </h2>
      <Applicant key={id} id={id} parts={parts} onNamed={onNamed} isBeside />
    </aside>
  );
}

import X from '~icons/lucide/x';
import { useId, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { css } from '#css/css';
import type { RunningCharts } from '../../services/flowPanel/runningCharts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useTranslation } from '../ui/useTranslation.tsx';
import { ChartCard } from './ChartCard.tsx';

/** Above the bars that stand at a phone's foot. */
const opener = css({
  position: 'fixed',
  insetInlineStart: '12',
  insetBlockEnd: { base: '84px', md: '16' },
  zIndex: 'notice',
  minH: '44px',
  px: '16',
  borderRadius: 'full',
  bg: 'ink',
  color: 'paper',
  textStyle: 'strong',
  boxShadow: 'float',
});
const panel = css({
  position: 'fixed',
  inset: 'auto',
  insetInline: '0',
  insetBlockEnd: '0',
  w: '100%',
  maxH: '70dvh',
  m: '0',
  p: '16',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bg: 'raised',
  color: 'ink',
  border: 'none',
  borderStartStartRadius: 'card',
  borderStartEndRadius: 'card',
  boxShadow: 'float',
  md: { insetInline: 'auto 16px', insetBlock: '76px auto', w: '380px', maxH: 'calc(100dvh - 92px)', borderRadius: 'card' },
});
const head = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8' });

/** The charts that run in the page, as they run: it stays open while one uses the page, and Escape closes it. */
export function FlowPanel({ charts }: { charts: RunningCharts }) {
  const { t } = useTranslation('dev');
  const running = useSyncExternalStore(charts.subscribe, charts.shown);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    box.current?.hidePopover();
    button.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog of the page stays open.
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from whatever in it has the focus
    <aside aria-label={t('charts.title')} onKeyDown={leave}>
      <button ref={button} type="button" className={opener} popoverTarget={id}>
        {t('charts.open', { count: running.length })}
      </button>
      <div ref={box} id={id} role="group" popover="manual" className={panel} aria-label={t('charts.title')}>
        <div className={head}>
          <div>
            <h2 className={css({ textStyle: 'section' })}>{t('charts.title')}</h2>
            <p className={css({ textStyle: 'small', color: 'quiet' })}>{t('charts.lead')}</p>
          </div>
          <IconButton label={t('charts.close')} onClick={close}>
            <X />
          </IconButton>
        </div>
        <ul className={css({ display: 'grid', gap: '8', mt: '12' })}>
          {running.map((chart) => (
            <li key={chart.key}>
              <ChartCard chart={chart} />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

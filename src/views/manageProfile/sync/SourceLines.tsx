import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { FoundItem } from '../../../machines/resumeSync/resumeSync.types.ts';

const SHOWN = 4;
const box = css({
  display: 'grid',
  gap: '2px',
  ps: '12',
  borderInlineStart: '2px solid {colors.line}',
  fontSize: '13',
  color: 'quiet',
  overflowWrap: 'anywhere',
});

/** The lines of the resume that something was read from: the first of them, the rest on demand. */
export function SourceLines({ lines }: Pick<FoundItem, 'lines'>) {
  const { t } = useTranslation('resumeSync');
  const each = (some: FoundItem['lines'], from: number) => some.map(({ text }, index) => <p key={from + index}>{text}</p>);
  const pages = [...new Set(lines.map(({ page }) => page))].join(', ');
  return (
    <blockquote className={box}>
      {each(lines.slice(0, SHOWN), 0)}
      {lines.length > SHOWN ? (
        <details>
          <summary className={css({ cursor: 'pointer', minH: '44px', display: 'flex', alignItems: 'center' })}>
            {t('line.more', { count: lines.length - SHOWN })}
          </summary>
          {each(lines.slice(SHOWN), SHOWN)}
        </details>
      ) : null}
      <p className={css({ color: 'quiet' })}>{t('line', { page: pages })}</p>
    </blockquote>
  );
}

import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Picture } from './Picture.tsx';
import type { TemplateParts } from './TemplateParts.ts';

const list = css({ listStyle: 'none', display: 'grid', gap: '16', transition: 'opacity {durations.base}', '&[data-stale]': { opacity: '0.4' } });
const page = css({ borderRadius: 'control', overflow: 'hidden', boxShadow: '0 0 0 1px {colors.line}' });

/** The pages; the previous ones stay, faded, until the new ones are drawn. */
export function TemplatePages({ state }: Pick<TemplateParts, 'state'>) {
  const { t } = useTranslation('resumes');
  const { pages } = state.context;
  const isDrawing = state.matches({ shaping: 'drawing' });
  return (
    <div className={css({ minW: '0' })}>
      <p role="status" className={css({ srOnly: true })}>
        {isDrawing ? t('shape.drawing') : ''}
      </p>
      {pages.length === 0 && isDrawing ? (
        <div className={css({ aspectRatio: '210 / 297' })}>
          <Skeleton height="100%" />
        </div>
      ) : null}
      {pages.length > 0 ? (
        <ul aria-label={t('shape.pages')} className={list} data-stale={isDrawing || undefined}>
          {pages.map((one, index) => (
            <li key={index} className={page}>
              <Picture page={one} alt={t('shape.page', { page: index + 1, pages: pages.length })} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

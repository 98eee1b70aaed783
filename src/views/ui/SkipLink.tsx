import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';

const style = css({
  position: 'fixed',
  insetBlockStart: '8',
  insetInlineStart: '8',
  zIndex: 'notice',
  px: '16',
  py: '12',
  bg: 'raised',
  borderRadius: 'control',
  boxShadow: 'float',
  fontWeight: '600',
  '&:not(:focus)': { translate: '0 -200%' },
});

/** The first tab stop: skips the header, to the page's own content. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const { t } = useTranslation('common');
  return (
    <a href={`#${target}`} className={style}>
      {t('skip')}
    </a>
  );
}

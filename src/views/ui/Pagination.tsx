import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';
import { useTranslation } from './useTranslation.tsx';
import { css, cx } from '#css/css';
import { Link } from './Link.tsx';
import { pageWindow } from './pageWindow.ts';

const list = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '4' });
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: '44px',
  h: '44px',
  px: '8',
  borderRadius: 'control',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: '500',
  color: 'quiet',
  _hover: { bg: 'hover', color: 'ink' },
  '&[aria-current]': { bg: 'accentSoft', color: 'accentText', fontWeight: '600' },
  '& svg': { _rtl: { scale: '-1 1' } },
});

interface PaginationProps {
  page: number;
  pages: number;
  /** The URL of a page: each is a link, so that it can be opened, shared and found. */
  hrefOf: (page: number) => string;
}

/** The links to the pages of a list. Nothing if there is only one. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const { t, i18n } = useTranslation('common');
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages.label')}>
      <ul className={list}>
        {page > 1 ? (
          <li>
            <Link to={hrefOf(page - 1)} rel="prev" className={item} aria-label={t('pages.previous')}>
              <ChevronLeft size={18} aria-hidden="true" />
            </Link>
          </li>
        ) : null}
        {pageWindow(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className={css({ px: '4', color: 'faint' })}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link to={hrefOf(number)} className={cx(item)} aria-current={number === page ? 'page' : undefined} aria-label={t('pages.page', { page: number })}>
                {number.toLocaleString(i18n.language)}
              </Link>
            </li>
          ),
        )}
        {page < pages ? (
          <li>
            <Link to={hrefOf(page + 1)} rel="next" className={item} aria-label={t('pages.next')}>
              <ChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

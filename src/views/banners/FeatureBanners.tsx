import X from '~icons/lucide/x';
import { useMachine } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { FeatureBanner } from '../../../contract/config.ts';
import { BANNER } from '../../../contract/drawings.ts';
import { shownOf } from '../../machines/featureBanners/featureBanners.machine.ts';
import { featureBanners, readHidden } from '../../services/featureBanners.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const row = css({
  display: 'grid',
  gap: { base: '12', md: '16' },
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: 'min(84%, 340px)', md: 'auto' },
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  // On a phone, they scroll sideways to the edges of the page.
  overflowX: { base: 'auto', md: 'visible' },
  scrollSnapType: { base: 'x proximity', md: 'none' },
  marginInline: { base: '-16px', md: '0' },
  paddingInline: { base: '16', md: '0' },
  scrollPaddingInline: '16px',
  paddingBlock: '4px',
  scrollbarWidth: 'none',
  _focusVisible: { outline: 'none' },
});
const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minW: '0',
  scrollSnapAlign: 'start',
  overflow: 'clip',
  bg: 'raised',
  borderRadius: 'card',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  transition: 'box-shadow {durations.base}',
  _hover: { boxShadow: 'inset 0 0 0 1px {colors.edge}' },
  '&:has(a:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
});
const picture = css({ display: 'block', w: '100%', h: 'auto', bg: 'sunken' });
const words = css({ p: '16', overflowWrap: 'anywhere' });
// The whole card is the link; the hide button is above it.
const whole = css({ _after: { content: '""', position: 'absolute', inset: '0' }, _focusVisible: { outline: 'none' } });
const hide = css({
  position: 'absolute',
  insetBlockStart: '0',
  insetInlineEnd: '0',
  zIndex: '1',
  color: 'ink',
  _hover: { bg: 'transparent' },
  '& svg': {
    p: '6px',
    boxSizing: 'content-box',
    borderRadius: 'full',
    bg: 'color-mix(in oklab, {colors.raised} 88%, transparent)',
    transition: 'background-color {durations.fast}',
  },
  '&:hover svg': { bg: 'raised' },
});

/**
 * What else the product can do, from the server's list for the country; each can be hidden with a click, and the section disappears with the last
 * one.
 */
export function FeatureBanners({ banners }: { banners: readonly FeatureBanner[] }) {
  const { t } = useTranslation('home');
  const [state, send] = useMachine(featureBanners, { input: { banners, hidden: readHidden() } });
  const list = useRef<HTMLUListElement>(null);
  if (!state.matches('shown')) return null;
  const hideOne = (id: number) => {
    send({ type: 'banner.hidden', id });
    // The focused button is gone; the next Tab continues from here.
    list.current?.focus();
  };
  return (
    <section aria-labelledby="banners" className={cx(containerStyle, css({ py: { base: '24', md: '32' } }))}>
      <h2 id="banners" className={css({ textStyle: 'title', mb: '16' })}>
        {t('banners.title')}
      </h2>
      <ul ref={list} tabIndex={-1} className={row}>
        {shownOf(state.context).map(({ id, value, description, url, image }) => (
          <li key={id} className={card}>
            <img src={image} width={BANNER.width} height={BANNER.height} alt="" loading="lazy" decoding="async" className={picture} />
            <div className={words}>
              <h3 className={css({ fontSize: '17', lineHeight: '1.35', fontWeight: '600' })}>
                <TextLink to={url} variant="plain" className={whole}>
                  {value}
                </TextLink>
              </h3>
              <p className={css({ color: 'quiet', mt: '4' })}>{description}</p>
            </div>
            <IconButton label={t('banners.hide', { title: value })} className={hide} onClick={() => hideOne(id)}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

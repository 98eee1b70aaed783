import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { containerStyle } from '../ui/container.styles.ts';

const band = css({
  py: '24',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16',
    pt: '24',
    borderBlockStart: '1px solid {colors.line}',
  },
});

/** At the end of the home page, for employers. */
export function HomeHiring() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="hiring" className={cx(containerStyle, band)}>
      <div>
        <div>
          <h2 id="hiring" className={css({ textStyle: 'section' })}>
            {t('hiring.title')}
          </h2>
          <p className={css({ color: 'quiet' })}>{t('hiring.text')}</p>
        </div>
        <ButtonLink to="/employer">{t('hiring.action')}</ButtonLink>
      </div>
    </section>
  );
}

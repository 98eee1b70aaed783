import Check from '~icons/lucide/check';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { RESUME_TEMPLATES } from '../../../contract/resume-document.ts';
import { useTitle } from '../core/useTitle.ts';
import { containerStyle } from '../ui/container.styles.ts';
import { TemplateCard } from './TemplateCard.tsx';
import { UseTemplate } from './UseTemplate.tsx';

const page = css({ py: { base: '24', md: '48' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '32', md: '48' } });
const reasons = css({
  listStyle: 'none',
  display: 'grid',
  gap: '8',
  mt: '16',
  '& li': { display: 'flex', gap: '8', alignItems: 'flex-start' },
  '& svg': { flexShrink: '0', mt: '2px', color: 'accentText' },
});
const grid = css({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32',
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: '48' },
});
/** What fills the last row. */
const unsure = css({ display: 'grid', gap: '12', justifyItems: 'start', alignContent: 'center', lg: { gridColumn: 'span 2', ps: '48' } });
const REASONS = ['once', 'readable', 'yours'] as const;
/** Above the fold on a wide screen. */
const EAGER = 3;

/** /free-resume-template: every template with a made-up example, and what it is good for. */
export default function FreeResumePage() {
  const { t } = useTranslation('freeResume');
  useTitle(t('title'));
  return (
    <div className={cx(containerStyle, page)}>
      <header className={css({ maxW: '68ch' })}>
        <h1 className={css({ textStyle: { base: 'page', md: 'hero' } })}>{t('title')}</h1>
        <p className={css({ textStyle: 'lead', color: 'quiet', mt: '8' })}>{t('text')}</p>
        <ul className={reasons}>
          {REASONS.map((reason) => (
            <li key={reason}>
              <Check size={20} aria-hidden="true" />
              <span>{t(`reason.${reason}`)}</span>
            </li>
          ))}
        </ul>
      </header>
      <ul className={grid} aria-label={t('list')}>
        {RESUME_TEMPLATES.map((name, index) => (
          <li key={name}>
            <TemplateCard name={name} isInSight={index < EAGER} />
          </li>
        ))}
        <li className={unsure}>
          <h2 className={css({ textStyle: 'title' })}>{t('unsure.title')}</h2>
          <p className={css({ textStyle: 'lead', color: 'quiet', maxW: '44ch' })}>{t('unsure.text')}</p>
          <UseTemplate name="classic" variant="primary">
            {t('unsure.use')}
          </UseTemplate>
        </li>
      </ul>
    </div>
  );
}

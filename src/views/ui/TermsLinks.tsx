import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { TextLink } from './TextLink.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', fontSize: '13', '& a': { display: 'inline-flex', alignItems: 'center', minH: '44px' } });

/** Links to the two texts, where the user agrees to them. They open in a new tab, so that input isn't lost. */
export function TermsLinks() {
  const { t } = useTranslation('common');
  return (
    <div className={row}>
      {(['terms', 'privacy'] as const).map((name) => (
        <TextLink key={name} to={`/${name}`} target="_blank">
          {t(name)}
          <VisuallyHidden> {t('terms.newTab')}</VisuallyHidden>
        </TextLink>
      ))}
    </div>
  );
}

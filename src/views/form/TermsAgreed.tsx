import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Filled } from '../ui/Filled.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** What one agrees to by going on, in one sentence with the ways to both texts. In a tab of their own: what is typed here stays. */
export function TermsAgreed() {
  const { t } = useTranslation('common');
  const link = (name: 'terms' | 'privacy') => (
    <TextLink to={`/${name}`} target="_blank">
      {t(name)}
      <VisuallyHidden> {t('terms.newTab')}</VisuallyHidden>
    </TextLink>
  );
  return (
    <p className={css({ fontSize: '13', color: 'quiet' })}>
      <Filled text={(terms, privacy) => t('terms.agreed', { terms, privacy })} second={link('privacy')}>
        {link('terms')}
      </Filled>
    </p>
  );
}

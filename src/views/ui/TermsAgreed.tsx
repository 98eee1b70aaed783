import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { TextLink } from './TextLink.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const LINKS = ['terms', 'privacy'] as const;
/** No text has them: they are for private use. One for each link. */
const SLOTS = ['\uE000', '\uE001'] as const;

/** What one agrees to by going on, in one sentence with the ways to both texts. In a tab of their own: what is typed here stays. */
export function TermsAgreed() {
  const { t } = useTranslation(['getStarted', 'common']);
  const [terms, privacy] = SLOTS;
  return (
    <p className={css({ fontSize: '13', color: 'quiet' })}>
      {t('ways.terms', { terms, privacy })
        .split(/([\uE000\uE001])/)
        .map((part) => {
          const name = LINKS.find((_, index) => SLOTS[index] === part);
          return name ? (
            <TextLink key={part} to={`/${name}`} target="_blank">
              {t(`common:${name}`)}
              <VisuallyHidden> {t('common:terms.newTab')}</VisuallyHidden>
            </TextLink>
          ) : (
            <Fragment key={part}>{part}</Fragment>
          );
        })}
    </p>
  );
}

import { Fragment } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { TextLink } from './TextLink.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const LINKS = ['terms', 'privacy'] as const;
/** Private-use characters, which no text contains. One for each link. */
const SLOTS = ['\uE000', '\uE001'] as const;

/** A consent sentence that contains links to both texts. They open in a new tab, so that input isn't lost. */
export function TermsSentence({ of }: { of: 'terms' | 'ways.terms' }) {
  const { t } = useTranslation(['getStarted', 'common']);
  const [terms, privacy] = SLOTS;
  return t(of, { terms, privacy })
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
    });
}

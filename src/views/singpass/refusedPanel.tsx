import { ButtonLink } from '../ui/ButtonLink.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { Button } from '../ui/Button.tsx';
import type { SingpassPanel, SingpassParts } from './panel.ts';

/** Not available to this user: why, and how to continue. @param path where to return to, with what opens the dialog */
export function refusedPanel({ state, send, t }: SingpassParts, path: string): SingpassPanel {
  const close = (
    <Button variant="plain" onClick={() => send({ type: 'dialog.closed' })}>
      {t('common:close')}
    </Button>
  );
  if (state.matches({ refused: 'loginRequired' })) {
    return {
      title: t('refused.loginRequired.title'),
      description: t('refused.loginRequired.text'),
      actions: (
        <>
          <ButtonLink to={`/get-started?redirect=${encodeURIComponent(path)}`} variant="primary">
            {t('refused.loginRequired.action')}
          </ButtonLink>
          {close}
        </>
      ),
    };
  }
  if (state.matches({ refused: 'seekersOnly' })) return { title: t('refused.seekersOnly.title'), description: t('refused.seekersOnly.text'), actions: close };
  return {
    title: t('refused.otherMarket.title'),
    description: t('refused.otherMarket.text'),
    actions: (
      <>
        {/* The server stores the country in a link, so the page reloads. */}
        <a href="?country=sg&showSingpassInfo=1" className={buttonStyle({ variant: 'primary' })}>
          {t('refused.otherMarket.action')}
        </a>
        {close}
      </>
    ),
  };
}

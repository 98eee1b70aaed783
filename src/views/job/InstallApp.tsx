import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { BRAND } from '../../lib/brand.ts';
import { installAppMachine } from '../../machines/installApp/installApp.machine.ts';
import { askToInstall, installWay, watchInstallation } from '../../services/installApp.ts';
import { useHydrated } from '../core/useHydrated.ts';
import { useTexts } from '../core/useTexts.ts';
import { Button } from '../ui/Button.tsx';

const logic = installAppMachine.provide({ actors: { watchInstallation, askToInstall } });
const panel = css({ p: '24', borderRadius: 'card', bg: 'raised', boxShadow: 'inset 0 0 0 1px {colors.line}', display: 'grid', gap: '12', hideFrom: 'md' });

/** On a phone whose browser supports it: installs the site as an app. The server doesn't know the browser, so it renders nothing. */
export default function InstallApp() {
  return useHydrated() ? <InstallOffer /> : null;
}

function InstallOffer() {
  useTexts('installApp');
  const { t } = useTranslation('installApp');
  const actor = useActorRef(logic, { input: { way: installWay() } });
  const isOffered = useSelector(actor, (state) => state.matches({ byQuestion: 'offered' }) || state.matches({ byHand: 'offered' }));
  const isAsking = useSelector(actor, (state) => state.matches({ byQuestion: 'asking' }));
  const isInSteps = useSelector(actor, (state) => state.matches({ byHand: 'steps' }));
  const isInstalled = useSelector(actor, (state) => state.matches({ byQuestion: 'installed' }));
  if (!isOffered && !isAsking && !isInSteps && !isInstalled) return null;
  return (
    <section aria-labelledby="install-app" className={panel}>
      <h2 id="install-app" className={css({ textStyle: 'card' })}>
        {t('title')}
      </h2>
      <p role="status" className={css({ color: 'quiet', textWrap: 'pretty' })}>
        {t(isInstalled ? 'installed' : isInSteps ? 'steps' : 'text', { brand: BRAND.name })}
      </p>
      {isInstalled ? null : isInSteps ? (
        <Button onClick={() => actor.send({ type: 'steps.closed' })}>{t('close')}</Button>
      ) : (
        <Button isLoading={isAsking} onClick={() => actor.send({ type: 'install.requested' })}>
          {t('install')}
        </Button>
      )}
    </section>
  );
}

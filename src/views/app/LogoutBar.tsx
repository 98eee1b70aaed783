import { useSelector } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { ActorRefFrom } from 'xstate';
import { css, cx } from '#css/css';
import type { logoutMachine } from '../../machines/logout/logout.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { containerStyle } from '../ui/container.styles.ts';

/**
 * Shown above the page while signing out. Until the server has confirmed it, says that the user is still signed in, because the device may be shared.
 */
export default function LogoutBar({ logout }: { logout: ActorRefFrom<typeof logoutMachine> }) {
  const { t } = useTranslation(['layout', 'common']);
  const state = useSelector(logout, (snapshot) => snapshot);
  const problem = (['offline', 'failed'] as const).find((name) => state.matches(name));
  return (
    <div className={cx(containerStyle, css({ py: '12' }))}>
      {problem ? (
        <Callout
          severity={problem === 'offline' ? 'warning' : 'error'}
          title={t(`logOut.${problem}`)}
          actions={
            <>
              <Button onClick={() => logout.send({ type: 'logout.retried' })}>{t('common:retry')}</Button>
              <Button variant="plain" onClick={() => logout.send({ type: 'logout.abandoned' })}>
                {t('logOut.stay')}
              </Button>
            </>
          }
        >
          {t(`logOut.${problem}Text`)}
        </Callout>
      ) : (
        <p role="status" className={css({ color: 'quiet' })}>
          {t('logOut.busy')}…
        </p>
      )}
    </div>
  );
}

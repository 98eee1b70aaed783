import { useEffect, useState, type PropsWithChildren } from 'react';
import { css } from '#css/css';
import { onCallFailed } from '../../services/api.ts';
import { useBoot } from '../core/boot.ts';
import { deferred } from '../core/deferred.tsx';
import { OutageFlow } from '../core/OutageFlow.ts';

const MaintenanceScreen = deferred(
  () => import('../maintenance/MaintenanceScreen.tsx'),
  () => Promise.resolve(),
);

/** Starts from the page the server rendered, which may be the maintenance page; checks after any call with status 503. */
export function OutageProvider({ children }: PropsWithChildren) {
  const { page } = useBoot();
  const [input] = useState(() => (page.page === 'maintenance' ? { outage: { isOutage: true, until: page.data.until } } : {}));
  return (
    <OutageFlow.Provider options={{ input }}>
      <Suspicion />
      {children}
    </OutageFlow.Provider>
  );
}

function Suspicion() {
  const { send } = OutageFlow.useActorRef();
  useEffect(() => onCallFailed(({ status }) => (status === 503 ? send({ type: 'outage.suspected' }) : undefined)), [send]);
  return null;
}

/** The maintenance screen, covering the page during maintenance. The page underneath stays mounted, so that no input is lost. */
export function OutageCover({ children }: PropsWithChildren) {
  const isDown = OutageFlow.useSelector((state) => state.hasTag('down'));
  return (
    <>
      {isDown ? <Maintenance /> : null}
      <div hidden={isDown} className={isDown ? undefined : css({ display: 'contents' })}>
        {children}
      </div>
    </>
  );
}

/** The maintenance screen with its chart. */
function Maintenance() {
  const { now } = useBoot();
  const { send } = OutageFlow.useActorRef();
  const until = OutageFlow.useSelector((state) => state.context.until);
  const isBusy = OutageFlow.useSelector((state) => state.hasTag('busy'));
  return <MaintenanceScreen until={until} now={now} isRetrying={isBusy} onRetry={() => send({ type: 'check.retried' })} />;
}

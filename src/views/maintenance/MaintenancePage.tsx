import { useBoot, usePageData } from '../app/boot.ts';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

/** The maintenance page; trying again asks the server for the page anew. */
export default function MaintenancePage() {
  const { now } = useBoot();
  return <MaintenanceScreen until={usePageData('maintenance')?.until ?? null} now={now} onRetry={() => window.location.reload()} />;
}

import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import type { teamMachine } from '../../machines/team/team.machine.ts';
import { Callout } from '../ui/Callout.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { newsStyle } from '../ui/news.styles.ts';
import { nameIn } from './memberName.ts';

/** The result of the last change, announced to screen readers. */
export function TeamNews({ state }: { state: SnapshotFrom<typeof teamMachine> }) {
  const { t } = useTranslation('team');
  const { team, change, message } = state.context;
  const values = { name: nameIn(team, change), email: change?.kind === 'invite' ? change.email : '' };
  return (
    <div role="status" className={newsStyle}>
      {state.matches({ listed: { team: 'refreshing' } }) ? <VisuallyHidden>{t('refreshing')}</VisuallyHidden> : null}
      {state.matches({ listed: { outcome: 'done' } }) && change ? <Callout severity="success">{t(`done.${change.kind}`, values)}</Callout> : null}
      {state.matches({ listed: { outcome: 'refused' } }) ? <Callout severity="warning">{message}</Callout> : null}
      {state.matches({ listed: { outcome: 'failed' } }) ? <Callout severity="error">{t('failed')}</Callout> : null}
    </div>
  );
}
